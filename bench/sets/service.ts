import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ace, startServer } from '#bench/support/child_server'
import type { Shown, Wish, World } from './world.js'

export type BuiltSet = { people: Shown[]; reason: string; seconds: number }
export type SetService = { build(wish: Wish, count: number): Promise<BuiltSet>; stop(): Promise<void> }

const POLL_MS = 200

/** The service on a folder of its own, over the index and the archive of a world. */
export async function startService(world: World): Promise<SetService> {
  const directory = mkdtempSync(join(tmpdir(), 'kith-bench-sets-'))
  const env = { DATA_DIR: directory, DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' }
  await ace(['people:import', world.file('people.jsonl.gz')], env)
  await ace(['companies:import', world.file('companies.jsonl.gz')], env)
  await ace(['evidence:import', world.file('world.warc.gz')], env)
  await ace(['index:rebuild', 'all'], env)
  const { slug } = await ace(['workspace:create', 'Bench', '--plan=enterprise', '--credits=1000000'], env)
  const { key } = await ace(['key:create', `--workspace=${slug}`, '--scopes=all', '--rate=100000'], env)
  const { url, stop } = await startServer('kith', 'bin/server.ts', env)

  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      // A kept connection may be closed by the service just as it is used again.
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
      body: body && JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: any; error?: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer.error)}`)
    return answer.data
  }
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
    async stop() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
