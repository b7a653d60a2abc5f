import { useSearch } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Progress } from '../shared/progress'
import type { Column } from '../shared/table'
import { type BatchItem, useBatch } from './runs'

/** The people of a batch with the fields found for each. */
export function BatchPeople({ id }: { id: string }) {
  const { cursor } = useSearch({ from: '/w/$workspace/runs/$run' })
  const batch = useBatch(id, cursor)
  return (
    <section aria-label="People">
      <h2>People</h2>
      {batch.data && <BatchProgress of={batch.data} />}
      <List
        query={batch}
        caption="People of the batch"
        idOf={({ index }) => String(index)}
        empty="No people."
        columns={[
          { title: 'Person', cell: ({ identifier }) => <span className="wrap">{identifier}</span> },
          { title: 'Status', field: 'status', as: 'badge' },
          ...(batch.data?.fields ?? []).map(
            (field): Column<BatchItem> => ({
              title: field,
              cell: (item) => <Field of={item.fields?.[field]} />,
            })
          ),
        ]}
      />
    </section>
  )
}

function BatchProgress({ of }: { of: NonNullable<ReturnType<typeof useBatch>['data']> }) {
  const { people_count, people_completed, stop_reason } = of
  return (
    <p className="row">
      <span>
        {count(people_completed)} of {count(people_count)}
      </span>
      <Progress label="People looked up" of={people_count} done={people_completed} />
      {stop_reason && <span>Stopped: the rest would exceed the budget of this job.</span>}
    </p>
  )
}

function Field({ of }: { of: NonNullable<BatchItem['fields']>['phone'] }) {
  if (!of) return <span className="quiet">–</span>
  if (of.value === null) return <Badge state={of.status} />
  return (
    <span className="cell">
      {of.value} {of.source && <span className="quiet small">{of.source}</span>}
    </span>
  )
}
