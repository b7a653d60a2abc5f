import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { Table } from '../shared/table'
import type { PersonDetails } from './people'

/** The Sets and datasets of the workspace that hold the person. */
export function History({ of: { sets, datasets } }: { of: PersonDetails }) {
  const workspace = useSlug()
  const entries = [
    ...sets.map(({ id, item, title, status, added_at: at }) => ({
      key: item,
      at,
      state: status,
      link: (
        <Link to="/w/$workspace/sets/$set" params={{ workspace, set: id }}>
          {title ?? 'Imported people'}
        </Link>
      ),
      kind: 'Set',
    })),
    ...datasets.map(({ id, index, cells, created_at: at }) => ({
      key: `${id} ${index}`,
      at,
      state: null,
      link: (
        <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: id }}>
          {`Row ${index + 1}: ${Object.keys(cells).join(', ') || 'not filled yet'}`}
        </Link>
      ),
      kind: 'Dataset',
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section aria-labelledby="history">
      <h2 id="history">In this workspace</h2>
      <Table
        caption="Sets and datasets with this person"
        items={entries}
        idOf={({ key }) => key}
        empty="No Set or dataset of this workspace holds this person."
        columns={[
          { title: 'Where', cell: ({ link }) => link },
          { title: 'Kind', field: 'kind' },
          { title: 'State', cell: ({ state }) => state && <Badge state={state} /> },
          { title: 'Added', field: 'at', as: 'time' },
        ]}
      />
    </section>
  )
}
