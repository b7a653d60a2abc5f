import { addPlace } from '../add_claims.js'
import type { Mention } from '../../claim.js'
import type { Reading } from '../reading.js'
import { isPlace } from '../recognisers.js'
import { placeOfTitle } from '../values/plain_title.js'
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
  for (const fact of personFacts(sentence, language, context)) {
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
      const employer = fact.company ?? (fact.past || !fact.title ? null : ownEmployer(match))
      addJobOf(match, mention, fact.title, employer, fact.past)
      const place = fact.title && !fact.past ? placeOfTitle(fact.title) : null
      if (place && isPlace(place)) addPlace(reading, mention, place, origin)
    }
  }
  return named
}

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
