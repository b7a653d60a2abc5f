/** Reads a parameter of a page's address that may have any text. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Reads a parameter of a page's address that has one of `values`. */
export const oneOf = <const V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((known) => known === value)
