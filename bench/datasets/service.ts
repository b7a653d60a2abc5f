import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateWeb, type GeneratedWeb } from '../deep_search/generated_web.js'
import { ace, startServer } from '#bench/support/child_server'
import { residentBytes } from '#bench/support/sizes'
import { temporaryFolder } from '#bench/support/temporary_folder'
import { apiClient, createKey } from '#bench/support/workspace'
import { writeWarc } from './warc_file.js'

export type DatasetService = {
  web: GeneratedWeb
  directory: string
  pid: number
  /** Fills rows in one request. Returns its duration and cells. */
  sync(body: object): Promise<{ ms: number; cells: Cell[] }>
  /** Fills rows as a run. Returns its duration and the peak memory of the process in bytes. */
  async(body: object): Promise<{ ms: number; peak: number }>
  stop(): Promise<void>
}
type Cell = { status: string }

const POLL_MS = 100

/** Starts the service in a temporary folder, with the archive of a generated web. */
export async function startService(companies: number): Promise<DatasetService> {
  const directory = temporaryFolder('datasets')
  const env = { DATA_DIR: directory, DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' }
  const now = new Date().toISOString()
  const web = generateWeb(companies, now)
  const warc = join(directory, 'web.warc')
  writeWarc(warc, web.pages, `${now.slice(0, 19)}Z`)
  await ace(['evidence:import', warc], env)
  const key = await createKey(env)
  const { url, child, stop } = await startServer('kith', 'bin/server.ts', env)

  const call = apiClient(url, key)
  return {
    ...{ web, directory, pid: child.pid! },
    async sync(body) {
      const start = performance.now()
      const { rows } = await call('POST', '/v1/datasets', { ...body, mode: 'sync', deadline_ms: 60_000 })
      const ms = performance.now() - start
      return { ms, cells: rows.flatMap(({ cells }: { cells: Record<string, Cell> }) => Object.values(cells)) }
    },
    async async(body) {
      const start = performance.now()
      const { dataset } = await call('POST', '/v1/datasets', { ...body, mode: 'async' })
      let peak = 0
      for (;;) {
        await sleep(POLL_MS)
        peak = Math.max(peak, residentBytes(child.pid!))
        const data = await call('GET', `/v1/datasets/${dataset.id}`)
        const { status } = data.dataset ?? data
        if (status === 'failed') throw new Error('The dataset failed.')
        if (status === 'completed') return { ms: performance.now() - start, peak }
      }
    },
    stop,
  }
}
