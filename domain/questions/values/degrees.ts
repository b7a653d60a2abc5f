import type { Claim, Mention } from '#domain/evidence/claim'
import { anywhere } from '#domain/people/text/phrases'

type Education = Extract<Claim, { field: 'education' }>['value']

/** Degrees from the highest to the lowest. */
const RANKS: readonly RegExp[] = [
  /habilit|priv\.?-?doz|livre-docência/iu,
  /\bph\.? ?d|\bm\.?d\b|doctor|doktor|promoti|\bdr\b|d\.?phil|dottorat|dott[. ]ric|doutor|docteur|\bd\.sc\b|thèse|博士(?!前期)|박사/iu,
  anywhere('iu')`
    \bmaster | \bm\.? ?(?:sc|a|s|eng|phil|ed|tech)\b | \bmba\b | \bll\.?m | máster | maestría | mestr
    magister | \bmag\b | diplom(?!a|es?\b) | dipl\.?- | laurea magistrale | maîtrise | agrégation
    staatsexamen | p[oó]s-?gradua | posgrado | postgrado | ingénieur | \bdea\b | \bdess\b | 修士 | 博士前期 | 석사
  `,
  /bachelor|\bb\.? ?(?:sc|a|s|eng|ed|tech)\b|licen[cs]|licenci|laurea|grado|gradua|bacharel|hbo|studium|ingenier|engenhari|degree|diplôm[ée]e?\b|学士|학사/iu,
]

/**
 * Returns the rank of a degree: 4 habilitation, 3 doctorate, 2 master, 1 bachelor, 0 others or
 * none.
 */
export function degreeRank(degree: string | null): number {
  const at = degree === null ? -1 : RANKS.findIndex((pattern) => pattern.test(degree))
  return at < 0 ? 0 : RANKS.length - at
}

/** Matches job titles and forms of address of people with a doctorate. */
const DOCTORS =
  /\b(?:prof(?:essor(?!a)\w*|\.)?|post-?doc\w*|dr\.?|ph\.? ?d\.?(?!\s*-?(?:stud|cand|fellow|res|in progress))|dozent\w*|privatdozent\w*|maître de conférences|catedrátic\w+|lecturer|ricercat\w+|maîtresse de conférences)(?![\p{L}])/iu

/** Matches studies for a degree that the person does not hold yet. */
const STUDENT =
  /\b(?:student\w*|candidate|doctorante?|doktorand(?:in)?|do[tc]torand[oa]|doutorand[oa]|mestrand[oa]|promovend[ua]s?)\b/iu

export const isStudy = (degree: string | null): boolean => degree !== null && STUDENT.test(degree)

/**
 * Returns the rank of a person's highest degree on a page; at least 1, so that unranked entries
 * never count as the highest. A professor or postdoctoral researcher has a doctorate, even if the
 * page names only earlier degrees.
 */
export const highestRank = ({ name, claims }: Mention): number =>
  Math.max(
    1,
    ...claims.map((claim) => {
      if (claim.field === 'education')
        return isStudy(claim.value.degree) || isUnfinished(claim.value, { claims })
          ? 0
          : degreeRank(claim.value.degree)
      const isDoctor = claim.field === 'title' && !claim.past && DOCTORS.test(claim.value)
      return isDoctor ? 3 : 0
    }),
    DOCTORS.test(name ?? '') ? 3 : 0
  )

/** Whether a page names no degree of a person, so a study without one may be the highest. */
export const isWithoutDegree = (mention: Mention): boolean =>
  highestRank(mention) === 1 &&
  !mention.claims.some(({ field, value }) => field === 'education' && value.degree !== null)

/** Formats a study without a degree as `Biology, University of Example`. */
export const shownStudy = ({ field, school }: Education): string =>
  field && !school.includes(field) ? `${field}, ${school}` : school

/** Whether studies go on while the page also names a degree that the person holds. */
export const isUnfinished = ({ current }: Education, { claims }: Pick<Mention, 'claims'>): boolean =>
  current === true &&
  claims.some(({ field, value }) => field === 'education' && value.degree !== null && !value.current)

const POSSESSIVE =
  /^(?:my|his|her|their|an?|the|the title of|ein\p{L}*|sein\p{L}*|ihr\p{L}*|une?|mon|ma|son|sa|mi|su|meu|minha|o|il|el|la)\s/iu

/**
 * Formats an entry as `PhD in Biology, University of Example`, with the words of the quote between
 * the degree and the field. Returns null without a degree.
 */
export function shownDegree({ degree: written, field, school }: Education, quote: string): string | null {
  if (written === null) return null
  const degree = written.replace(POSSESSIVE, '')
  const named =
    field && !degree.toLowerCase().includes(field.toLowerCase())
      ? (quoted(degree, field, quote) ?? `${degree} in ${field}`)
      : degree
  return degree.includes(school) ? named : `${named}, ${school}`
}

const MAX_BETWEEN = 20

/** Returns the quote's words from a degree to its field, or null if they are far apart. */
function quoted(degree: string, field: string, quote: string): string | null {
  const from = quote.indexOf(degree)
  const at = from < 0 ? -1 : quote.indexOf(field, from + degree.length)
  return at < 0 || at > from + degree.length + MAX_BETWEEN ? null : quote.slice(from, at + field.length)
}
