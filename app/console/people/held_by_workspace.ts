import type { Cells } from '#domain/datasets/dataset'
import type { Person } from '#domain/people/person_record'
import type { Sql } from '#domain/ports/sql'
import type { ItemStatus } from '#domain/sets/set'
import { linkKey, type Row } from '#domain/truth/subject'
import type { ItemCriterion } from '#app/sets/set_rows'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'
import { namedOr } from '#app/names/record_names'
import { datasetTitles } from '#app/datasets/dataset_titles'
import { fold } from '#domain/people/text/text'

const MAX_SHOWN = 50
/** Maximum number of rows compared with the person. A common name can match many rows. */
const MAX_COMPARED = 500

/** Returns the Sets of a workspace that hold a person, newest first. */
export async function setsWith(sql: Sql, workspaceId: string, personIds: readonly string[]) {
  const [condition, binding] = anyOf(sql, 'i.identity', personIds)
  const rows = await sql.select<{
    id: string
    title: string | null
    item: string
    status: ItemStatus
    criteria: string
    added_at: string
  }>(
    `SELECT s.id, ${namedOr('s', '(SELECT q.query FROM set_searches q WHERE q.set_id = s.id ORDER BY q.position LIMIT 1)')} AS title,
       i.id AS item, i.status, i.criteria, i.created_at AS added_at
     FROM sets s JOIN set_items i ON i.set_id = s.id
     WHERE s.workspace_id = ? AND ${condition} ORDER BY i.created_at DESC LIMIT ${MAX_SHOWN}`,
    [workspaceId, binding]
  )
  return rows.map((row) => ({ ...row, criteria: fromJson<ItemCriterion[]>(row.criteria) }))
}

/**
 * Returns the dataset rows of a workspace about a person, newest first. A row is about the person if it
 * names the person's profile, or the same name and employer if the row or the person has no profile.
 */
export async function datasetsWith(sql: Sql, workspaceId: string, person: Person) {
  const rows = await sql.select<{
    id: string
    index: number
    seed: string
    cells: string | null
    created_at: string
  }>(
    `SELECT d.id, r.position AS "index", r.seed, r.cells, d.created_at
     FROM datasets d JOIN dataset_rows r ON r.dataset_id = d.id
     WHERE d.workspace_id = ? AND (r.seed LIKE ? ESCAPE '!' OR r.seed LIKE ? ESCAPE '!')
     ORDER BY d.created_at DESC, r.position LIMIT ${MAX_COMPARED}`,
    [workspaceId, containing(person.name), containing(person.pronet_url ?? person.name)]
  )
  const shown = rows.filter(({ seed }) => isAbout(person, fromJson<Row>(seed))).slice(0, MAX_SHOWN)
  const titles = await datasetTitles(sql, workspaceId, [...new Set(shown.map(({ id }) => id))])
  return shown.map(({ seed: _, cells, ...row }) => ({
    ...row,
    cells: cells === null ? {} : fromJson<Cells>(cells),
    title: titles.get(row.id) ?? row.id,
  }))
}

/** Returns a LIKE pattern for JSON that contains the text. Its escape character is `!`. */
const containing = (text: string): string => `%${JSON.stringify(text).slice(1, -1).replace(/[!%_]/g, '!$&')}%`

function isAbout({ name, company, pronet_url }: Person, row: Row): boolean {
  const same = (one?: string, other?: string) =>
    one !== undefined && other !== undefined && fold(one) === fold(other)
  if (pronet_url && row.pronet_url) return linkKey(pronet_url) === linkKey(row.pronet_url)
  return same(name, row.name) && same(company, row.company)
}
