/** The parameter of a method that selects the next page. */
export type NextPage = { cursor?: string }

type Page = { data: { next_cursor: string | null } }
type ListOf<D> = { [K in keyof D]: NonNullable<D[K]> extends readonly unknown[] ? K : never }[keyof D]
/** The type of the entries of a page: those of the array beside `next_cursor`. */
export type EntryOf<P extends Page> = P['data'][ListOf<P['data']>] extends readonly (infer Entry)[]
  ? Entry
  : never

/**
 * Iterates over the entries of all pages of a list, and reads each page when it is needed.
 *
 *     for await (const row of paginate((page) => kith.datasets.rows({ id, ...page }))) ...
 */
export async function* paginate<P extends Page>(
  read: (page: NextPage) => Promise<P>
): AsyncGenerator<EntryOf<P>, void, undefined> {
  let cursor: string | null | undefined
  do {
    const { data } = await read(cursor ? { cursor } : {})
    const entries = Object.values(data).find((value) => Array.isArray(value))
    yield* (entries ?? []) as EntryOf<P>[]
    cursor = data.next_cursor
  } while (cursor)
}
