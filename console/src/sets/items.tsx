import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../shared/button'
import { Badge } from '../shared/badge'
import { Filter } from '../shared/filter'
import { List } from '../shared/list'
import type { Column } from '../shared/table'
import { ItemBadge, nameOf } from './item_badge'
import { ItemWindow } from './item_window'
import { type Item, type SetData, useItems } from './sets'

const STATUSES = [
  { value: 'admitted', text: 'Admitted' },
  { value: 'rejected', text: 'Not proven' },
  { value: 'pending', text: 'Pending' },
]

/** Shows the people of a Set with verdicts and columns. A press on a name opens the evidence. */
export function Items({ set }: { set: SetData }) {
  const { status, cursor } = useSearch({ from: '/w/$workspace/sets/$set' })
  const items = useItems(set.id, { status, cursor })
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <div className="row filters">
        <Filter label="Show" param="status" options={STATUSES} />
      </div>
      <List
        query={items}
        caption="People"
        empty={set.status === 'running' ? 'No people yet.' : 'No people.'}
        columns={columnsOf(set, setOpen)}
      />
      <ItemWindow
        set={set.id}
        item={items.data?.items.find(({ id }) => id === open) ?? null}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

function columnsOf(set: SetData, open: (id: string) => void): Column<Item>[] {
  const criteria = [
    ...new Set(set.searches.flatMap((search) => search.criteria.map(({ description }) => description))),
  ]
  return [
    {
      title: 'Person',
      cell: (item) => (
        <ActionButton kind="link" onClick={() => open(item.id)}>
          {nameOf(item)}
        </ActionButton>
      ),
    },
    { title: 'Status', cell: (item) => <ItemBadge of={item} /> },
    { title: 'Title', cell: ({ person }) => person?.title },
    { title: 'Company', cell: ({ person }) => person?.company },
    ...criteria.map(
      (description): Column<Item> => ({
        title: description,
        cell: (item) => {
          const criterion = item.criteria.find((one) => one.description === description)
          return criterion ? <Badge state={criterion.verdict} /> : <span className="quiet">–</span>
        },
      })
    ),
    ...set.enrichments.map(
      ({ id, description }): Column<Item> => ({
        title: description,
        cell: (item) => {
          const cell = item.enrichments.find((one) => one.id === id)
          if (!cell) return <span className="quiet">{item.status === 'admitted' ? '…' : '–'}</span>
          return cell.value === null ? (
            <Badge state={cell.status} />
          ) : (
            <span className="cell">{String(cell.value)}</span>
          )
        },
      })
    ),
  ]
}
