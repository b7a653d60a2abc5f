/**
 * The fixed prices, in whole ACU. The operator sets the other prices (`operator_prices.ts`). Cells,
 * contact fields, profiles and linked people cost only if they are found.
 */

/** ACU per found cell of the dataset columns with a price of their own. */
const CELL_PRICES: ReadonlyMap<string, number> = new Map([
  ['email.work', 1],
  ['email.personal', 3],
  ['phone', 10],
])
const CUSTOM_CELL_PRICE = 1
/** One ACU pays for this many found cells of standard columns in one request. */
export const STANDARD_CELLS_PER_ACU = 10

/**
 * The ACU for a person's profile, on every plan. A workspace pays at most once per person in 90
 * days.
 */
export const PERSON_PROFILE_PRICE = 25

/** The contact fields of enrich, each with the dataset column that sets its price. */
export const CONTACT_COLUMNS = {
  work_email: 'email.work',
  personal_email: 'email.personal',
  phone: 'phone',
} as const
export type ContactField = keyof typeof CONTACT_COLUMNS

/**
 * Returns the ACU for a dataset request, given its found cells by column key. The cells of all
 * standard columns are summed and rounded up once per request. Throws RangeError for an invalid
 * count.
 */
export function datasetCost(foundByColumn: Readonly<Record<string, number>>): number {
  let standardCells = 0
  let cost = 0
  for (const [column, found] of Object.entries(foundByColumn)) {
    const price = column.startsWith('custom.') ? CUSTOM_CELL_PRICE : CELL_PRICES.get(column)
    if (price === undefined) standardCells += checkedCount(found)
    else cost += price * checkedCount(found)
  }
  return cost + Math.ceil(standardCells / STANDARD_CELLS_PER_ACU)
}

/** Returns the ACU for a dataset request if every cell is found. */
export const datasetMaximum = (rows: number, columns: readonly string[]): number =>
  datasetCost(Object.fromEntries(columns.map((column) => [column, rows])))

/** Returns the ACU for revealed fields, or the maximum for requested fields. */
export const enrichCost = (fields: readonly ContactField[]): number =>
  datasetCost(Object.fromEntries(fields.map((field) => [CONTACT_COLUMNS[field], 1])))

/** Returns the ACU for a code-host search. Without include_profiles, pass 0. */
export const codeHostSearchCost = (liveProfiles: number): number => 1 + checkedCount(liveProfiles)

/** Returns the ACU for a code-host people search with this many linked profiles. */
export const peopleSearchCost = (returnedPersons: number): number => 1 + checkedCount(returnedPersons)

/** Converts ACU to USD (1 ACU is 0.10 USD), also for negative balances. */
export const usd = (acu: number): number => acu / 10

function checkedCount(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a count`)
  return value
}
