import type { Sql } from '#domain/ports/sql'
import type { PersonIdentity } from '#app/contacts/identity'
import { fromJson } from '#app/shared/database/codecs'

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

/** For kinds of runs that work on a record: the field of the record's id, and the query for titles. */
const RECORDS = [
  [
    'setId',
    `SELECT s.id, q.query AS title FROM sets s JOIN set_searches q ON q.set_id = s.id AND q.position = 0`,
  ],
  [
    'datasetId',
    `SELECT s.id, s.row_count || CASE s.row_count WHEN 1 THEN ' row' ELSE ' rows' END AS title FROM datasets s`,
  ],
  ['batchId', `SELECT s.id, s.people_count || ' people' AS title FROM people_batches s`],
] as const

/**
 * Returns the titles of runs by their ids: the task of an agent, the person of a profile, the query
 * of a Set, the size of a dataset or batch. Leaves out runs whose record is gone.
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
  for (const [field, query] of RECORDS) {
    const wanted = inputs.filter(({ input }) => input[field] !== undefined)
    if (wanted.length === 0) continue
    const rows = await sql.select<{ id: string; title: string }>(
      `${query} WHERE s.workspace_id = ? AND s.id IN (${wanted.map(() => '?').join(', ')})`,
      [workspace, ...wanted.map(({ input }) => input[field]!)]
    )
    const found = new Map(rows.map(({ id, title }) => [id, title]))
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
