import { s, type Schema } from '#app/shared/schema/schema'
import { readCursor, writeCursor } from '#app/shared/http/cursor'

/** Default number of items per page. */
export const PAGE = 50

/** The `limit` of a list in the console's API. */
export const pageLimit = s.integerText({ min: 1, max: 200 }).default(PAGE).optional()

/** Returns the schema of a list's query: the fields of `more`, the limit and the cursor. */
export const pageQuery = <P extends Record<string, Schema<any>>>(more: P) =>
  s.object({
    ...more,
    limit: pageLimit,
    cursor: s.string({ min: 1, max: 200 }).optional(),
  })

export function placeOf({ limit = PAGE, cursor }: { limit?: number; cursor?: string }) {
  return { from: cursor === undefined ? 0 : readCursor(cursor), limit }
}

/** Makes a page from up to `limit` + 1 items. The extra item shows that another page follows. */
export function pageOf<T>(items: T[], { from, limit }: { from: number; limit: number }) {
  return {
    items: items.slice(0, limit),
    next_cursor: items.length > limit ? writeCursor(from + limit) : null,
  }
}

export const listOf = <T>(item: Schema<T>) =>
  s.object({ items: s.array(item), next_cursor: s.string().nullable() })
