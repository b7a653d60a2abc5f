import { ActionButton } from '../shared/button'
import { Badge } from '../shared/badge'
import type { Cell } from './datasets'
import { NoValue } from './no_value'

/**
 * A button with a cell's value, or with its status if it has no value. A press opens the cell's
 * evidence.
 */
export function CellButton({ cell, label, onClick }: { cell: Cell; label: string; onClick: () => void }) {
  const value = cell.value === null ? null : String(cell.value)
  return (
    <ActionButton kind="link" aria-label={`${label}: ${value ?? cell.status}`} onClick={onClick}>
      {value === null ? <NoValue status={cell.status} /> : <span className="cell">{value}</span>}
      {value !== null && cell.status === 'unverified' && <Badge state="unverified" />}
    </ActionButton>
  )
}
