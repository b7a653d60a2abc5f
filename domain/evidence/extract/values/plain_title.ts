import { placeFacets } from '#domain/people/places/places'

/** Longer texts are not titles. */
const MAX_LENGTH = 160
/** Matches the words between a post and the institution that follows it. */
const AT = /\s[-–—|@]\s|,\s|\s(?:à|au|at|bei|am|an der|aan de|presso|en la|na|no)\s/giu
const INSTITUTION =
  /^(?:the\s|la\s|l['’])?(?:\p{L}[\p{L}.'’-]*\s){0,3}(?:universi|hochschul|institu|[ée]cole|college|school|facult|fakult|facol|labor|academ|akadem|polit[eé]c|department|d[ée]partement|departamento|dipartimento)/iu
const IN_PLACE = /\s(?:in|en|à|em|a)\s(\p{Lu}[\p{L}.'’-]{1,40}(?:,?\s\p{Lu}[\p{L}.'’-]{1,40}){0,2})$/u
const MIN_TITLE = 4

/** Matches marks between a post and what followed it. */
const TAIL = /(?<![\s,:|·•–—-])[\s,:|·•–—-]+$/u
/** Matches a place before a post: `Berlin-based developer`. */
const BASED = /^(\p{Lu}[\p{L}.' ]{1,40})-based\s+/u

/** Returns the place in a title such as `Berlin-based developer`, or null. */
export const placeOfTitle = (title: string): string | null => BASED.exec(title)?.[1] ?? null

/** Returns a post without the institution or place beside it. */
export function plainTitle(title: string): string {
  if (title.length > MAX_LENGTH) return title
  const post = withoutInstitution(title.replace(BASED, '')).replace(TAIL, '')
  const [tail, place] = IN_PLACE.exec(post) ?? []
  const isPlace = place !== undefined && placeFacets({ city: place }).countryCode !== null
  const plain = isPlace ? post.slice(0, -tail!.length) : post
  return plain.length >= MIN_TITLE ? plain : title
}

/** Drops an institution after a post: `Lecturer, School of Law`, `Researcher – University`. */
function withoutInstitution(title: string): string {
  for (const { index, 0: mark } of title.matchAll(AT))
    if (index >= MIN_TITLE && INSTITUTION.test(title.slice(index + mark.length))) return title.slice(0, index)
  return title
}
