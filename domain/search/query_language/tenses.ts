import { wholeText } from '#domain/people/text/phrases'
import { isPlainName } from './employer_names.js'
import { hasMixedCase, type QueryTokens } from './tokens.js'

/** Words before an employer that say that somebody left it, in languages other than English. */
const WORKED =
  /^(?:travaille|bosse|trabajaron|trabajaba|trabajaban|trabajado|trabalharam|trabalhou|trabalhavam|trabalhado|lavorato|lavoravano|werkten|arbeiteten)$/
/** French, Spanish, Portuguese and Italian participles need one of these words before them. */
const HAVING =
  /^(?:ont|avoir|ayant|ai|avait|avaient|han|ha|hayan|habian|haber|hanno|avere|abbiano|tenham|tinham|ter)$/
const PARTICIPLE = /^(?:travaille|bosse|trabajado|trabalhado|lavorato)$/
const EARLIER =
  /^(?:fruher|fruhere|fruherer|zuvor|ehemals|einst|vroeger|voorheen|eerder|antes|anteriormente|previamente|auparavant|precedemment|autrefois|precedentemente|ex)$/
/** German and Dutch participles after an employer or a school. */
const WORKED_LAST = /^(?:gearbeitet|gewerkt|angestellt|beschaftigt|tatig)$/
const STUDIED_LAST = /^(?:studiert|promoviert|graduiert|gestudeerd|afgestudeerd|gepromoveerd)$/
const HAVE_LAST = /^(?:haben|hat|hatten|hatte|waren|war|hebben|heeft|hadden|had|zijn)$/
/** Verbs in the past that differ from nouns only by their accent. */
const WORKED_ACCENTED = /^(?:trabajó|lavorò)$/iu
const STUDIED_ACCENTED = /^(?:estudió|studiò)$/iu
const STUDIED = wholeText()`
  # German
  studiert | studierte | studierten | promoviert | promovierte | absolvent(?:in|en|innen)?
  # French
  etudie | etudiaient | etudierent | diplomee?s?
  # Italian
  laureat[aeio] | studiato | studiavano | dottorat[oi]
  # Spanish and Portuguese
  estudiaron | estudiado | estudiaban | estudaram | estudou | estudado | graduad[ao]s? | egresad[ao]s?
  licenciad[ao]s? | titulad[ao]s? | formad[ao]s? | doctorad[ao]s? | doutorad[ao]s?
  # Dutch
  afgestudeerden? | gestudeerd | studeerden
`

/** How many words before an employer, and after it, may be a verb about it. */
const MAX_BEFORE = 5
const MAX_AFTER = 9

/**
 * Reports whether the people of a query left the employer at `i`, or studied at the school there,
 * in languages other than English. Null for other employers.
 */
export function tenseOf({ tokens, breaks }: QueryTokens, i: number): 'past' | 'school' | null {
  for (let at = i - 1; at >= Math.max(0, i - MAX_BEFORE) && !breaks.has(at + 1); at--) {
    const token = tokens[at]
    if (STUDIED.test(token)) return 'school'
    if (EARLIER.test(token)) return 'past'
    if (WORKED.test(token) && (!PARTICIPLE.test(token) || HAVING.test(tokens[at - 1] ?? ''))) return 'past'
  }
  for (let at = i + 1; at < Math.min(tokens.length, i + MAX_AFTER) && !breaks.has(at); at++) {
    if (STUDIED_LAST.test(tokens[at])) return 'school'
    if (!WORKED_LAST.test(tokens[at])) continue
    // `bei Acme beschäftigt sind` describes the present.
    const isParticiple = /^(?:gearbeitet|gewerkt)$/.test(tokens[at])
    if (
      isParticiple ||
      [tokens[at - 1], tokens[at + 1]].some((word) => HAVE_LAST.test(word ?? '') && word !== 'zijn')
    )
      return 'past'
  }
  return null
}

const ALUMNI =
  /^(?:exempleados?|exempleadas?|exfuncionari[ao]s?|exdipendent[ei]|exmitarbeiter(?:in|innen|n)?|exmedewerkers?|exsalaries|exemployes)$/
const PAST =
  /^(?:ex|ehemalige[rn]?|fruhere[rn]?|anciens?|anciennes?|antigu[ao]s?|antig[ao]s?|voormalige|vroegere)$/
const STAFF = wholeText()`
  # German
  mitarbeiter(?:in|innen|n)? | angestellten? | beschaftigten?
  # Spanish and Portuguese
  emplead[ao]s? | trabajador(?:es|as)? | funcionari[ao]s? | colaborador(?:es|as)?
  # French
  employee?s? | salariee?s? | collaborateurs? | collaboratrices
  # Dutch
  medewerkers? | werknemers?
  # Italian
  dipendent[ei] | collaborator[ei]
`
const OF = /^(?:von|der|des|de|du|da|do|das|dos|di|del|della|dello|dell|van|bei|chez|at)$/
const AT_WORK = /^(?:en|em|na|no|in|para|per|pour|bei|bij|chez|a|da|alla|presso|con|nella|fur|voor)$/
const AT_SCHOOL =
  /^(?:an|am|von|der|des|de|du|da|do|das|dos|di|del|della|dello|dell|al|alla|all|allo|a|aux?|en|em|na|no|pela|pelo|por|van|aan|bij|from|of|at)$/
const ARTICLE = /^(?:de|der|den|dem|die|das|la|le|les|el|los|las|il|lo|i|gli|l|het|the|o|a|os|as|en|chez)$/

/**
 * Finds an employer after a noun for its staff (`anciens employés de Renault`), and a school after a
 * noun or participle of studies (`laureati alla Bocconi`). `i` is the position of the preposition,
 * and `from` that of the first word about the employer.
 */
export function foreignEmployer(
  query: QueryTokens,
  i: number
): { from: number; start: number; kind: 'past' | 'school' | 'current'; list: true } | null {
  const { tokens, original, breaks } = query
  const before = tokens[i - 1] ?? ''
  const kind = breaks.has(i) ? null : kindOf(query, i)
  if (!kind) return null
  let start = i + 1
  while (ARTICLE.test(tokens[start] ?? '') && /^\p{Ll}/u.test(original[start])) start++
  const isNamed = /^[\p{Lu}\d]|^[ld]['’]\p{Lu}/u.test(original[start] ?? '')
  // In a query without capitals, a former employer or school only ranks, so that a word may be its name.
  if (!isNamed && (kind === 'current' || hasMixedCase(query) || !isPlainName(query, start))) return null
  const isFormerStaff = kind === 'past' && STAFF.test(before)
  return { from: isFormerStaff ? i - 2 : i - 1, start, kind, list: true }
}

/** Reads the words at and before a preposition. Few prepositions announce an employer. */
function kindOf({ tokens, original }: QueryTokens, i: number): 'past' | 'school' | 'current' | null {
  const [token, before, spelt] = [tokens[i], tokens[i - 1] ?? '', original[i - 1] ?? '']
  if (AT_SCHOOL.test(token) && (STUDIED.test(before) || STUDIED_ACCENTED.test(spelt))) return 'school'
  if (AT_WORK.test(token) && (WORKED.test(before) || WORKED_ACCENTED.test(spelt))) return 'past'
  if (!OF.test(token)) return null
  if (ALUMNI.test(before)) return 'past'
  if (STAFF.test(before)) return PAST.test(tokens[i - 2] ?? '') ? 'past' : 'current'
  return /^anciens?$|^anciennes$/.test(before) ? 'past' : null
}
