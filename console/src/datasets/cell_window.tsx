import { Badge } from '../shared/badge'
import { Evidence } from '../shared/evidence'
import { share } from '../shared/format'
import { Window } from '../shared/window'
import type { Cell } from './datasets'
import { Explanation, type ExplainedCell } from './explanation'

/** A cell that was opened; `weighed` says where what was weighed for it is kept. */
export type Picked = { column: string; row: string; cell: Cell; weighed?: ExplainedCell }

/** What a cell's answer rests on: its quotes, where they stand and when they were read, and what was weighed. */
export function CellWindow({ picked, onClose }: { picked: Picked | null; onClose: () => void }) {
  return (
    <Window
      title={picked ? `${picked.column} of ${picked.row}` : ''}
      isOpen={picked !== null}
      onClose={onClose}
      wide
    >
      {picked && (
        <div className="stack">
          <Answer cell={picked.cell} />
          <section>
            <h3>Evidence</h3>
            <Evidence proofs={picked.cell.evidence} />
          </section>
          {picked.weighed && <Explanation of={picked.weighed} />}
        </div>
      )}
    </Window>
  )
}

/** A cell's value and how sure it is. */
export function Answer({ cell }: { cell: Cell }) {
  const { value, status, confidence, validation } = cell
  return (
    <div>
      <p className="answer">{value === null ? 'No answer' : String(value)}</p>
      <p className="row">
        <Badge state={status} />
        {confidence !== null && <span>confidence {share(confidence)}</span>}
        {validation && (
          <span>
            address <Badge state={validation} />
          </span>
        )}
      </p>
    </div>
  )
}
