/** The operator's prices (setting PRICES) with their units. Whole ACU, 0 by default. */
export const OPEN_PRICE_UNITS = {
  search: 'a returned person of POST /v1/search, /v1/people/search and /v1/people/company',
  sets: 'an admitted item of a Set',
  set_fields: 'a found value of a Set enrichment',
  lookup: 'a found person of POST /v1/people/lookup and /resolve',
  batch: 'a found field of a batch job',
  pronet: 'a successful professional-network read',
} as const

type OpenPriceName = keyof typeof OPEN_PRICE_UNITS
export type OpenPrices = Readonly<Record<OpenPriceName, number>>

const NAMES = Object.keys(OPEN_PRICE_UNITS) as OpenPriceName[]

/**
 * Parses the setting PRICES, such as `search=1,lookup=2`. Missing names cost 0. A `problem` is a
 * predicate to append to the setting's name.
 */
export function parsePrices(text: string): { prices: OpenPrices } | { problem: string } {
  const prices = Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<OpenPriceName, number>
  const given = new Set<string>()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '' && text.trim() === '') break
    const equals = part.indexOf('=')
    if (equals === -1) return { problem: `must be a list like search=1,lookup=2, but contains "${part}"` }
    const [name, amount] = [part.slice(0, equals).trim(), part.slice(equals + 1).trim()]
    if (!isOpenPrice(name))
      return { problem: `accepts the names ${NAMES.join(', ')}, but contains "${name}"` }
    if (given.has(name)) return { problem: `must set each price once, but sets ${name} twice` }
    if (!/^\d{1,9}$/.test(amount))
      return { problem: `must use whole numbers from 0 to 999999999, but sets ${name} to "${amount}"` }
    given.add(name)
    prices[name] = Number(amount)
  }
  return { prices }
}

const isOpenPrice = (name: string): name is OpenPriceName => Object.hasOwn(OPEN_PRICE_UNITS, name)
