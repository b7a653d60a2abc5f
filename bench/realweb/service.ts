import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWarc } from '#bench/datasets/warc_file'
import { ace, startServer } from '#bench/support/child_server'
import { temporaryFolder } from '#bench/support/temporary_folder'
import { apiClient, createKey } from '#bench/support/workspace'
import { pageFile, type Source } from './files.js'
import type { RequestColumn } from './schema.js'

type Evidence = { url: string; quote: string | null }
export type AnswerCell = {
  status: string
  value: unknown
  confidence: number | null
  evidence?: Evidence[]
}
export type RealwebService = {
  /** Fills up to 25 rows in one request. Returns the cells of each row. */
  fill(type: string, rows: object[], columns: RequestColumn[]): Promise<Record<string, AnswerCell>[]>
  /** Returns the names of up to ten people that an auto search finds. */
  search(query: string): Promise<string[]>
  stop(): Promise<void>
}

const DEADLINE_MS = 60_000

/**
 * Starts the service in a temporary folder, with all pages in its archive. `model` is the base URL
 * of the language model that reads pages. Without a model, rules read them.
 */
export async function startService(
  sources: readonly Source[],
  pages: string,
  model: string | null = null
): Promise<RealwebService> {
  const directory = temporaryFolder('realweb')
  const env = { DATA_DIR: directory, DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' }
  const reader: Record<string, string> = model
    ? { LLM_BASE_URL: model, LLM_MODEL: 'recorded', READER_MODEL: 'recorded' }
    : {}
  const warc = join(directory, 'pages.warc')
  const read = sources.map(({ id, url }) => ({ url, html: readFileSync(pageFile(pages, id)) }))
  writeWarc(warc, read, `${new Date().toISOString().slice(0, 19)}Z`)
  await ace(['evidence:import', warc], env)
  const key = await createKey(env)
  const { url, stop } = await startServer('kith', 'bin/server.ts', { ...env, ...reader })
  const call = apiClient(url, key)
  return {
    async fill(type, rows, columns) {
      const { rows: filled } = await call('POST', '/v1/datasets', {
        ...{ entity: { type }, rows, columns, mode: 'sync', deadline_ms: DEADLINE_MS },
        include_unverified: true,
      })
      return filled.map(({ cells }: { cells: Record<string, AnswerCell> }) => cells)
    },
    async search(query) {
      const { results } = await call('POST', '/v1/search', { query, type: 'auto', num_results: 10 })
      return results.map(({ person }: { person: { name: string } }) => person.name)
    },
    stop,
  }
}
