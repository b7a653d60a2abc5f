import type { Section } from './segment_layout.js'

/** The value that stands for "no number" in each width; a column that needs it as a value takes the next width. */
const MISSING = { Uint8Array: 255, Uint16Array: 65535, Int32Array: -2147483648, Float64Array: Number.NaN }

/** The narrowest exact form of a column of numbers, NaN where a document has none. */
export function encodeColumn(values: Float64Array): Section {
  let whole = true
  let low = 0
  let high = 0
  for (const value of values) {
    if (Number.isNaN(value)) continue
    if (!Number.isInteger(value)) whole = false
    if (value < low) low = value
    if (value > high) high = value
  }
  if (!whole || low <= -2147483648 || high > 2147483647) return values
  const narrow =
    low < 0 || high >= 65535
      ? new Int32Array(values.length)
      : high >= 255
        ? new Uint16Array(values.length)
        : new Uint8Array(values.length)
  const missing = missingOf(narrow)
  for (let at = 0; at < values.length; at++) narrow[at] = Number.isNaN(values[at]) ? missing : values[at]
  return narrow
}

/** A column read back: `missing` marks documents without a number (NaN in columns of doubles). */
export class NumberColumn {
  readonly values: Section
  readonly missing: number

  constructor(values: Section) {
    this.values = values
    this.missing = missingOf(values)
  }

  /** The number of a document, NaN when it has none. */
  get(document: number): number {
    const value = this.values[document]
    return value === this.missing ? Number.NaN : value
  }
}

function missingOf(values: Section): number {
  return MISSING[values.constructor.name as keyof typeof MISSING]
}
