import type { Claim, Mention } from '#domain/evidence/claim'

type Education = Extract<Claim, { field: 'education' }>['value']

/** Degrees from the highest to the lowest. */
const RANKS: readonly RegExp[] = [
  /habilit|priv\.?-?doz|livre-docência|agrégation/iu,
  /\bph\.? ?d|doctor|doktor|promotion|\bdr\b|d\.?phil|dottorat|doutor|doctorat|\bd\.sc\b|thèse|博士(?!前期)|박사/iu,
  /\bmaster|\bm\.? ?(?:sc|a|s|eng|phil|ed|tech)\b|\bmba\b|\bll\.?m|máster|maestría|mestr|magister|\bmag\b|diplom|laurea magistrale|maîtrise|staatsexamen|ingénieur|\bdea\b|\bdess\b|修士|博士前期|석사/iu,
  /bachelor|\bb\.? ?(?:sc|a|s|eng|ed|tech)\b|licen[cs]|licenci|laurea|grado|gradua|bacharel|学士|학사/iu,
]

/**
 * Returns the rank of a degree: 4 habilitation, 3 doctorate, 2 master, 1 bachelor, 0 others or
 * none.
 */
export function degreeRank(degree: string | null): number {
  const at = degree === null ? -1 : RANKS.findIndex((pattern) => pattern.test(degree))
  return at < 0 ? 0 : RANKS.length - at
}

/** Matches posts and forms of address of people with a doctorate. */
const DOCTORS =
  /\b(?:prof(?:essor\w*|\.)?|post-?doc\w*|dr\.?|ph\.? ?d\.?(?!\s*-?(?:stud|cand|fellow|res|in progress))|dozent\w*|privatdozent\w*|maître de conférences|catedrátic\w+|profesor\w*|lecturer|ricercat\w+|maîtresse de conférences)(?![\p{L}])/iu

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
        return isUnfinished(claim.value, { claims }) ? 0 : degreeRank(claim.value.degree)
      const isDoctor = claim.field === 'title' && !claim.past && DOCTORS.test(claim.value)
      return isDoctor ? 3 : 0
    }),
    DOCTORS.test(name ?? '') ? 3 : 0
  )

/** Whether studies go on while the page also names a degree that the person holds. */
export const isUnfinished = ({ current }: Education, { claims }: Pick<Mention, 'claims'>): boolean =>
  current === true &&
  claims.some(({ field, value }) => field === 'education' && value.degree !== null && !value.current)

const POSSESSIVE =
  /^(?:my|his|her|their|an?|the|the title of|ein\p{L}*|sein\p{L}*|ihr\p{L}*|une?|mon|ma|son|sa|mi|su|meu|minha|o|il|el|la)\s/iu

/** Formats an entry as `PhD in Biology, University of Example`. Returns null without a degree. */
export function shownDegree({ degree: written, field, school }: Education): string | null {
  if (written === null) return null
  const degree = written.replace(POSSESSIVE, '')
  const named =
    field && !degree.toLowerCase().includes(field.toLowerCase()) ? `${degree} in ${field}` : degree
  return degree.includes(school) ? named : `${named}, ${school}`
}
