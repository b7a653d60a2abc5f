import { setTimeout as sleep } from 'node:timers/promises'
import { ace, startServer } from '#bench/support/child_server'
import { temporaryFolder } from '#bench/support/temporary_folder'
import { apiClient, createKey } from '#bench/support/workspace'
import type { Shown, SetCase, World } from './world.js'

type BuiltSet = { people: Shown[]; reason: string; seconds: number }
export type SetService = { build(wish: SetCase, count: number): Promise<BuiltSet>; stop(): Promise<void> }

const POLL_MS = 200

/** Starts the service in a temporary folder with the index and archive of a world. */
export async function startService(world: World): Promise<SetService> {
  const directory = temporaryFolder('sets')
  const env = { DATA_DIR: directory, DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' }
  await ace(['people:import', world.file('people.jsonl.gz')], env)
  await ace(['companies:import', world.file('companies.jsonl.gz')], env)
  await ace(['evidence:import', world.file('world.warc.gz')], env)
  await ace(['index:rebuild', 'all'], env)
  const key = await createKey(env)
  const { url, stop } = await startServer('kith', 'bin/server.ts', env)

  const call = apiClient(url, key)
  return {
    async build({ query, criteria }, count) {
      const start = performance.now()
      const { id } = await call('POST', '/v1/searches', { search: { query, count, criteria } })
      for (;;) {
        await sleep(POLL_MS)
        const { status, searches } = await call('GET', `/v1/sets/${id}`)
        if (status === 'failed') throw new Error(`The Set of "${query}" failed.`)
        if (status !== 'completed') continue
        const seconds = (performance.now() - start) / 1000
        const { items } = await call('GET', `/v1/sets/${id}/export`)
        return { people: items.map(({ person }: any) => person), reason: searches[0].stop_reason, seconds }
      }
    },
    stop,
  }
}
