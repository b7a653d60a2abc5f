import { compareNames } from '#domain/people/names/names'
import { type Check, checksOf } from '#domain/search/verification/checks'
import type { EmployerVerdicts } from '#domain/search/verification/employer_verdicts'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import { UNCLEAR, type Verdict } from '#domain/search/verification/verdict'
import type { SearchFilters } from '#domain/search/request'
import { emptyQuery, type ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { SetCriterion } from './criterion.js'
import { verdictOfText } from './verdict_of_text.js'

/** Returns the check of verified search that decides a criterion. */
export function checkOf({ asks }: SetCriterion, companies: EmployerVerdicts, now: string): Check {
  switch (asks.of) {
    case 'query':
      return single({}, asks.parsed, companies)
    case 'industry':
      return single({ industry: { any_of: [...asks.industries].slice(0, 10) } }, null, companies)
    case 'seniority':
      return single({ seniority: { any_of: [...asks.levels].slice(0, 10) } }, null, companies)
    case 'past_company':
      return ofPerson((facts) => facts.worksOrWorkedAt(asks.names))
    case 'school':
      return ofPerson((facts) => facts.attended(asks.names))
    case 'headcount':
      return single({ company_size: { min: asks.min, max: asks.max } }, null, companies)
    case 'affiliation':
      return ofPerson((facts) => either(facts.worksOrWorkedAt(asks.names), facts.attended(asks.names)))
    case 'name':
      return ofPerson((facts) => bearsName(asks.name, facts))
    case 'text':
      return ofPerson((facts) => verdictOfText(asks.text, facts, now))
  }
}

function single(filters: SearchFilters, parsed: ParsedQuery | null, companies: EmployerVerdicts): Check {
  // With `fellBack`, the query's phrases exclude people as filters do.
  const plan = { parsed: parsed ?? emptyQuery(''), fellBack: true }
  const [check] = checksOf({ type: 'auto', numResults: 1, filters }, plan, companies)
  return check ?? ofPerson(() => UNCLEAR)
}

const ofPerson = (run: (facts: PersonFacts) => Verdict): Check => ({
  path: null,
  gates: true,
  ofEmployer: false,
  run: ({ facts }) => run(facts),
})

const either = (one: Verdict, other: Verdict): Verdict =>
  one.is === 'yes' && (other.is !== 'yes' || one.probability >= other.probability) ? one : other

function bearsName(name: string, facts: PersonFacts): Verdict {
  const { confidence, status, value } = facts.answer('name')
  if (status !== 'found') return UNCLEAR
  const same = compareNames(name, String(value)) >= 0.9
  const probability = confidence ?? 0.5
  return {
    is: same ? 'yes' : 'no',
    probability: same ? probability : 1 - probability,
    proofs: facts.proofs('name'),
    found: String(value),
  }
}
