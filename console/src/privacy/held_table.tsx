import { Table } from '../shared/table'
import type { Held } from './privacy'

export function HeldTable({ held, empty }: { held: readonly Held[]; empty: string }) {
  return (
    <Table
      caption="Data held, by store"
      items={held}
      idOf={({ store, what }) => `${store} ${what}`}
      empty={empty}
      columns={[
        { title: 'Store', cell: ({ store }) => store.replaceAll('_', ' ') },
        { title: 'Data', cell: ({ what }) => what.replaceAll('_', ' ') },
        { title: 'Count', field: 'count', as: 'count' },
      ]}
    />
  )
}
