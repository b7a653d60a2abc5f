import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ace, startServer } from '#bench/support/child_server'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import { writeRecords } from '../scale/records.js'

/** So high that no rate limit helps the service. */
const RATE = 1_000_000_000

export type HostileService = { url: string; attacker: string; bystander: string; stop(): Promise<void> }

/** A service of one process on SQLite and the embedded index, with a key for each of two workspaces. */
export async function startService(people: SyntheticPeople, count: number): Promise<HostileService> {
  const directory = mkdtempSync(join(tmpdir(), 'kith-bench-hostile-'))
  const env = { DATA_DIR: join(directory, 'data'), DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' }
  const file = join(directory, 'people.jsonl')
  writeRecords(
    file,
    Array.from({ length: count }, (_, number) => people.person(number))
  )
  await ace(['people:import', file], env)
  const keyOf = async (name: string): Promise<string> => {
    const { slug } = await ace(['workspace:create', name, `--rate=${RATE}`, '--credits=1000000000'], env)
    const { key } = await ace(['key:create', `--workspace=${slug}`, '--scopes=all', `--rate=${RATE}`], env)
    return key
  }
  const [attacker, bystander] = [await keyOf('Attacker'), await keyOf('Bystander')]
  const server = await startServer('kith', 'bin/server.ts', env)
  const stop = async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { url: server.url, attacker, bystander, stop }
}
