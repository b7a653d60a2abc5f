import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useIsAdmin } from '../api/session'
import { MarksLegend } from '../datasets/marks_legend'
import { Failure } from '../shared/failure'
import { Filter } from '../shared/filter'
import { Loaded } from '../shared/loaded'
import { useOrder } from '../shared/sheet/order'
import { RowSteps } from '../shared/sheet/row_steps'
import { Sheet } from '../shared/sheet/sheet'
import { Views } from '../shared/views'
import { useAllItems } from './all_items'
import { useExclusion } from './exclude_button'
import { stateOf } from './item_badge'
import { ItemWindow } from './item_window'
import { sentence } from './sentence'
import { columnsOf, criteriaOf } from './set_columns'
import type { Item, SetData } from './sets'
import { SHOWN } from './shown'
import { shownItems } from './shown_items'

type Props = {
  set: SetData
  /** Stands at the right of the filters. */
  actions?: ReactNode
}

/**
 * The people of a Set as a sheet with verdicts and values. The address holds the view, the order
 * and the open person.
 */
export function Items({ set, actions }: Props) {
  return (
    <Loaded query={useAllItems(set.id)} shape="table">
      {(items) => <People set={set} items={items} actions={actions} />}
    </Loaded>
  )
}

function People({ set, items, actions }: Props & { items: readonly Item[] }) {
  const { status = 'in', verdict, item: open } = useSearch({ from: '/w/$workspace/sets/$set' })
  const navigate = useNavigate()
  const isAdmin = useIsAdmin()
  const exclusion = useExclusion(set)
  const { searches, enrichments } = set
  const criteria = criteriaOf(set)
  const [wanted, at] = (verdict ?? '').split('-')
  const criterion = criteria[Number(at)]?.description
  const shown = useMemo(
    () =>
      shownItems(items, status).filter(
        (item) =>
          !criterion || item.criteria.some((one) => one.description === criterion && one.verdict === wanted)
      ),
    [items, status, criterion, wanted]
  )
  // A column with the same state for everyone would tell nothing.
  const hasStates = shown.some((item) => stateOf(item) !== 'admitted')
  const columns = useMemo(
    () => columnsOf({ searches, enrichments }, hasStates),
    [searches, enrichments, hasStates]
  )
  const ordered = useOrder(columns, shown)
  const openItem = (item?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, item })) as never, replace: true })
  const opened = items.find(({ id }) => id === open) ?? null
  const views = SHOWN.map((view) => ({ ...view, items: shownItems(items, view.value).length })).filter(
    ({ value, items: number }) => value === 'in' || value === status || number > 0
  )
  return (
    <>
      <div className="toolbar filters">
        <Views label="People to show" param="status" views={views} />
        {criteria.length > 0 && <Filter label="Verdict" param="verdict" options={verdictsOf(criteria)} />}
        <div className="row end">{actions}</div>
      </div>
      <Failure of={exclusion.error} />
      <Sheet
        caption="People"
        columns={columns}
        items={shown}
        idOf={({ id }) => id}
        onOpen={({ id }) => openItem(id)}
        keys={isAdmin ? { x: { text: 'leaves a person out', act: exclusion.toggle } } : undefined}
        empty={
          items.length > 0
            ? emptyText(items, status === 'in' && !criterion)
            : set.status === 'running'
              ? 'No people yet. They appear here as they are checked.'
              : 'No people. Add a search to find some.'
        }
      />
      <MarksLegend hasVerdicts />
      <ItemWindow
        set={set}
        item={opened}
        steps={opened && <RowSteps items={ordered} open={opened} onOpen={({ id }) => openItem(id)} />}
        onClose={() => openItem(undefined)}
      />
    </>
  )
}

const emptyText = (items: readonly Item[], isWhole: boolean): string =>
  isWhole
    ? `Nobody is in the Set. ${items.length === 1 ? 'One other person was' : `${items.length} other people were`} checked and not admitted: choose “Everyone checked” to see why.`
    : 'Nobody matches these filters.'

const verdictsOf = (criteria: readonly { description: string }[]) =>
  criteria.flatMap(({ description }, i) =>
    ['yes', 'unclear', 'no'].map((verdict) => ({
      value: `${verdict}-${i}`,
      text: `${sentence(description)}: ${verdict}`,
    }))
  )
