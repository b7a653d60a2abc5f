import type { Section } from './segment_layout.js'

/**
 * The value for "no number" in each type. A column that contains this value as a number uses the
 * next type.
 */
const MISSING = { Uint8Array: 255, Uint16Array: 65535, Int32Array: -2147483648, Float64Array: Number.NaN }

/** Encodes a column in the narrowest exact type. NaN means that a document has no number. */
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

/** Documents per block with a common minimum and maximum, as a power of 2. */
const BLOCK_BITS = 8

/** The extremes of each block of 256 documents. Infinity and -Infinity for an empty block. */
export type Extremes = { minima: Float64Array; maxima: Float64Array }

export const blockOf = (document: number): number => document >>> BLOCK_BITS
export const blockEnd = (block: number): number => (block + 1) << BLOCK_BITS

/** Reads a column. `missing` marks documents without a number (NaN in columns of doubles). */
export class NumberColumn {
  readonly missing: number
  #extremes: Extremes | undefined

  constructor(readonly values: Section) {
    this.missing = missingOf(values)
  }

  /** Computed on first use. */
  get extremes(): Extremes {
    this.#extremes ??= extremesOf(this)
    return this.#extremes
  }

  /** Returns a document's number, or NaN. */
  get(document: number): number {
    const value = this.values[document]
    return value === this.missing ? Number.NaN : value
  }
}

function extremesOf({ values, missing }: NumberColumn): Extremes {
  const blocks = blockOf(values.length + blockEnd(0) - 1)
  const minima = new Float64Array(blocks).fill(Infinity)
  const maxima = new Float64Array(blocks).fill(-Infinity)
  for (let document = 0; document < values.length; document++) {
    const value = values[document]
    if (value === missing) continue
    const block = blockOf(document)
    if (value < minima[block]) minima[block] = value
    if (value > maxima[block]) maxima[block] = value
  }
  return { minima, maxima }
}

function missingOf(values: Section): number {
  return MISSING[values.constructor.name as keyof typeof MISSING]
}
