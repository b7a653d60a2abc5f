import { existsSync, readFileSync } from 'node:fs'
import { dataPath } from '#start/env'

/**
 * Returns the path of the file with the demo key. Each start prints the key from this file, because
 * the database stores only the key's hash.
 */
export const demoKeyFile = () => dataPath('secrets', 'demo_key')

/** Returns the demo key, or null without demo data. */
export function demoKey(): string | null {
  return existsSync(demoKeyFile()) ? readFileSync(demoKeyFile(), 'utf8') : null
}
