/** The levels of the API, lowest first. */
export const SENIORITIES = [
  'entry',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'director',
  'vp',
  'cxo',
] as const
export type Seniority = (typeof SENIORITIES)[number]
