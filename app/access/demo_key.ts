import { existsSync, readFileSync } from 'node:fs'
import { dataPath } from '#start/env'

/** The file with the demo key, which each start prints; the database holds only its hash. */
export const demoKeyFile = () => dataPath('secrets', 'demo_key')

/** Returns the demo key, or null if there is no demo world. */
export function demoKey(): string | null {
  return existsSync(demoKeyFile()) ? readFileSync(demoKeyFile(), 'utf8') : null
}
