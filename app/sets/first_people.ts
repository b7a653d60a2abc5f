import type { Sql } from '#domain/ports/sql'
import type { SetPerson } from '#domain/sets/set'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'

/** Maximum people of a Set to name. */
const MAX_NAMED = 3

/**
 * Returns the names of the first admitted people of Sets, and how many more there are, by the id of
 * the Set. Leaves out Sets without admitted people, and does not name erased people.
 */
export async function firstPeople(
  sql: Pick<Sql, 'select' | 'dialect'>,
  setIds: readonly string[]
): Promise<Map<string, { names: string[]; more: number }>> {
  if (setIds.length === 0) return new Map()
  const [condition, binding] = anyOf(sql, 'set_id', setIds)
  const rows = await sql.select<{ set_id: string; person: string | null; admitted: number | string }>(
    `SELECT set_id, person, admitted FROM (
       SELECT set_id, person, count(*) OVER (PARTITION BY set_id) AS admitted,
         row_number() OVER (PARTITION BY set_id ORDER BY position) AS place
       FROM set_items WHERE status = 'admitted' AND ${condition}) AS ranked
     WHERE place <= ${MAX_NAMED} ORDER BY set_id, place`,
    [binding]
  )
  return new Map(
    [...Map.groupBy(rows, (row) => row.set_id)].map(([id, first]) => {
      const names = first.flatMap(({ person }) => (person ? (fromJson<SetPerson>(person).name ?? []) : []))
      return [id, { names, more: Number(first[0].admitted) - names.length }]
    })
  )
}
