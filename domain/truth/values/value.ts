export type CellValue = string | number | boolean

export type Value = {
  /** Equal for values that are certainly the same. */
  key: string
  shown: CellValue
}

export type ValueContext = {
  /** The row's country (ISO 3166-1 alpha-2), for phone numbers without a country code. */
  country?: string
  options?: readonly string[]
}

/** How values of one kind are parsed and compared. */
export type ValueRules = {
  /** Returns null if the raw value is invalid. */
  read: (raw: unknown, context: ValueContext) => Value | null
  /** Reports whether two values with different keys are equal. Symmetric. */
  same?: (a: Value, b: Value) => boolean
  /** Reports whether `a` is broader than `b`: true whenever `b` is, but less precise. */
  broader?: (a: Value, b: Value) => boolean
  /** The number of plausible wrong values. All are equally likely. */
  alternatives: number | ((value: Value) => number)
}

/** Returns a text or number as text with single spaces; null if blank or of another type. */
export function textOf(raw: unknown): string | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  return String(raw).replace(/\s+/g, ' ').trim() || null
}
