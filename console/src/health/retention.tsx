import type { useService } from '../service/service'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import { When } from '../shared/when'

type Kept = NonNullable<ReturnType<typeof useService>['data']>['retention'][number]

/** The data that the service deletes after a time, and the date of the oldest data left. */
export function Retention({ kept }: { kept: readonly Kept[] }) {
  return (
    <section aria-label="Retention">
      <h2>Retention</h2>
      <Table
        caption="What the service deletes by itself"
        items={kept}
        idOf={({ what }) => what}
        empty="Nothing is deleted."
        columns={[
          { title: 'Data', field: 'what' },
          { title: 'Kept for', cell: ({ kept_days }) => `${count(kept_days)} days` },
          { title: 'Oldest', cell: ({ oldest_at }) => <When at={oldest_at} never="none stored" /> },
        ]}
      />
    </section>
  )
}
