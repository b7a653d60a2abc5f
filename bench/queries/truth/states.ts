/** A first-level division of a country. `admin` is its GeoNames code, if it differs from the postal code. */
type Division = [code: string, name: string, admin?: string]

const US =
  `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;
FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;
MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;
NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;
RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;
WV West Virginia;WI Wisconsin;WY Wyoming`
    .split(/;\s*/)
    .map((line): Division => [line.slice(0, 2), line.slice(3)])

const DIVISIONS: Record<string, Division[]> = {
  US,
  CA: [
    ['AB', 'Alberta', '01'],
    ['BC', 'British Columbia', '02'],
    ['MB', 'Manitoba', '03'],
    ['NB', 'New Brunswick', '04'],
    ['NL', 'Newfoundland and Labrador', '05'],
    ['NS', 'Nova Scotia', '07'],
    ['ON', 'Ontario', '08'],
    ['PE', 'Prince Edward Island', '09'],
    ['QC', 'Quebec', '10'],
    ['SK', 'Saskatchewan', '11'],
  ],
  AU: [
    ['ACT', 'Australian Capital Territory', '01'],
    ['NSW', 'New South Wales', '02'],
    ['NT', 'Northern Territory', '03'],
    ['QLD', 'Queensland', '04'],
    ['SA', 'South Australia', '05'],
    ['TAS', 'Tasmania', '06'],
    ['VIC', 'Victoria', '07'],
    ['WA', 'Western Australia', '08'],
  ],
  GB: [
    ['ENG', 'England'],
    ['SCT', 'Scotland'],
    ['WLS', 'Wales'],
    ['NIR', 'Northern Ireland'],
  ],
  IN: [
    ['AP', 'Andhra Pradesh', '02'],
    ['AS', 'Assam', '03'],
    ['DL', 'Delhi', '07'],
    ['GJ', 'Gujarat', '09'],
    ['HR', 'Haryana', '10'],
    ['KA', 'Karnataka', '19'],
    ['KL', 'Kerala', '13'],
    ['MH', 'Maharashtra', '16'],
    ['MP', 'Madhya Pradesh', '35'],
    ['PB', 'Punjab', '23'],
    ['RJ', 'Rajasthan', '24'],
    ['TN', 'Tamil Nadu', '25'],
    ['TG', 'Telangana', '40'],
    ['UP', 'Uttar Pradesh', '36'],
    ['WB', 'West Bengal', '28'],
  ],
  DE: [
    ['BW', 'Baden-Württemberg', '01'],
    ['BY', 'Bavaria', '02'],
    ['BE', 'Berlin', '16'],
    ['HH', 'Hamburg', '04'],
    ['HE', 'Hesse', '05'],
    ['NI', 'Lower Saxony', '06'],
    ['NW', 'North Rhine-Westphalia', '07'],
    ['SN', 'Saxony', '13'],
  ],
}

export type State = { country: string; code: string; name: string; admin: string }

/** US states first, so that an ambiguous code means a US state. */
export const STATES: readonly State[] = Object.entries(DIVISIONS).flatMap(([country, divisions]) =>
  divisions.map(([code, name, admin = code]) => ({ country, code, name, admin }))
)

const BY_ADMIN = new Map(STATES.map((state) => [`${state.country}-${state.admin}`, state]))

/** Returns the division of a town; null when the table has none. */
export function stateOfTown({ country, admin }: { country: string; admin: string }): State | null {
  return BY_ADMIN.get(`${country}-${admin}`) ?? null
}
