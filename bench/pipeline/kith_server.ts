import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ace, startServer } from '#bench/support/child_server'
import { createKey } from '#bench/support/workspace'
import type { Measured } from './rounds.js'

const PEOPLE = [
  {
    name: 'Ada Lovelace',
    title: 'Mathematician',
    company: 'Analytical Engines',
    city: 'London',
    country: 'GB',
  },
  { name: 'Grace Hopper', title: 'Computer Scientist', company: 'Navy', city: 'New York', country: 'US' },
  { name: 'Mary Kenneth Keller', title: 'Professor', company: 'Clarke', city: 'Dubuque', country: 'US' },
]

/**
 * Starts the service in its own data folder, with an enterprise workspace, one key with all scopes,
 * and three people.
 */
export async function startKith(
  name: string,
  directory: string,
  databaseUrl: string | undefined,
  nodeArgs: string[]
): Promise<Measured> {
  const env = { DATA_DIR: directory, DEMO: '0', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const people = join(directory, 'people.jsonl')
  writeFileSync(people, PEOPLE.map((person) => JSON.stringify(person)).join('\n'))
  await ace(['people:import', people], env)
  const key = await createKey(env, { hasKeyRate: false })
  return { ...(await startServer(name, 'bench/pipeline/kith/server.ts', env, nodeArgs)), key }
}
