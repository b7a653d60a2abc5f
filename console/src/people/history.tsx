import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSlug } from '../api/session'
import { columnName } from '#domain/datasets/column_names'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import type { PersonDetails } from './people'

/**
 * The number of entries that are shown at first. A person in a dataset that is created again each day has
 * many entries.
 */
const SHOWN = 4

/** The Sets and datasets of the workspace that hold the person, newest first. */
export function History({ of: { sets, datasets } }: { of: PersonDetails }) {
  const workspace = useSlug()
  const [isWhole, setWhole] = useState(false)
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
      below: null,
      kind: 'Set',
    })),
    ...datasets.map(({ id, index, cells, title, created_at: at }) => ({
      key: `${id} ${index}`,
      at,
      state: null,
      link: (
        <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: id }}>
          {title}
        </Link>
      ),
      below: foundIn(cells),
      kind: 'Dataset',
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  const hasStates = sets.length > 0
  const more = entries.length - SHOWN
  return (
    <section aria-labelledby="history">
      <h2 id="history">In this workspace</h2>
      <Table
        caption="Sets and datasets with this person"
        items={isWhole ? entries : entries.slice(0, SHOWN)}
        idOf={({ key }) => key}
        empty="No Set or dataset of this workspace holds this person."
        columns={[
          {
            title: 'Where',
            cell: ({ link, below }) => (
              <span className="who">
                {link}
                {below && <span className="quiet small cut">{below}</span>}
              </span>
            ),
          },
          { title: 'Kind', field: 'kind' },
          ...(hasStates
            ? [
                {
                  title: 'Status',
                  cell: ({ state }: (typeof entries)[number]) => state && <Badge state={state} />,
                },
              ]
            : []),
          { title: 'Added', field: 'at', as: 'time' },
        ]}
      />
      {more > 0 && !isWhole && (
        <ActionButton onClick={() => setWhole(true)}>{`Show ${count(more)} more`}</ActionButton>
      )}
    </section>
  )
}

/** The values that a dataset found about the person, such as "Job title: Engineer, Company: Acme". */
function foundIn(cells: PersonDetails['datasets'][number]['cells']): string {
  const found = Object.entries(cells).filter(([, { value }]) => value !== null)
  if (found.length > 0) return found.map(([key, { value }]) => `${columnName(key)}: ${value}`).join(', ')
  return Object.keys(cells).length > 0 ? 'No value found' : 'Not filled yet'
}
