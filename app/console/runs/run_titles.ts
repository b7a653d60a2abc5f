import type { Sql } from '#domain/ports/sql'
import type { PersonIdentity } from '#app/contacts/identity'
import { MAX_TITLE_LENGTH, titleIn } from '#app/runs/run_title'
import { fromJson } from '#app/shared/database/codecs'
import { namedOr } from '#app/names/record_names'
import { datasetTitles } from '#app/datasets/dataset_titles'

export type Titled = {
  id: string
  kind: string
  input: string | null
  record_id: string | null
  title: string | null
}

type Titles = (
  sql: Pick<Sql, 'select'>,
  workspace: string,
  ids: readonly string[]
) => Promise<Map<string, string>>

/** Returns a function that reads titles with `query`, which selects `id` and `title` from an alias `s`. */
const byQuery =
  (query: string): Titles =>
  async (sql, workspace, ids) => {
    const rows = await sql.select<{ id: string; title: string }>(
      `${query} WHERE s.workspace_id = ? AND s.id IN (${ids.map(() => '?').join(', ')})`,
      [workspace, ...ids]
    )
    return new Map(rows.map(({ id, title }) => [id, title]))
  }

/** The titles of the records that runs of a kind work on. */
const RECORDS: Readonly<Record<string, Titles>> = {
  set: byQuery(
    `SELECT s.id, ${namedOr('s', 'q.query')} AS title FROM sets s
     JOIN set_searches q ON q.set_id = s.id AND q.position = 0`
  ),
  dataset: datasetTitles,
  batch: byQuery(`SELECT s.id, s.people_count || ' people' AS title FROM people_batches s`),
}

/**
 * Returns the titles of runs by their ids: the task of an agent, the person of a profile, the query
 * or name of a Set, the title of a dataset, the size of a batch. Leaves out runs without a title.
 */
export async function runTitles(
  sql: Pick<Sql, 'select'>,
  workspace: string,
  runs: readonly Titled[]
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const { id, input, title: stored } of runs) {
    const read = input === null ? {} : fromJson<{ identity?: PersonIdentity }>(input)
    const title = stored ?? titleIn(read) ?? nameIn(read.identity)
    if (title) titles.set(id, title.slice(0, MAX_TITLE_LENGTH))
  }
  for (const [kind, read] of Object.entries(RECORDS)) {
    const wanted = runs.filter((run) => run.kind === kind && run.record_id !== null)
    if (wanted.length === 0) continue
    const found = await read(
      sql,
      workspace,
      wanted.map(({ record_id }) => record_id!)
    )
    for (const { id, record_id } of wanted) {
      const title = found.get(record_id!)
      if (title) titles.set(id, title.slice(0, MAX_TITLE_LENGTH))
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
