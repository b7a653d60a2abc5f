import { Mark } from '../shared/sheet/mark'
import type { Cell } from './datasets'

/** Stands in an empty cell: a dash if no page has an answer, or else the status in words. */
export const NoValue = ({ status }: Pick<Cell, 'status'>) =>
  status === 'not_found' ? (
    <span className="quiet" role="img" aria-label="not found" title="No source states a value.">
      –
    </span>
  ) : (
    <Mark state={status} />
  )
