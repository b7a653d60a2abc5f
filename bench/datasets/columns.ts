import { BUILT_IN_COLUMNS } from '#domain/datasets/columns'

/**
 * Ten columns of a person that everybody asks for, and those that are left of the built-in ones.
 */
export const TEN_COLUMNS = BUILT_IN_COLUMNS.person.slice(0, 10)
export const OTHER_COLUMNS = BUILT_IN_COLUMNS.person.slice(10)
