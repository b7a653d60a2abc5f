/**
 * What the service charges, in whole ACU: the price table of the interface (BI-001 to BI-007, BI-011, BI-015, BI-016).
 * Only found cells, fields, profiles and persons are counted by the callers: whatever else came back is free.
 */

/** ACU a found cell of the built-in dataset columns that have a price of their own. */
const CELL_PRICES: ReadonlyMap<string, number> = new Map([
  ['email.work', 1],
  ['email.personal', 3],
  ['phone', 10],
])
const CUSTOM_CELL_PRICE = 1
/** Found cells of all standard columns of one request that 1 ACU pays for. */
const STANDARD_CELLS_PER_ACU = 10

/** A first successful person profile, on every plan (BI-011). */
export const PERSON_PROFILE_PRICE = 25

/** The contact fields of enrich and the dataset column whose price each has. */
export const CONTACT_COLUMNS = {
  work_email: 'email.work',
  personal_email: 'email.personal',
  phone: 'phone',
} as const
export type ContactField = keyof typeof CONTACT_COLUMNS

/**
 * ACU of a dataset request from its found cells by column key. The cells of all standard columns are counted together
 * and rounded up once for the request (BI-001, BI-002). Throws RangeError for a count that is no whole number from 0.
 */
export function datasetCost(foundByColumn: Readonly<Record<string, number>>): number {
  let standardCells = 0
  let cost = 0
  for (const [column, found] of Object.entries(foundByColumn)) {
    const price = column.startsWith('custom.') ? CUSTOM_CELL_PRICE : CELL_PRICES.get(column)
    if (price === undefined) standardCells += counted(found)
    else cost += price * counted(found)
  }
  return cost + Math.ceil(standardCells / STANDARD_CELLS_PER_ACU)
}

/** ACU of a dataset request if every cell were found (DS-015, BI-018). */
export function datasetMaximum(rows: number, columns: readonly string[]): number {
  return datasetCost(Object.fromEntries(columns.map((column) => [column, rows])))
}

/** ACU of an enrich answer from the fields it revealed; of the requested fields, the most it can cost. */
export function enrichCost(fields: readonly ContactField[]): number {
  return datasetCost(Object.fromEntries(fields.map((field) => [CONTACT_COLUMNS[field], 1])))
}

/** ACU of a code-host search that attached so many live profiles; 0 without include_profiles (BI-015). */
export function codeHostSearchCost(liveProfiles: number): number {
  return 1 + counted(liveProfiles)
}

/** ACU of a code-host people-search that returned so many persons: results with a linked profile (BI-016). */
export function peopleSearchCost(returnedPersons: number): number {
  return 1 + counted(returnedPersons)
}

/** USD of an amount in ACU: a tenth (ENV-007). Works for a negative balance too. */
export function usd(acu: number): number {
  return acu / 10
}

function counted(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no count`)
  return value
}
