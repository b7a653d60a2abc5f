import { Evidence } from '../shared/evidence'
import { share } from '../shared/format'
import { Mark } from '../shared/sheet/mark'
import type { Cell } from './datasets'
import { whyEmpty } from './why_empty'

/** A cell in short: its value, its confidence and its quotes. */
export function CellPeek({
  cell,
}: {
  cell: Pick<Cell, 'value' | 'status' | 'confidence' | 'evidence' | 'reason'>
}) {
  const { value, status, confidence, evidence } = cell
  return (
    <>
      {value !== null && <strong>{String(value)} </strong>}
      <Mark state={status} /> {confidence !== null && `confidence ${share(confidence)}`}
      {value === null ? <p>{whyEmpty(cell)}</p> : <Evidence proofs={evidence} />}
    </>
  )
}
