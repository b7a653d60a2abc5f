import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Filter } from '../shared/filter'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Sheet } from '../shared/sheet/sheet'
import { useAllItems } from './all_items'
import { ItemWindow } from './item_window'
import { columnsOf, criteriaOf } from './set_columns'
import type { Item, SetData } from './sets'
import { SHOWN } from './shown'
import { isIn, shownItems } from './shown_items'

/**
 * The people of a Set as a sheet with verdicts and values. The address holds the filters, the order
 * and the open person.
 */
export function Items({ set }: { set: SetData }) {
  return (
    <Loaded query={useAllItems(set.id)} shape="table">
      {(items) => <People set={set} items={items} />}
    </Loaded>
  )
}

function People({ set, items }: { set: SetData; items: readonly Item[] }) {
  const { status = 'in', verdict, item: open } = useSearch({ from: '/w/$workspace/sets/$set' })
  const navigate = useNavigate()
  const { searches, enrichments } = set
  const criteria = criteriaOf(set)
  const columns = useMemo(() => columnsOf({ searches, enrichments }), [searches, enrichments])
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
  const openItem = (item?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, item })) as never, replace: true })
  return (
    <>
      <div className="row filters">
        <Filter label="Show" param="status" options={SHOWN} fallback="in" />
        {criteria.length > 0 && <Filter label="Verdict" param="verdict" options={verdictsOf(criteria)} />}
        <span className="quiet" role="status">
          {statusText(items, shown, status === 'in' && !criterion)}
        </span>
      </div>
      <Sheet
        caption="People"
        columns={columns}
        items={shown}
        idOf={({ id }) => id}
        onOpen={({ id }) => openItem(id)}
        empty={
          items.length > 0
            ? emptyText(items, status === 'in' && !criterion)
            : set.status === 'running'
              ? 'No people yet. They appear here as they are checked.'
              : 'No people. Add a search to find some.'
        }
      />
      <ItemWindow
        set={set}
        item={items.find(({ id }) => id === open) ?? null}
        onClose={() => openItem(undefined)}
      />
    </>
  )
}

const others = (number: number) => `${count(number)} other ${number === 1 ? 'person was' : 'people were'}`

function statusText(items: readonly Item[], shown: readonly Item[], isWhole: boolean): string {
  const out = items.length - items.filter(isIn).length
  if (!isWhole) return `${count(shown.length)} of ${count(items.length)} people`
  return `${count(shown.length)} in the Set.${out > 0 ? ` ${others(out)} checked and not admitted.` : ''}`
}

const emptyText = (items: readonly Item[], isWhole: boolean): string =>
  isWhole
    ? `Nobody is in the Set. ${others(items.length)} checked and not admitted: choose “Everyone checked” to see why.`
    : 'Nobody matches these filters.'

const verdictsOf = (criteria: readonly { description: string }[]) =>
  criteria.flatMap(({ description }, i) =>
    ['yes', 'unclear', 'no'].map((verdict) => ({
      value: `${verdict}-${i}`,
      text: `${description}: ${verdict}`,
    }))
  )
