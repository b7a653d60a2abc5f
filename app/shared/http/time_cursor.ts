import { validationFailed } from '#domain/errors'

/** The place of an entry in a list that is sorted by time, newest first, and then by id. */
export type TimePosition = { createdAt: string; id: string }

/** Returns an opaque cursor after an entry. New entries do not invalidate it. */
const writeTimeCursor = ({ createdAt, id }: TimePosition): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url')

/**
 * Decodes a cursor. Throws `validation_failed` for a cursor that `writeTimeCursor` did not make.
 */
function readTimeCursor(cursor: string): TimePosition {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, createdAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z) (\w{1,40})$/.exec(text) ?? []
  if (!id || writeTimeCursor({ createdAt, id }) !== cursor)
    throw validationFailed({ cursor: ['must be the next_cursor of a page'] })
  return { createdAt, id }
}

/**
 * Returns the SQL condition for a table's entries after a cursor, and its values. Both are empty
 * without a cursor.
 */
export function afterCursor(table: string, cursor: string | undefined): [sql: string, values: string[]] {
  if (cursor === undefined) return ['', []]
  const { createdAt, id } = readTimeCursor(cursor)
  const sql = `AND (${table}.created_at < ? OR (${table}.created_at = ? AND ${table}.id > ?))`
  return [sql, [createdAt, createdAt, id]]
}

/** Cuts a list that was read with one entry more than `limit` into a page and its next cursor. */
export function cutPage<T extends TimePosition>(entries: readonly T[], limit: number) {
  const page = entries.slice(0, limit)
  return { page, next: entries.length > limit ? writeTimeCursor(page.at(-1)!) : null }
}
