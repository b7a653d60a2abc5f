import type { Cell } from './datasets'

/** Says why a cell has no value. */
export function whyEmpty({ status, reason }: Pick<Cell, 'status' | 'reason'>): string {
  if (reason === 'suppressed') return 'This person asked not to be processed, so no value is shown.'
  if (status === 'timeout') return 'The row was not filled in time. A new dataset can try it again.'
  if (status === 'unverified') return 'A value was found, but no source proves it.'
  return 'No source states a value for this row.'
}
