import { anyOf } from '#domain/people/text/phrases'
import { addPlace } from '../add_claims.js'
import type { Mention } from '../../claim.js'
import { degreeHolder, isAfterName, isPursued } from '../degrees/degree_holder.js'
import { degreePhrases } from '../degrees/degree_phrases.js'
import { PROPERTY } from '../labels/properties.js'
import { namesSchool } from '../layout/education.js'
import type { Reading } from '../reading.js'
import { addJobOf, ownEmployer } from './jobs.js'
import { isCompanyHere, type Match } from './match.js'
import type { PersonFact } from './phrases/person_fact.js'
import { personFacts } from './phrases/predicates.js'
import type { PersonContext } from './phrases/subjects.js'
import { quoteAround } from './sentences.js'

/** Adds what a sentence states about people. Returns the last person it names, or null. */
export function addPeople(
  reading: Reading,
  sentence: string,
  context: PersonContext,
  company: string | null
): string | null {
  const { book, page } = reading
  const { person } = context
  const language = page.language?.slice(0, 2).toLowerCase() ?? 'en'
  let named: string | null = null
  const facts = personFacts(sentence, language, context)
  if (!facts.some((fact) => fact.kind === 'study' && fact.degree !== null))
    addDegrees(reading, sentence, language, context)
  for (const fact of facts) {
    const match = matchOf(reading, sentence, fact, company)
    const isWeak = fact.kind === 'place' || (fact.kind === 'role' && !fact.title)
    if (isWeak && fact.name !== person && isCompanyHere(match, fact.name)) continue
    const mention: Mention = book.of('person', fact.name)
    if (fact.name !== person) named = fact.name
    const origin = { quote: match.quote, method: 'sentence' as const, past: fact.past }
    if (fact.kind === 'place') addPlace(reading, mention, fact.place, origin)
    else if (fact.kind === 'study') {
      const { school, degree, field } = fact
      book.add(mention, 'education', { school, degree, field, start: null, end: null }, origin)
    } else if (fact.kind === 'role') {
      book.add(mention, 'name', fact.name, { ...origin, past: false })
      if (!fact.title && !fact.past && fact.company) {
        book.add(mention, 'company', fact.company, origin)
        continue
      }
      const stated = isOfDegree(sentence, fact) ? null : fact.company
      const employer = stated ?? (fact.past || !fact.title ? null : ownEmployer(match))
      addJobOf(match, mention, fact.title, employer, fact.past)
    }
  }
  return named
}

const PROFESSIONS = anyOf`
  ingenier[oa] | engenheir[oa] | contador(?:a)? | abogad[oa] | advogad[oa] | arquitect[oa] | arquitet[oa]
  psic[óo]log[oa] | licenciad[oa] | bacharel(?:a)? | economista | m[ée]dic[oa] | administrador(?:a)?
  t[ée]cnic[oa] | tecn[óo]log[oa] | diplomad[oa] | graduad[oa] | egresad[oa] | formad[oa] | notari[oa]
`
/** Matches a profession with the school that awarded it: `Abogada por la Universidad`. */
const AWARDED = new RegExp(
  String.raw`^${PROFESSIONS}(?!\p{L})[^.;:]{0,90}?\s(?:por|pel[ao]|de(?: la| el)?|del|da|do)\s(?:l[ao]\s)?$`,
  'iu'
)

/**
 * Whether the employer of a role is the school of a degree. In Spanish and Portuguese, the name of a
 * profession is also the name of its degree.
 */
function isOfDegree(sentence: string, { title, company }: { title: string | null; company: string | null }) {
  if (!title || !company || !namesSchool(company)) return false
  const [from, to] = [sentence.indexOf(title), sentence.indexOf(company)]
  return from >= 0 && to > from && AWARDED.test(sentence.slice(from, to))
}

/** Matches doctorates, which a sentence may state without a field or school. */
const DOCTORATE = /^(?:ph|d\.?phil|doctor|doktor|doutor|dottor|promoti)/iu
/** Matches a verb of ownership at most three words before a degree. */
const HAS =
  /(?:hold|has|have|had|earn|receiv|obtain|complet|finish|got|did|hat|habe|erhielt|obtuv|posee|tiene|possu|obtev|conclu|consegu|obtenu|titulaire|heeft|behaal|with)\p{L}*\s(?:\S+\s){0,3}$/iu

/** Adds the degrees that a sentence names, in forms that `personFacts` does not read. */
function addDegrees({ book }: Reading, sentence: string, language: string, context: PersonContext): void {
  for (const found of degreePhrases(sentence, language)) {
    const { degree, named: value, field, school, year, isOpen, start } = found
    const name = degreeHolder(sentence, start, context)
    if (name === null || degree === null) continue
    const isLater = isOpen || isPursued(sentence, start)
    const origin = { quote: quoteAround(sentence, start, start), method: 'sentence' as const }
    const isSaid = HAS.test(sentence.slice(0, start)) || isAfterName(sentence, start, name)
    const isHeld = field !== null || (DOCTORATE.test(degree) && isSaid)
    const mention = book.of('person', name)
    if (isKnown(mention, sentence, degree)) continue
    if (school !== null) {
      const entry = { school, degree, field, start: null, end: isLater ? null : year }
      const study = isLater ? { ...entry, current: true as const } : entry
      book.add(mention, 'education', study, origin)
    } else if (!isLater && isHeld && value !== null)
      book.add(mention, 'property', { label: PROPERTY.degree, value }, origin)
  }
}

/** Whether a list of studies has already yielded this degree from the same text. */
const isKnown = ({ claims }: Mention, sentence: string, degree: string): boolean =>
  claims.some(({ field, value, quote, method }) => {
    if (method === 'sentence' || !quote.includes(sentence)) return false
    if (field === 'education') return value.degree?.startsWith(degree) === true
    return field === 'property' && value.label === PROPERTY.degree
  })

/** Returns the sentence as a match, quoted around a fact. */
function matchOf(reading: Reading, sentence: string, fact: PersonFact, company: string | null): Match {
  const values = [
    fact.kind === 'role' && fact.title,
    fact.kind === 'role' && fact.company,
    fact.kind === 'place' && fact.place,
  ]
  const places = values.flatMap((value) =>
    value ? [sentence.indexOf(value), sentence.indexOf(value) + value.length] : []
  )
  const quote = quoteAround(
    sentence,
    Math.max(0, Math.min(...places, sentence.length)),
    Math.max(0, ...places)
  )
  const groups = fact.kind === 'role' && fact.company ? { company: fact.company } : {}
  return { reading, sentence, groups, quote, company }
}
