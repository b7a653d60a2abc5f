import { placeFacets } from '#domain/people/places/places'

const INSTITUTION =
  '(?:\\p{L}*universi|institu|[ée]cole|college|school|hochschule|facult|fakult|facol|labor|academ|akadem|polit[eé]c|department|d[ée]partement|departamento|dipartimento)'
/** Matches an institution after a post: "lecturer at the School of Law", "Researcher – University". */
const AT_INSTITUTION = new RegExp(
  `(?<=\\p{L}{4,}.*)\\s*(?:\\s[-–—|@]\\s|,\\s|\\s(?:à|au|at|bei|am|an der|aan de|presso|en la|na|no)\\s)(?:the\\s|la\\s|l['’])?\\s*(?:\\p{L}[\\p{L}.'’-]*\\s){0,3}${INSTITUTION}.*$`,
  'iu'
)
const IN_PLACE = /\s(?:in|en|à|em|a)\s(\p{Lu}[\p{L}.'’-]+(?:,?\s\p{Lu}[\p{L}.'’-]+){0,2})$/u
const MIN_TITLE = 4

/** Returns a post without the institution or place that follows it. */
export function plainTitle(title: string): string {
  const post = title.replace(AT_INSTITUTION, '').trim()
  const [tail, place] = IN_PLACE.exec(post) ?? []
  const isPlace = place !== undefined && placeFacets({ city: place }).countryCode !== null
  const plain = isPlace ? post.slice(0, -tail!.length) : post
  return plain.length >= MIN_TITLE ? plain : title
}
