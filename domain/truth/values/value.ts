export type CellValue = string | number | boolean

/** A stated value in the form in which it is compared. */
export type Value = {
  /** Equal for values that are surely the same. */
  key: string
  /** As a cell shows it. */
  shown: CellValue
}

export type ValueContext = {
  /** Alpha-2 code of the row's country, for phone numbers that lack theirs. */
  country?: string
  options?: readonly string[]
}

/** How the values of one kind are read and compared. */
export type ValueRules = {
  /** Null for what is no value of the kind. */
  read: (raw: unknown, context: ValueContext) => Value | null
  /** Whether two values with unequal keys are the same all the same; symmetric. */
  same?: (a: Value, b: Value) => boolean
  /** Whether `a` is broader than `b`: true wherever `b` is, and less precise. */
  broader?: (a: Value, b: Value) => boolean
  /** How many values a careless source might state instead: the chance of one is 1 in so many. */
  alternatives: number | ((value: Value) => number)
}

/** A text as stated, white space collapsed; null for what is no text or blank. */
export function textOf(raw: unknown): string | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  return String(raw).replace(/\s+/g, ' ').trim() || null
}
