import type { Row } from './datasets'

/** Whether a row has no answer at all, and another try is allowed. */
export const isUnfilled = ({ cells, erased }: Row): boolean =>
  !erased && Object.values(cells).every(({ value, reason }) => value === null && !reason)
