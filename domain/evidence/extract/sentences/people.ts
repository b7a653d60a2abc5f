import { addPlace } from '../add_claims.js'
import type { Mention } from '../../claim.js'
import type { Reading } from '../reading.js'
import { addJobOf, ownEmployer } from './jobs.js'
import { isCompanyHere, type Match } from './match.js'
import { personFacts } from './phrases/predicates.js'
import type { PersonContext } from './phrases/subjects.js'
import { quoteAround } from './sentences.js'

/** Adds what a sentence states about people. Returns the last person it names. */
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
    const match = matchOf(reading, sentence, fact.name, company)
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
      book.add(mention, 'name', fact.name, origin)
      const employer = fact.company ?? (fact.past || !fact.title ? null : ownEmployer(match))
      if (fact.company) match.groups.company = fact.company
      addJobOf(match, mention, fact.title, employer, fact.past)
    }
  }
  return named
}

const matchOf = (reading: Reading, sentence: string, name: string, company: string | null): Match => {
  const at = Math.max(0, sentence.indexOf(name))
  return {
    reading,
    sentence,
    groups: {},
    end: 0,
    quote: quoteAround(sentence, at, at + 300),
    person: name,
    company,
  }
}
