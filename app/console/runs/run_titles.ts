import type { Sql } from '#domain/ports/sql'
import type { PersonIdentity } from '#app/contacts/identity'
import { fromJson } from '#app/shared/database/codecs'
import { datasetTitles } from '#app/datasets/dataset_titles'

type Titled = { id: string; kind: string; input: string | null }
type Input = {
  ask?: { task: string }
  app?: string
  identity?: PersonIdentity
  setId?: string
  datasetId?: string
  batchId?: string
}

/** Longer titles are cut. */
const MAX_LENGTH = 160

type Titles = (
  sql: Pick<Sql, 'select'>,
  workspace: string,
  ids: readonly string[]
) => Promise<Map<string, string>>

/** Returns a reader of titles from a query that selects an id and a title of records `s`. */
const byQuery =
  (query: string): Titles =>
  async (sql, workspace, ids) => {
    const rows = await sql.select<{ id: string; title: string }>(
      `${query} WHERE s.workspace_id = ? AND s.id IN (${ids.map(() => '?').join(', ')})`,
      [workspace, ...ids]
    )
    return new Map(rows.map(({ id, title }) => [id, title]))
  }

/** For kinds of runs that work on a record: the field of the record's id, and the titles of records. */
const RECORDS: readonly ['setId' | 'datasetId' | 'batchId', Titles][] = [
  [
    'setId',
    byQuery(
      'SELECT s.id, q.query AS title FROM sets s JOIN set_searches q ON q.set_id = s.id AND q.position = 0'
    ),
  ],
  ['datasetId', datasetTitles],
  ['batchId', byQuery(`SELECT s.id, s.people_count || ' people' AS title FROM people_batches s`)],
]

/**
 * Returns the titles of runs by their ids: the task of an agent, the person of a profile, the query
 * of a Set, the first rows of a dataset, the size of a batch. Leaves out runs whose record is gone.
 */
export async function runTitles(
  sql: Pick<Sql, 'select'>,
  workspace: string,
  runs: readonly Titled[]
): Promise<Map<string, string>> {
  const inputs = runs.map(({ id, input }) => ({
    id,
    input: (input === null ? {} : fromJson(input)) as Input,
  }))
  const titles = new Map<string, string>()
  for (const { id, input } of inputs) {
    const title = input.ask?.task ?? input.app ?? nameIn(input.identity)
    if (title) titles.set(id, title.slice(0, MAX_LENGTH))
  }
  for (const [field, read] of RECORDS) {
    const wanted = inputs.filter(({ input }) => input[field] !== undefined)
    if (wanted.length === 0) continue
    const found = await read(
      sql,
      workspace,
      wanted.map(({ input }) => input[field]!)
    )
    for (const { id, input } of wanted) {
      const title = found.get(input[field]!)
      if (title) titles.set(id, title.slice(0, MAX_LENGTH))
    }
  }
  return titles
}

function nameIn(identity: PersonIdentity | undefined): string | undefined {
  switch (identity?.by) {
    case 'person_id':
      return identity.personId
    case 'pronet_url':
      return identity.url
    case 'email':
      return identity.email
    case 'name':
      return `${identity.name}, ${identity.domain ?? identity.company}`
  }
}
