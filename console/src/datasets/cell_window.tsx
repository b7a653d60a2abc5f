import { Badge } from '../shared/badge'
import { Evidence } from '../shared/evidence'
import { share } from '../shared/format'
import { Window } from '../shared/window'
import type { Cell } from './datasets'
import { Explanation } from './explanation'
import { whyEmpty } from './why_empty'

/** An opened cell, and the dataset, row and column under which its explanation is stored. */
export type OpenCell = { dataset: string; index: number; column: string; row: string; cell: Cell }

/** Shows a cell's value, its evidence and the explanation of its votes. */
export function CellWindow({ open, onClose }: { open: OpenCell | null; onClose: () => void }) {
  return (
    <Window title={open ? `${open.column} of ${open.row}` : ''} isOpen={open !== null} onClose={onClose} wide>
      {open && (
        <div className="stack">
          <Answer cell={open.cell} />
          {open.cell.value === null && <p>{whyEmpty(open.cell)}</p>}
          <section>
            <h3>Evidence</h3>
            <Evidence proofs={open.cell.evidence} />
          </section>
          <Explanation of={{ dataset: open.dataset, index: open.index, column: open.column }} />
        </div>
      )}
    </Window>
  )
}

/** The value of a cell and its confidence. */
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
