export type CellValue = string | number | boolean

/** A parsed value. */
export type Value = {
  /** Equal for values that are certainly the same. */
  key: string
  /** The value shown in a cell. */
  shown: CellValue
}

export type ValueContext = {
  /** The row's country (ISO 3166-1 alpha-2), for phone numbers without a country code. */
  country?: string
  options?: readonly string[]
}

/** How values of one kind are parsed and compared. */
export type ValueRules = {
  /** Null if the raw value is invalid. */
  read: (raw: unknown, context: ValueContext) => Value | null
  /** Whether two values with different keys are equal; symmetric. */
  same?: (a: Value, b: Value) => boolean
  /** Whether `a` is broader than `b`: true whenever `b` is, but less precise. */
  broader?: (a: Value, b: Value) => boolean
  /** The number of plausible wrong values; a particular one has a chance of 1 in that number. */
  alternatives: number | ((value: Value) => number)
}

/** A text with white space collapsed; null if it is blank or not a text. */
export function textOf(raw: unknown): string | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  return String(raw).replace(/\s+/g, ' ').trim() || null
}
