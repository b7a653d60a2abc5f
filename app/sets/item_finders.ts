import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { type Finder, unionOf } from '#domain/search/verification/finders'
import { fromJson, toJson } from '#app/shared/database/codecs'

type FinderRow = { finders: string | null }

const toFinders = ({ finders }: FinderRow): Finder[] => (finders === null ? [] : fromJson<Finder[]>(finders))

/** Adds finders to an item. The list keeps a fixed order, so that SQL can group by it. */
async function addFinders(itemId: string, finders: readonly Finder[], tx: SqlTransaction): Promise<void> {
  const [row] = await tx.select<FinderRow>('SELECT finders FROM set_items WHERE id = ?', [itemId])
  if (row)
    await tx.run('UPDATE set_items SET finders = ? WHERE id = ?', [
      toJson(unionOf(toFinders(row), finders)),
      itemId,
    ])
}

/** Adds the finders of one item to another of the same person. */
export async function addFindersOf(from: string, to: string, tx: SqlTransaction): Promise<void> {
  const [row] = await tx.select<FinderRow>('SELECT finders FROM set_items WHERE id = ?', [from])
  if (row) await addFinders(to, toFinders(row), tx)
}

/**
 * Adds finders to a person whom another finder of the same search has found. Returns false if no
 * other finder has found the person.
 */
export async function addToFound(
  { setId, searchId }: { setId: string; searchId: string },
  { identity, finders }: { identity: string; finders: readonly Finder[] },
  tx: SqlTransaction
): Promise<boolean> {
  const [row] = await tx.select<{ id: string }>(
    'SELECT id FROM set_items WHERE set_id = ? AND identity = ? AND search_id = ?',
    [setId, identity, searchId]
  )
  if (row) await addFinders(row.id, finders, tx)
  return row !== undefined
}

type FinderGroup = { finders: Finder[]; status: string; verdict: string | null; people: number }

/** Counts the people of a search by finders, status and verdict. */
export async function finderGroups(searchId: string, sql: Sql): Promise<FinderGroup[]> {
  const rows = await sql.select<FinderRow & { status: string; verdict: string | null; people: unknown }>(
    `SELECT finders, status, verdict, count(*) AS people FROM set_items
     WHERE search_id = ? AND finders IS NOT NULL GROUP BY finders, status, verdict`,
    [searchId]
  )
  return rows.map((row) => ({ ...row, finders: toFinders(row), people: Number(row.people) }))
}
