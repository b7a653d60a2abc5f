import { columnName } from '#domain/datasets/column_names'
import { Confidence } from '../shared/confidence'
import type { Row } from './datasets'
import { briefly } from './briefly'
import { NoValue } from './no_value'

type Props = {
  row: Row
  /** The keys of the columns in the order of the sheet, and the one that the window shows. */
  columns: readonly string[]
  open: string
  onOpen: (column: string) => void
}

/** The whole row of the cell in a window. A press opens another cell. */
export function RowValues({ row, columns, open, onOpen }: Props) {
  if (columns.length < 2) return null
  return (
    <section aria-label="This row">
      <h3>This row</h3>
      <ul className="boxed-list row-values">
        {columns.map((key) => {
          const { value, status, confidence } = row.cells[key]!
          return (
            <li key={key}>
              <button type="button" aria-current={key === open} onClick={() => onOpen(key)}>
                <span className="quiet">{columnName(key)}</span>
                <span>
                  {value === null ? (
                    <NoValue status={status} />
                  ) : (
                    <>
                      <Confidence of={confidence} /> {briefly(value)}
                    </>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
