import { join } from 'node:path'
import { ace, startServer } from '#bench/support/child_server'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import { temporaryFolder } from '#bench/support/temporary_folder'
import { createKey } from '#bench/support/workspace'
import { writePeople } from '../scale/records.js'

export type HostileService = { url: string; attacker: string; bystander: string; stop(): Promise<void> }

/**
 * Starts a service in one process with SQLite and the embedded index, and a key for each of two
 * workspaces.
 */
export async function startService(people: SyntheticPeople, count: number): Promise<HostileService> {
  const directory = temporaryFolder('hostile')
  const env = { DATA_DIR: join(directory, 'data'), DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' }
  const file = join(directory, 'people.jsonl')
  writePeople(file, people, count)
  await ace(['people:import', file], env)
  const attacker = await createKey(env, { workspace: 'Attacker' })
  const bystander = await createKey(env, { workspace: 'Bystander' })
  const { url, stop } = await startServer('kith', 'bin/server.ts', env)
  return { url, attacker, bystander, stop }
}
