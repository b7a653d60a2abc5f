import { existsSync, readFileSync } from 'node:fs'
import { dataPath } from '#start/env'

/** Where the demo key is kept, so that each start can print it; the database holds only its hash. */
export const demoKeyFile = () => dataPath('secrets', 'demo_key')

/** The demo key, or null where no demo world was made. */
export function demoKey(): string | null {
  return existsSync(demoKeyFile()) ? readFileSync(demoKeyFile(), 'utf8') : null
}
