import type { ReactNode } from 'react'
import { Badge } from '../shared/badge'
import { Confidence, sureness } from '../shared/confidence'
import { CopyIcon } from '../shared/copy_button'
import { share } from '../shared/format'
import { Window } from '../shared/window'
import { columnName } from '#domain/datasets/column_names'
import type { Cell } from './datasets'
import { Explanation } from './explanation'
import { whyEmpty } from './why_empty'

/** An opened cell, and the dataset, row and column under which its explanation is stored. */
export type OpenCell = { dataset: string; index: number; column: string; row: string; cell: Cell }

type Props = {
  open: OpenCell | null
  steps?: ReactNode
  /** Stands below the evidence. */
  below?: ReactNode
  onClose: () => void
}

/** Shows a cell's value beside its table, with what pages state for it and against it. */
export function CellWindow({ open, steps, below, onClose }: Props) {
  return (
    <Window
      title={open ? `${open.row}: ${columnName(open.column)}` : ''}
      isOpen={open !== null}
      onClose={onClose}
      side
    >
      {open && (
        <div className="stack">
          {steps}
          <Answer cell={open.cell} />
          {open.cell.value === null && <p>{whyEmpty(open.cell)}</p>}
          <Explanation
            of={{ dataset: open.dataset, index: open.index, column: open.column }}
            proofs={open.cell.evidence}
          />
          {below}
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
      <p className="answer">
        {value === null ? 'No answer' : String(value)}
        {value !== null && (
          <>
            {' '}
            <CopyIcon text={String(value)} label="Copy the value" />
          </>
        )}
      </p>
      <p className="row">
        <Badge state={status} />
        {confidence !== null && (
          <span>
            <Confidence of={confidence} /> {sureness(confidence)}, {share(confidence)} sure
          </span>
        )}
        {validation && (
          <span>
            address <Badge state={validation} />
          </span>
        )}
      </p>
    </div>
  )
}
