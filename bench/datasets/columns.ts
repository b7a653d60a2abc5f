import { BUILT_IN_COLUMNS } from '#domain/datasets/columns'

/** Ten common columns of a person, and the other built-in ones. */
export const TEN_COLUMNS = BUILT_IN_COLUMNS.person.slice(0, 10)
export const OTHER_COLUMNS = BUILT_IN_COLUMNS.person.slice(10)
