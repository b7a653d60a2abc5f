import type { Random } from '#demo/random'
import type { Country } from '#demo/vocabulary/countries'
import { CULTURES, type CultureKey, JAPANESE_SPELLING } from '#demo/vocabulary/names/index'
import type { NameCulture } from '#demo/vocabulary/names/culture'

export type DemoName = {
  name: string
  given: string
  family: string
  female: boolean
  nativeName: string | null
}

/** Returns a name typical for the country. Common names of each culture are more frequent. */
export function personName(country: Country, random: Random): DemoName {
  const shares = Object.entries(country.cultures) as [CultureKey, number][]
  const [key] = random.weighted(shares, ([, share]) => share)
  const culture: NameCulture = CULTURES[key]
  const female = random.chance(0.47)
  const given = skewed(female ? culture.female : culture.male, random)
  let family = familyName(culture, female, random)
  while (family === given) family = familyName(culture, female, random)
  if (culture.doubleFamily && random.chance(culture.doubleFamily)) {
    const second = familyName(culture, female, random)
    if (second !== family) family = `${family} ${second}`
  }
  const middle = (key === 'english' || key === 'africanAmerican') && random.chance(0.07)
  const name = middle ? `${given} ${random.pick([...'ABCDEGHJKLMPRSTW'])}. ${family}` : `${given} ${family}`
  const native = key === 'japanese' ? `${JAPANESE_SPELLING[family]} ${JAPANESE_SPELLING[given]}` : null
  return { name, given, family, female, nativeName: native }
}

function familyName(culture: NameCulture, female: boolean, random: Random): string {
  const [masculine, feminine] = skewed(culture.family, random).split('/')
  return female && feminine ? feminine : masculine
}

/** Prefers the first values, because the lists start with the most common ones. */
function skewed(values: string[], random: Random): string {
  return values[Math.floor(random.next() ** 1.4 * values.length)]
}
