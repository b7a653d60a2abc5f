import { useSearch } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Pager } from '../shared/pager'
import { type Column, Table } from '../shared/table'
import { type BatchItem, useBatch } from './runs'

/** The people of a batch with what was found of each. */
export function BatchPeople({ id }: { id: string }) {
  const { cursor } = useSearch({ from: '/w/$workspace/runs/$run' })
  const batch = useBatch(id, cursor)
  return (
    <section aria-label="People">
      <h2>People</h2>
      <Loaded query={batch}>
        {({ fields, people_count, people_completed, stop_reason, items, next_cursor }) => (
          <>
            <p className="row">
              <span>
                {count(people_completed)} of {count(people_count)}
              </span>
              <progress aria-label="People looked up" max={people_count} value={people_completed}>
                {people_completed}
              </progress>
              {stop_reason && <span>The budget of the job had no room for the rest.</span>}
            </p>
            <Table
              caption="People of the batch"
              items={items}
              idOf={({ index }) => String(index)}
              empty={<p>Nobody.</p>}
              columns={[
                { title: 'Person', cell: ({ identifier }) => <span className="wrap">{identifier}</span> },
                { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
                ...fields.map(
                  (field): Column<BatchItem> => ({
                    title: field,
                    cell: (item) => <Field of={item.fields?.[field]} />,
                  })
                ),
              ]}
            />
            <Pager cursor={cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Field({ of }: { of: NonNullable<BatchItem['fields']>[string] | undefined }) {
  if (!of) return <span className="quiet">–</span>
  if (of.value === null) return <Badge state={of.status} />
  return (
    <span className="cell">
      {of.value} {of.source && <span className="quiet small">{of.source}</span>}
    </span>
  )
}
