import { textOf, type Value, type ValueRules } from './value.js'

const SCALES: [RegExp, number][] = [
  [/^(?:k|thousand|tausend|mil|mille)$/i, 1e3],
  [/^(?:m|mn|mm|mio|million(?:en|es|s)?|millones|millón|milh(?:ões|ão))$/i, 1e6],
  [/^(?:b|bn|billion|milliarden?|milliards?|mrd|mil millones|bilh(?:ões|ão))$/i, 1e9],
]
const NUMBER =
  /(\d{1,3}(?:[.,'’\s\u00A0\u202F]\d{3})+(?![\d.,]*\d)|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:\.\d{3})+,\d+|\d+(?:[.,]\d+)?)\s*(mil millones|[\p{L}]+)?/gu

/** Returns the numbers in a text, scaled by a following word: `1.5 million`, `12k`, `1.000`. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].map(([, digits, word]) => {
    const scale = SCALES.find(([pattern]) => pattern.test(word ?? ''))?.[1] ?? 1
    return plainNumber(digits) * scale
  })

function plainNumber(digits: string): number {
  if (/^\d{1,3}(?:[.,'’\s\u00A0\u202F]\d{3})+$/.test(digits)) return Number(digits.replace(/\D/g, ''))
  if (/,\d+$/.test(digits) && digits.includes('.'))
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  return Number(digits.includes('.') ? digits.replaceAll(',', '') : digits.replace(',', '.'))
}

export const NUMBER_RULES: ValueRules = {
  read: (raw) => {
    const [number] = typeof raw === 'number' ? [raw] : numbersIn(textOf(raw) ?? '')
    return number === undefined || !Number.isFinite(number) ? null : { key: String(number), shown: number }
  },
  alternatives: 20,
}

export const YEAR_RULES: ValueRules = {
  read: (raw) => {
    const year = Number(/(?<!\d)(1[5-9]\d\d|20\d\d)(?!\d)/.exec(textOf(raw) ?? '')?.[1])
    return Number.isNaN(year) ? null : { key: String(year), shown: year }
  },
  alternatives: 15,
}

const CURRENCIES: [RegExp, string][] = [
  [/\bR\$|\bBRL\b|\brea(?:is|l|les)\b/i, 'BRL'],
  [/\b(?:A\$|AUD)|australi\p{L}+ d[oó]l+ar/iu, 'AUD'],
  [/\b(?:C\$|CAD)|(?:canadian|kanadisch\p{L}*) dollar/iu, 'CAD'],
  [/\bCHF\b|\bS?Fr\.|\bFranken\b|francs? suisses?|francos? suizos?|francos? suíços?|swiss francs?/i, 'CHF'],
  [/US\$|USD|\bdollars?\b|(?<!\p{L})d[oó]lar(?:es)?(?!\p{L})/iu, 'USD'],
  [/€|EUR\b|\beuros?\b/i, 'EUR'],
  [/£|GBP|\bpounds?\b|\blivres? sterling\b|\blibras? esterlinas?\b|\bPfund\b/i, 'GBP'],
  [/\b(SEK|NOK|DKK|PLN|INR|JPY|CNY|SGD|ILS|MXN)\b/i, ''],
  [/₹|\brupees?\b|\brupien\b/i, 'INR'],
  [/¥|\byen\b/i, 'JPY'],
  [/\$/, 'USD'],
]

/** Amounts are equal within two percent, in the same currency or if one has no currency. */
export const CURRENCY_RULES: ValueRules = {
  read: (raw) => {
    const text = textOf(raw) ?? ''
    const [amount] = numbersIn(text)
    if (amount === undefined) return null
    const [pattern, code] = CURRENCIES.find(([pattern]) => pattern.test(text)) ?? []
    const currency = pattern ? code || pattern.exec(text)![0].toUpperCase() : ''
    const sum = String(Math.round(amount * 100) / 100)
    return { key: `${currency} ${sum}`, shown: [currency, sum].filter(Boolean).join(' ') }
  },
  same: (a, b) => {
    const [[currency, sum], [other, otherSum]] = [a, b].map(({ key }) => key.split(' '))
    if (currency && other && currency !== other) return false
    return Math.abs(Number(sum) - Number(otherSum)) <= 0.02 * Math.max(Number(sum), Number(otherSum))
  },
  alternatives: 50,
}

const spanOf = ({ key }: Value): [number, number] => key.split('..').map(Number) as [number, number]
const MORE = /\+|more than|over|above|or more|at least|>|≥|mehr als|über|mindestens|plus de|más de|mais de/i
const LESS = /fewer|less than|under|up to|<|≤|weniger|bis zu|moins de|menos de|hasta|até/i

/** Parses a span: `51-200`, `1,000+`, `fewer than 50`, `240`. Null without a number. */
export function readSpan(text: string): [number, number] | null {
  const numbers = numbersIn(text)
  if (numbers.length === 0) return null
  const [first, second] = numbers
  if (second !== undefined && second >= first) return [first, second]
  if (MORE.test(text)) return [first, Number.POSITIVE_INFINITY]
  return LESS.test(text) ? [1, first] : [first, first]
}

const showSpan = ([low, high]: [number, number]): string =>
  high === Number.POSITIVE_INFINITY ? `${low}+` : low === high ? String(low) : `${low}-${high}`
const spanValue = (span: [number, number]): Value => ({ key: span.join('..'), shown: showSpan(span) })
/** An open span contains spans that start at up to ten times its start: `150+` contains 151-500. */
const OPEN_REACH = 10
const holds = (a: Value, b: Value): boolean => {
  const [[low, high], [otherLow, otherHigh]] = [spanOf(a), spanOf(b)]
  const isNear = high !== Number.POSITIVE_INFINITY || otherLow <= low * OPEN_REACH
  return low <= otherLow && high >= otherHigh && a.key !== b.key && isNear
}

export const RANGE_RULES: ValueRules = {
  read: (raw) => {
    const span = readSpan(textOf(raw) ?? '')
    return span && spanValue(span)
  },
  broader: holds,
  alternatives: 15,
}

const BANDS: [number, number][] = [
  [1, 10],
  [11, 50],
  [51, 200],
  [201, 500],
  [501, 1000],
  [1001, 5000],
  [5001, 10000],
  [10001, Number.POSITIVE_INFINITY],
]

/**
 * Headcounts in size bands. A number or span inside one band becomes this band. A larger span is
 * kept, and is broader than the bands in it.
 */
export const HEADCOUNT_RULES: ValueRules = {
  read: (raw) => {
    const span = readSpan(textOf(raw) ?? '')
    if (!span || span[1] < 1) return null
    // `1,000+` means 1001-5000, the band after the round number. `155+` means 51-200, its own band.
    const low = span[1] === Number.POSITIVE_INFINITY && span[0] % 10 === 0 ? span[0] + 1 : span[0]
    if (span[1] === Number.POSITIVE_INFINITY)
      return spanValue(BANDS.find(([from, to]) => from <= low && low <= to)!)
    const within = BANDS.find(([from, to]) => from <= low && low <= to && span[1] <= to)
    return spanValue(within ?? span)
  },
  broader: holds,
  alternatives: 6,
}
