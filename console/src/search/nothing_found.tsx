import { ActionButton } from '../shared/button'
import { Empty } from '../shared/empty'
import { Warnings } from '../shared/warnings'
import { type SearchState, newRun } from './search_state'
import { countFilters } from './filters'

type Props = {
  search: SearchState
  warnings?: readonly string[]
  change: (next: Partial<SearchState>) => void
}

/** Says why a search found nobody, and offers broader searches. */
export function NothingFound({ search, warnings, change }: Props) {
  const { filters, type = 'fast', q } = search
  const again = (next: Partial<SearchState>) => change({ ...next, run: newRun() })
  const isQuick = type === 'instant' || type === 'fast'
  return (
    <>
      <Warnings of={warnings} />
      <Empty
        action={
          <div className="row">
            {countFilters(filters) > 0 && q && (
              <ActionButton onClick={() => again({ filters: undefined })}>
                Search without filters
              </ActionButton>
            )}
            {isQuick && !search.like && (
              <ActionButton onClick={() => again({ type: 'auto' })}>Search public pages too</ActionButton>
            )}
          </div>
        }
      >
        Nobody matches all of this. {(warnings ?? []).length > 0 && 'The notes above say why. '}
        Remove a chip or a filter, or use other words.
      </Empty>
    </>
  )
}
