import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../shared/button'
import { Badge } from '../shared/badge'
import { Choice } from '../shared/choice'
import { Loaded } from '../shared/loaded'
import { Pager } from '../shared/pager'
import { type Column, Table } from '../shared/table'
import { ItemWindow } from './item_window'
import { type Item, type SetData, useItems } from './sets'
import { Verdict } from './verdict'

const STATUSES = [
  { value: 'all', text: 'All' },
  { value: 'admitted', text: 'Admitted' },
  { value: 'rejected', text: 'Not proven' },
  { value: 'pending', text: 'To look at' },
] as const

const FROM = '/w/$workspace/sets/$set'

/** The people of a Set: the verdict on each criterion and the value of each column; each opens to its evidence. */
export function Items({ set }: { set: SetData }) {
  const { status, cursor } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const items = useItems(set.id, { status, cursor })
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <Choice
        label="Show"
        options={STATUSES}
        value={status ?? 'all'}
        onChange={(value) => navigate({ search: { status: value === 'all' ? undefined : value } })}
      />
      <Loaded query={items}>
        {(page) => (
          <>
            <Table
              caption="People"
              items={page.items}
              idOf={({ id }) => id}
              empty={<p>{set.status === 'running' ? 'Nobody yet.' : 'Nobody.'}</p>}
              columns={columnsOf(set, setOpened)}
            />
            <Pager cursor={cursor} next={page.next_cursor} />
            <ItemWindow
              set={set.id}
              item={page.items.find(({ id }) => id === opened) ?? null}
              onClose={() => setOpened(null)}
            />
          </>
        )}
      </Loaded>
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
        <ActionButton kind="link" onPress={() => open(item.id)}>
          {item.person?.name ?? 'Not known by name'}
        </ActionButton>
      ),
    },
    {
      title: 'Status',
      cell: ({ status }) => <Badge state={status === 'rejected' ? 'not proven' : status} />,
    },
    { title: 'Title', cell: ({ person }) => person?.title },
    { title: 'Company', cell: ({ person }) => person?.company },
    ...criteria.map(
      (description): Column<Item> => ({
        title: description,
        cell: (item) => {
          const criterion = item.criteria.find((one) => one.description === description)
          return criterion ? <Verdict of={criterion.verdict} /> : <span className="quiet">–</span>
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
