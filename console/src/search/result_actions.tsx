import { Checkbox } from '@mantine/core'
import { usePrices } from '../billing/cost'
import { useIsAdmin, useSlug } from '../api/session'
import { ActionButton, LinkButton } from '../shared/button'
import { worth } from '../shared/format'
import { lazyPart } from '../shared/lazy_part'
import { Skeletons } from '../shared/skeletons'
import { WindowButton } from '../shared/window_button'
import { ExcludeButton } from './exclude_button'
import { ExportPeople } from './export_people'
import { type SearchState, newRun, NUMBER, type Result } from './search_state'

const Waiting = () => <Skeletons shape="table" />
const Compare = lazyPart(() => import('./compare'), Waiting)
const SaveAsSet = lazyPart(() => import('./save_as_set'), Waiting)
const ToDataset = lazyPart(() => import('./to_dataset'), Waiting)

const MAX_COMPARED = 5

type Props = {
  search: SearchState
  results: readonly Result[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onExcluded: (ids: readonly string[]) => void
  change: (next: Partial<SearchState>) => void
}

/**
 * Actions on the selected people, or on all people if none is selected. Actions that need a selection
 * appear with it.
 */
export function ResultActions({ search, results, selected, onSelect, onExcluded, change }: Props) {
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const { search_price = 0 } = usePrices().data ?? {}
  const chosen = results.filter(({ person }) => selected.has(person.person_id))
  const people = chosen.length > 0 ? chosen : results
  const isAll = chosen.length === results.length
  const [one] = chosen
  const price = search_price * (search.n ?? NUMBER)
  return (
    <div className="row actions-bar" role="toolbar" aria-label="Actions for results">
      <Checkbox
        size="xs"
        label={chosen.length > 0 ? `${chosen.length} selected` : 'Select all'}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onSelect(new Set(isAll ? [] : results.map(({ person }) => person.person_id)))}
      />
      <WindowButton label="Save as Set" title="Save people as a Set">
        {() => <SaveAsSet search={search} people={people} />}
      </WindowButton>
      <WindowButton label="Send to dataset" title="Send people to a new dataset">
        {() => <ToDataset people={people} />}
      </WindowButton>
      {isAdmin && search.q && chosen.length === 0 && (
        <LinkButton
          to="/w/$workspace/monitors"
          params={{ workspace }}
          search={{ q: search.q, new: true }}
          title="Runs this search on a schedule and reports new people"
        >
          Monitor
        </LinkButton>
      )}
      <ExportPeople people={people} />
      {chosen.length > 1 && chosen.length <= MAX_COMPARED && (
        <WindowButton label="Compare" wide title={`Compare ${chosen.length} people`}>
          {() => <Compare people={chosen} />}
        </WindowButton>
      )}
      {chosen.length === 1 && (
        <ActionButton
          title={price > 0 ? `At most ${price} credits (${worth(price)})` : 'Free'}
          onClick={() => change({ like: one.person.person_id, run: newRun() })}
        >
          {`More like this${price > 0 ? ` (≤ ${price} credits)` : ''}`}
        </ActionButton>
      )}
      {chosen.length > 0 && <ExcludeButton people={chosen} onExcluded={onExcluded} />}
    </div>
  )
}
