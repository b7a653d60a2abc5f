import { words } from '../words.js'

/** The names of one culture. A family name `Nowak/Nowakowa` has a masculine and a feminine form. */
export type NameCulture = {
  female: string[]
  male: string[]
  family: string[]
  /** Share of people with two family names. */
  doubleFamily?: number
}

export function culture(female: string, male: string, family: string, doubleFamily?: number): NameCulture {
  return { female: words(female), male: words(male), family: words(family), doubleFamily }
}
