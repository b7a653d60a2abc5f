import { ActionButton } from '../shared/button'
import { Empty } from '../shared/empty'
import { Warnings } from '../shared/warnings'
import { type Find, newRun } from './find'
import { countFilters } from './filters'

type Props = { find: Find; warnings?: readonly string[]; change: (next: Partial<Find>) => void }

/** Says why a search found nobody, and offers broader searches. */
export function NothingFound({ find, warnings, change }: Props) {
  const { filters, type = 'fast', q } = find
  const again = (next: Partial<Find>) => change({ ...next, run: newRun() })
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
            {isQuick && !find.like && (
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
