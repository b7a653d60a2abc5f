import type { UseQueryResult } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { LinkButton } from './button'
import { Loaded } from './loaded'
import { Table, type TableProps } from './table'

type Items<T> = { items: T[]; next_cursor?: string | null }
type Props<T> = Omit<TableProps<T>, 'items' | 'isWhole'> & { query: UseQueryResult<Items<T>> }

/** A table of a list. Has links to the first and next page if the list has pages. */
export function List<T>({ query, ...table }: Props<T>) {
  return (
    <Loaded query={query} shape="table">
      {({ items, next_cursor }) => (
        <>
          <Table {...table} items={items} isWhole={next_cursor === undefined} />
          <Pager next={next_cursor} />
        </>
      )}
    </Loaded>
  )
}

/** Links to the first and the next page; the browser's Back button leads to the previous one. */
export function Pager({ next = null }: { next?: string | null }) {
  const { cursor } = useSearch({ strict: false }) as { cursor?: string }
  const at = (place?: string) => ((search: object) => ({ ...search, cursor: place })) as never
  if (!cursor && !next) return null
  return (
    <nav className="row pager" aria-label="Pages">
      {cursor && (
        <LinkButton to="." search={at()}>
          First page
        </LinkButton>
      )}
      {next && (
        <LinkButton to="." search={at(next)}>
          Next page
        </LinkButton>
      )}
    </nav>
  )
}
