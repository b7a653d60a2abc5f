import { ActionButton } from '../../shared/button'
import { count } from '../../shared/format'
import type { NewDataset } from '../datasets'
import { columnName } from '#domain/datasets/column_names'
import { priceOf } from './documented'

const SHOWN = 5
/** Rows that keep the place of the examples while they load. */
const LOADING: NewDataset['rows'] = Array.from({ length: 3 }, () => ({ name: '…', company: '…' }))

type Props = {
  body: NewDataset
  /** Shown while the user has given no rows. Null while they load. */
  examples: NewDataset['rows'] | null
  onUseExamples: () => void
}

/** How the dataset would look: its first rows, with an empty cell per answer and the prices. */
export function DatasetPreview({ body: { rows, columns }, examples, onUseExamples }: Props) {
  const isExample = rows.length === 0
  const shown = (isExample ? (examples ?? LOADING) : rows).slice(0, SHOWN)
  return (
    <section className="preview" aria-label="Preview">
      <div className="row between">
        <h2>{isExample ? 'Preview with example rows' : 'Preview'}</h2>
        {isExample ? (
          <ActionButton disabled={!examples} onClick={onUseExamples}>
            Use these rows
          </ActionButton>
        ) : (
          <span className="quiet small">
            {count(shown.length)} of {count(rows.length)} rows
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="table" tabIndex={0}>
        <table aria-label="The first rows of the dataset">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map(({ key, description }) => (
                <th key={key} scope="col">
                  <span className="preview-head">{description ?? columnName(key)}</span>
                  <span className="quiet">{priceOf(key)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
              <tr key={i}>
                <th scope="row">
                  <div className="who">
                    {row.name ?? row.domain ?? row.email ?? row.pronet_url}
                    {row.name && row.company && <span className="quiet position">{row.company}</span>}
                  </div>
                </th>
                {columns.map(({ key }) => (
                  <td key={key} className="quiet small">
                    to find
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet small">
        Each cell is filled with evidence, marked unsure, or left empty. Empty cells cost nothing.
      </p>
    </section>
  )
}
