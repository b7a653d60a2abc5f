import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Empty } from '../empty'
import { type Place, useCellKeys } from './cell_keys'
import { ROW, type SheetColumn, WIDTH } from './column'
import { KeyHelp, type RowKeys } from './key_help'
import { useOrder } from './order'
import { Peek } from './peek'
import { SheetHead } from './sheet_head'
import { SheetRow } from './sheet_row'
import { useVisibleRows } from './visible_rows'

type Props<T> = {
  /** The accessible name of the sheet. */
  caption: string
  columns: readonly SheetColumn<T>[]
  items: readonly T[]
  idOf: (item: T) => string
  /** A click or Enter on a cell opens it. */
  onOpen: (item: T, column: SheetColumn<T>) => void
  empty: ReactNode
  keys?: RowKeys<T>
}

/**
 * A table like a spreadsheet. It scrolls inside itself, renders only the visible rows, and moves
 * between cells with the arrow keys. The address holds the sort order.
 */
export function Sheet<T>({ items, empty, ...props }: Props<T>) {
  if (items.length === 0) return <Empty>{empty}</Empty>
  return <Grid {...props} items={items} />
}

function Grid<T>({ caption, columns, items, idOf, onOpen, keys }: Omit<Props<T>, 'empty'>) {
  const shown = useOrder(columns, items)
  const box = useRef<HTMLElement>(null)
  const peekId = useId()
  const { from, to } = useVisibleRows(box, shown.length)
  const { active, setActive, onKeyDown } = useCellKeys(box, { rows: shown.length, columns: columns.length })
  // A sheet whose active cell is not rendered is entered at its first visible row.
  const activeRow = active.row >= from && active.row < to ? active.row : from
  const placeOf = (event: MouseEvent | KeyboardEvent): Place | null => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-row]')
    return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
  }
  const open = (place: Place | null) => {
    if (place && shown[place.row]) onOpen(shown[place.row], columns[place.column])
  }
  const width = columns.reduce((sum, column) => sum + (column.width ?? WIDTH), 0)
  return (
    <div className="sheet-around">
      <section className="sheet" aria-label={caption} ref={box}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells take the focus as in a spreadsheet
          role="grid"
          aria-label={caption}
          aria-rowcount={shown.length + 1}
          aria-colcount={columns.length}
          style={{ minWidth: width }}
          onKeyDown={(event) => {
            const place = placeOf(event)
            const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
            if (event.key === 'Enter' && place) open(place)
            else if (isPlain && place && keys?.[event.key]) keys[event.key].act(shown[place.row])
            else onKeyDown(event)
          }}
          onClick={(event) => {
            const place = placeOf(event)
            if (place) setActive(place)
            open(place)
          }}
        >
          <colgroup>
            {columns.map((column, i) => (
              // On a phone, the fixed first column leaves room for a second one.
              <col
                key={column.key}
                style={{ width: `min(${column.width ?? WIDTH}px, ${i === 0 ? 40 : 100}vw)` }}
              />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <SheetHead key={column.key} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Space rows={from} columns={columns.length} />
            {shown.slice(from, to).map((item, i) => (
              <SheetRow
                key={idOf(item)}
                item={item}
                index={from + i}
                columns={columns}
                active={from + i === activeRow ? Math.min(active.column, columns.length - 1) : -1}
                peekId={peekId}
              />
            ))}
            <Space rows={shown.length - to} columns={columns.length} />
          </tbody>
        </table>
      </section>
      <Peek
        box={box}
        id={peekId}
        contentOf={({ row, column }) => shown[row] && columns[column]?.peek?.(shown[row])}
      />
      <KeyHelp keys={keys} />
    </div>
  )
}

/** Keeps the height of rows that are not rendered. */
const Space = ({ rows, columns }: { rows: number; columns: number }) =>
  rows > 0 && (
    <tr>
      <td colSpan={columns} className="space" style={{ height: rows * ROW }} />
    </tr>
  )
