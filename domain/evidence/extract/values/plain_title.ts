import { placeFacets, stateOf } from '#domain/people/places/places'
import { anywhere } from '#domain/people/text/phrases'

/** Longer texts are not titles. */
const MAX_LENGTH = 160
/** Matches the words between a job title and the institution that follows it. */
const AT = /\s[-–—|@]\s|,\s|\s(?:à|au|at|bei|am|an der|aan de|presso|en la|na|no)\s/giu
const INSTITUTION =
  /^(?:the\s|la\s|l['’])?(?:\p{L}[\p{L}.'’-]*\s){0,3}(?:universi|hochschul|institu|[ée]cole|college|school|facult|fakult|facol|labor|academ|akadem|polit[eé]c|department|dept\b|d[ée]partement|departamento|dipartimento)/iu
const IN_PLACE = /\s(?:in|en|à|em|a)\s(\p{Lu}[\p{L}.'’-]{1,40}(?:,?\s\p{Lu}[\p{L}.'’-]{1,40}){0,2})$/u
const MIN_TITLE = 4

/** Matches when a job began: `Since 2024 Professor`, `2019 - present: Engineer`. */
const BEGAN =
  /^(?:since|seit|depuis|desde|dal|sinds|ab)\s(?:\p{L}{3,10}\.?\s(?:de\s)?)?(?:19|20)\d\d\s?[:,–—-]?\s|^(?:19|20)\d\d\s?[-–—](?!\s?\d)\s?(?:present|today|now|heute|aujourd['’]hui|actualidad|presente|atual|oggi|heden)?\s?[:,]?\s/iu
/** Matches marks between a job title and what followed it. */
const TAIL = /(?<![\s,:|·•–—-])[\s,:|·•–—-]+$/u
/** Matches a place before a job title: `Berlin-based developer`. */
const BASED = /^(\p{Lu}[\p{L}.' ]{1,40})-based\s+/u

/** Matches the subject in brackets after a job title: `Associate Professor (Physics)`. */
const SUBJECT = /\s\([^()]{4,}\)$/u
/** Matches adjectives about the person in front of a job title: `British`, `award-winning`, `renomado`. */
const PRAISE = anywhere('iu')`
  ^(?:(?:
    # Origin
    american | british | english | scottish | welsh | irish | canadian | australian | german | austrian | swiss
    french | spanish | italian | dutch | belgian | portuguese | brazilian | mexican | argentine | colombian
    indian | chinese | japanese | korean | polish | russian | ukrainian | swedish | norwegian | danish | finnish
    greek | turkish | nigerian | kenyan | israeli
    # Praise
    (?:multi-)?award-winning | renowned | acclaimed | well-known | world-class | seasoned | passionate
    enthusiastic | dedicated | experienced | renomad[oa] | reconocid[oa] | reconhecid[oa] | famos[oa]
    affermat[oa] | appassionat[oa] | leidenschaftliche[rn]? | erfahrene[rn]? | renommierte[rn]? | passionnée?
  )\s)+(?!(?:
    teacher | translator | interpreter | professor | lecturer | instructor | tutor | literature | studies
    language | history
  )(?!\p{L}))
`
/** Matches an employer that a title describes without its name: `owner of my consulting firm`. */
const OF_OWN =
  /\s(?:of|at|for)\s(?:my|our|his|her|their)\s.*$|\s(?:de|do|da)\s(?:mon|ma|mi|meu|minha|mio)\s.*$/iu
/** Matches the form of address that is left when a name is cut from a title. */
const ADDRESSED = /^(?:(?:dr|prof|mr|mrs|ms|ing|mag|dott|sig|herr|frau|dipl)\.?[\s–—-]+)+(?=\p{Lu})/iu

/** Returns the place in a title such as `Berlin-based developer` or `Architect in Berlin`, or null. */
export function placeOfTitle(title: string): string | null {
  const [, before] = BASED.exec(title) ?? []
  if (before) return isKnown(before) ? before : null
  const [, after] = (title.length <= MAX_LENGTH && IN_PLACE.exec(title)) || []
  return after && isPlaceText(after) ? withComma(after) : null
}

/** Returns a place with a comma between its town and state: `Calgary, Alberta`. */
function withComma(place: string): string {
  if (isKnown(place)) return place
  const words = place.split(' ')
  const at = words.findIndex(
    (_, i) => i > 0 && isKnown(`${words.slice(0, i).join(' ')}, ${words.slice(i).join(' ')}`)
  )
  return at < 0 ? place : `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`
}

/** Returns a job title without start date, praise, employer, subject, institution and place. */
export function plainTitle(title: string): string {
  if (title.length > MAX_LENGTH) return title
  const post = withoutInstitution(withoutPraise(title.replace(BEGAN, '').replace(BASED, '')))
    .replace(OF_OWN, '')
    .replace(TAIL, '')
    .replace(SUBJECT, '')
  const [tail, place] = IN_PLACE.exec(post) ?? []
  const plain = place !== undefined && isPlaceText(place) ? post.slice(0, -tail!.length) : post
  return plain.length >= MIN_TITLE ? plain : title
}

/**
 * Returns a title without the name of its holder: `Dr. Jane Roe – Dentist`, `Associate Professor Jane
 * Roe`. Empty if nothing else is left.
 */
export function titleWithoutName(title: string, name: string): string {
  const at = title.indexOf(name)
  if (at === -1 || !name.includes(' ')) return title
  const before = title.slice(0, at).replace(TAIL, '').trim()
  const after = title.slice(at + name.length).replace(/^[\s,:|·•–—-]+/u, '')
  const rest = `${before} ${after}`.trim()
  return after ? rest.replace(ADDRESSED, '') : rest
}

/** Drops adjectives about the person, but not the start of a name: `British Library Curator`. */
function withoutPraise(title: string): string {
  const post = title.replace(PRAISE, '')
  return /^\p{Ll}/u.test(post) ? post : title
}

/** Whether a text is a place. A town's state may follow without a comma: `Calgary Alberta`. */
function isPlaceText(text: string): boolean {
  const words = text.split(' ')
  const parts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return (
    isKnown(text) || parts.some(([town, state]) => isKnown(`${town}, ${state}`) && stateOf(state) !== null)
  )
}

const isKnown = (place: string): boolean => placeFacets({ city: place }).countryCode !== null

/** Drops an institution after a job title: `Lecturer, School of Law`, `Researcher – University`. */
function withoutInstitution(title: string): string {
  for (const { index, 0: mark } of title.matchAll(AT))
    if (index >= MIN_TITLE && INSTITUTION.test(title.slice(index + mark.length))) return title.slice(0, index)
  return title
}
