import { words } from '../words.js'

/** How people of one culture are called. A family name `Nowak/Nowakowa` has a masculine and a feminine form. */
export type NameCulture = {
  female: string[]
  male: string[]
  family: string[]
  /** Share of people who carry two family names. */
  doubleFamily?: number
}

export function culture(female: string, male: string, family: string, doubleFamily?: number): NameCulture {
  return { female: words(female), male: words(male), family: words(family), doubleFamily }
}
