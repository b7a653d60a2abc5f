import { existsSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { recordKey } from '#app/people/record_key'
import { ace, startServer } from '#bench/support/child_server'
import { progress } from '#bench/support/progress'
import { temporaryFolder } from '#bench/support/temporary_folder'
import { apiClient, createKey } from '#bench/support/workspace'
import type { SearchType } from '#domain/search/request'
import type { Engine, Result } from './engine.js'
import { KeptVectors } from './kept_vectors.js'
import type { CorpusRecord } from './queries.js'

export type RelevanceService = {
  engine(type: SearchType): Engine
  /** Returns the criteria that the service reads in a query, in one line. */
  read(text: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the service with the people of a file. `folder` keeps the imported data for the next run;
 * without it the data is in a temporary folder. With `embeds`, the sentence model first embeds all
 * people whose vectors the file `vectors` does not have, and adds these vectors to the file. Always rebuilds
 * the index, because the code that fills the index may have changed.
 */
export async function startService(
  file: string,
  people: readonly CorpusRecord[],
  { folder, vectors, embeds }: { folder?: string; vectors: string; embeds: boolean }
): Promise<RelevanceService> {
  const directory = folder ? resolve(folder) : temporaryFolder('relevance')
  const encoder = { ENCODER_MAX_PEOPLE: embeds ? '300000' : '0' }
  const env = { DATA_DIR: directory, DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error', ...encoder }
  const imported = join(directory, 'relevance-imported')
  if (!existsSync(imported)) {
    await mkdir(directory, { recursive: true })
    progress(`importing ${people.length} people`)
    await ace(['people:import', resolve(file)], env)
    writeFileSync(imported, '')
  }
  if (embeds) {
    const kept = new KeptVectors(resolve(vectors), join(directory, 'kith.sqlite3'))
    progress(`embedding people; ${kept.restore()} have a kept vector`)
    await ace(['people:embed'], env)
    kept.keep()
  }
  progress('building the index')
  await ace(['index:rebuild', 'people'], env)
  const key = await createKey(env, { workspace: `Bench ${Date.now()}` })
  const recordsOf = readOwners(join(directory, 'kith.sqlite3'), people)
  const { url, stop } = await startServer('kith', 'bin/server.ts', env)
  const call = apiClient(url, key)
  return {
    engine: (type) => ({
      label: `kith ${type}`,
      async search(query, count) {
        const { results } = await call('POST', '/v1/search', { query, type, num_results: count })
        return results.map(({ person }: any) => recordsOf.get(person.person_id) ?? [person.person_id])
      },
    }),
    async read(query) {
      const { criteria } = await call('POST', '/v1/people/search/criteria', { query })
      return criteria.map(criterionText).join(', ') || 'nothing'
    },
    stop,
  }
}

type Criterion = { filter: string; value: string; hard: boolean; exclude: boolean }

const criterionText = ({ filter, value, hard, exclude }: Criterion): string =>
  `${exclude ? 'not ' : ''}${filter} "${value}"${hard ? '!' : ''}`

/**
 * Maps each person_id to the ids of its corpus records. The service merges records about one
 * person.
 */
function readOwners(path: string, people: readonly CorpusRecord[]): Map<string, Result> {
  const database = new Database(path, { readonly: true })
  const rows = database.prepare<[], Row>('SELECT record_key, person_id FROM person_records').all()
  database.close()
  const ids = new Map(people.map((person) => [recordKey(person, ''), person.id]))
  const owners = new Map<string, Result>()
  for (const { record_key, person_id } of rows) {
    const id = ids.get(record_key)
    if (id !== undefined) owners.set(person_id, [...(owners.get(person_id) ?? []), id])
  }
  return owners
}

type Row = { record_key: string; person_id: string }
