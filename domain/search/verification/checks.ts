import { fold } from '#domain/people/text/text'
import { all, any } from '../planning/clauses.js'
import { filterConditions } from '../planning/filters.js'
import { employed, queryConditions } from '../planning/query_conditions.js'
import { matches } from '../filter_matches.js'
import {
  companyNames,
  evidenceFilters,
  indexFilters,
  type SearchFilters,
  type SearchRequest,
} from '../request.js'
import type { QueryPlan } from '../planning/query_plan.js'
import { type ParsedQuery } from '../query_language/parsed_query.js'
import { personDocument, type StoredPerson } from '../people_document.js'
import type { Filter } from '#domain/ports/search_index'
import type { ResearchedSource } from '#domain/truth/research/research'
import { isCorroboratedByPages } from './corroboration.js'
import { type Employer, employerOf } from './employer.js'
import type { EmployerVerdicts } from './employer_verdicts.js'
import { type FactName, MIN_OPEN_IDENTITY, type PersonFacts } from './person_facts.js'
import { phraseAbout, phraseOf, type QueryPhrase } from './query_phrase.js'
import { queryPhrases } from './query_phrases.js'
import { statedVerdict } from './stated.js'
import { UNCLEAR, type Verdict } from './verdict.js'
import { CONFIRMED } from '#domain/truth/thresholds'

/** A check of one condition on a person, or on the person's employer. */
export type Check = {
  /** The path of an explicit filter; null for a phrase of the query. */
  path: string | null
  /** The phrase of the query. Undefined for a filter. */
  phrase?: QueryPhrase
  /**
   * Whether an unclear result excludes candidates from the index. It is false for phrases of the query that
   * the index has already matched. A `no` always excludes. Candidates without a record that meets these
   * phrases need a `yes` on every check.
   */
  gates: boolean
  /** The changing fact that the check depends on. Undefined if a proven result stays true. */
  decays?: FactName
} & (
  | { ofEmployer: false; run: (person: PersonCandidate) => Verdict }
  | {
      ofEmployer: true
      run: (person: PersonCandidate) => Promise<Verdict>
      /** Checks an employer without the person. */
      judge: (employer: Employer) => Promise<Verdict>
    }
)

/** A person to verify: the index record, if any, and the facts proven by pages. */
export type PersonCandidate = { indexed: StoredPerson | null; facts: PersonFacts }

/** Reading stops once a fact's probability, or the opposite's, reaches this value. */
const SETTLED = { auto: 0.85, deep: 0.9 }

/**
 * Reports whether the pages read so far decide about the person. The name must be certain, and
 * every own page must be decided. Then one certain `no` suffices. Otherwise, every check on the
 * person must be a certain `yes`, and for checks on the employer, the employer must be certain. The
 * facts must come from recent pages, because a later page may report a new job. A person without a
 * record must also be corroborated.
 */
export function isSettled(checks: readonly Check[], person: PersonCandidate, type: 'auto' | 'deep'): boolean {
  const certain = SETTLED[type]
  if ((person.facts.answer('name').confidence ?? 0) < certain) return false
  const isOpen = ({ mention, identity }: ResearchedSource) =>
    mention.own && identity >= MIN_OPEN_IDENTITY && identity < CONFIRMED
  if (person.facts.research.sources.some(isOpen)) return false
  let settled = true
  for (const check of checks) {
    settled &&= !check.decays || person.facts.isRecent(check.decays)
    if (check.ofEmployer) {
      settled &&= (person.facts.answer('company').confidence ?? 0) >= certain
      continue
    }
    const { is, probability } = check.run(person)
    if (is === 'no' && probability <= 1 - certain) return true
    settled &&= is === 'yes' && probability >= certain
  }
  return settled && (person.indexed !== null || isCorroboratedByPages(person.facts))
}

/** Returns a search's checks, of filters, funding words and phrases of the query. */
export function checksOf(
  { filters }: SearchRequest,
  { parsed, fellBack }: QueryPlan,
  companies: EmployerVerdicts
): Check[] {
  const checks: Check[] = []
  for (const name of indexFilters(filters)) {
    const condition = all(filterConditions({ [name]: onlyNames(filters, name) }))
    checks.push({
      path: name,
      gates: true,
      ofEmployer: false,
      ...(name === 'seniority' || name === 'industry'
        ? {
            ...(name === 'seniority' ? { decays: 'title' } : {}),
            run: (person) => onRecord(person, name, condition),
          }
        : { decays: name, run: ({ facts }) => onFact(facts, name, condition) }),
    })
  }
  for (const path of evidenceFilters(filters)) checks.push(evidenceCheck(path, filters, companies))
  if (parsed) checks.push(...queryChecks(parsed, filters, companies, fellBack))
  return checks
}

const onlyNames = (filters: SearchFilters, name: keyof SearchFilters) =>
  name === 'company' ? companyNames(filters.company) : filters[name]

/**
 * Checks a condition on a proven fact. The result is unclear if the fact is unknown or comes only
 * from directories, also for exclusions. A `yes` that later news contradicts is unclear too.
 */
function onFact(facts: PersonFacts, field: 'title' | 'company' | 'location', condition: Filter): Verdict {
  const answer = facts.answer(field)
  if (answer.status !== 'found' || !facts.isFirstHand(field))
    return { ...UNCLEAR, probability: (answer.confidence ?? 0.6) / 2 }
  const is = matches(facts.document(), condition) ? 'yes' : 'no'
  const confidence = answer.confidence ?? 0
  const isStill = (value: string) => matches(facts.documentWith({ [field]: value }), condition)
  const isOver = field !== 'location' && facts.isSaidToHaveLeft()
  if (is === 'yes' && (isOver || !facts.saidSince(field).every(isStill)))
    return { ...UNCLEAR, probability: confidence / 2 }
  return {
    is,
    probability: is === 'yes' ? confidence : 1 - confidence,
    proofs: facts.proofs(field),
    found: String(answer.value),
  }
}

/**
 * Checks seniority or industry on the index record, with its source page as evidence. For people outside the
 * index, a proven title decides the seniority, and the industry is unclear. A proven title that differs from
 * the recorded title replaces the recorded title and seniority.
 */
function onRecord(
  { indexed, facts }: PersonCandidate,
  field: 'seniority' | 'industry',
  condition: Filter
): Verdict {
  const title = facts.isFirstHand('title') ? facts.value('title') : null
  const proven = field === 'seniority' && title !== null ? facts.record() : null
  const record = indexed ?? (proven && { ...proven, person_id: '' })
  if (!record) return UNCLEAR
  const hasRisen = title !== null && fold(title) !== fold(record.title ?? '')
  const current = hasRisen ? { ...record, title, seniority: undefined } : record
  const is = matches(personDocument({ ...current, names: [], records: 1 }), condition)
  const [named] = facts.proofs('name')
  const url = record.source_url ?? record.pronet_url ?? named?.url
  const observed_at = record.observed_at ?? named?.observed_at
  const proofs =
    url && observed_at ? [{ url, quote: null, observed_at: new Date(observed_at).toISOString() }] : []
  const words = field === 'industry' ? [current.industry] : [current.seniority, current.title]
  const found = words.filter(Boolean).join(', ') || null
  return { is: is ? 'yes' : 'no', probability: is ? 0.9 : 0.1, proofs, found }
}

function evidenceCheck(path: string, filters: SearchFilters, companies: EmployerVerdicts): Check {
  switch (path) {
    case 'experience.past_companies':
      return ofPerson(path, ({ facts }) => facts.worksOrWorkedAt(filters.experience!.past_companies!.any_of))
    case 'education.schools':
      return ofPerson(path, ({ facts }) => facts.attended(filters.education!.schools!.any_of))
    default:
      return employerCheck(path, filters, companies)
  }
}

const ofPerson = (path: string, run: (person: PersonCandidate) => Verdict): Check => ({
  path,
  gates: true,
  ofEmployer: false,
  run,
})

function employerCheck(path: string | null, filters: SearchFilters, companies: EmployerVerdicts): Check {
  const company = typeof filters.company === 'object' ? filters.company : {}
  const { min, max } = filters.company_size ?? {}
  const judge = (employer: Employer): Promise<Verdict> => {
    if (path === 'company.employee_count')
      return companies.verdict(employer, { of: 'headcount', bounds: company.employee_count! })
    if (path === 'company_size')
      return companies.verdict(employer, { of: 'headcount', bounds: { gte: min, lte: max } })
    return companies.verdict(employer, { of: 'funding', stages: company.funding_stage!.in })
  }
  return {
    path,
    gates: true,
    decays: 'company',
    ofEmployer: true,
    judge,
    run: async (person) => {
      const employer = employerOf(person)
      if (!employer) return UNCLEAR
      const verdict = await judge(employer)
      const confidence = person.facts.answer('company').confidence ?? 0
      return { ...verdict, probability: verdict.probability * confidence }
    },
  }
}

/**
 * Checks people outside the index. They must work at one of the query's companies, or work, have
 * worked or have studied at one of its affiliations. People from the index pass, because the index
 * has already matched them.
 */
function affiliationCheck(parsed: ParsedQuery): Check {
  const { companies, affiliations } = parsed
  const phrase = queryPhrases(parsed).find(({ field }) => field === 'company')!
  const run = ({ indexed, facts }: PersonCandidate): Verdict => {
    const verdicts = [
      ...(companies.length > 0 ? [onFact(facts, 'company', any(companies.map(employed)))] : []),
      facts.worksOrWorkedAt(affiliations),
      facts.attended(affiliations),
    ]
    const proven = verdicts.find(({ is }) => is === 'yes')
    if (indexed) return { ...(proven ?? UNCLEAR), is: 'yes', probability: 1 }
    return proven ?? statedVerdict(facts, phrase) ?? UNCLEAR
  }
  return {
    path: null,
    phrase: phraseOf('company', [...companies, ...affiliations]),
    gates: false,
    ...(companies.length > 0 ? { decays: 'company' } : {}),
    ofEmployer: false,
    run,
  }
}

/**
 * Returns the checks of the query's phrases, one per field; none if the query names a person.
 * `gates` is true if planning fell back, because the index has then not matched the phrases.
 * Funding words are also checked, like the filter `company.funding_stage`, which replaces them.
 */
function queryChecks(
  parsed: ParsedQuery,
  filters: SearchFilters,
  companies: EmployerVerdicts,
  gates: boolean
): Check[] {
  const none = { roles: [], companies: [], places: [], words: [] }
  const { roles, companies: names, places, excluded } = parsed
  const only = (part: Partial<ParsedQuery>, excluding: Partial<ParsedQuery['excluded']>): ParsedQuery => ({
    ...parsed,
    ...none,
    affiliations: [],
    required: [],
    ...part,
    excluded: { ...none, ...excluding },
  })
  const parts = [
    ['title', only({ roles }, { roles: excluded.roles })],
    [
      'company',
      only({ companies: parsed.affiliations.length > 0 ? [] : names }, { companies: excluded.companies }),
    ],
    ['location', only({ places }, { places: excluded.places })],
  ] as const
  const phrases = queryPhrases(parsed)
  const isExcluding = [excluded.roles, excluded.companies, excluded.places].some((some) => some.length > 0)
  const checks = parts.flatMap(([field, part]): Check[] => {
    const conditions = parsed.person ? [] : queryConditions(part)
    if (conditions.length === 0) return []
    const condition = all(conditions)
    const phrase = isExcluding ? null : phrases.find((one) => one.field === field)
    const run = ({ indexed, facts }: PersonCandidate) => {
      const verdict = onFact(facts, field, condition)
      // Records decide about indexed people.
      const stated = verdict.is !== 'yes' && phrase && !indexed ? statedVerdict(facts, phrase) : null
      return stated ?? verdict
    }
    return [{ path: null, phrase: phraseAbout(field, part), gates, decays: field, ofEmployer: false, run }]
  })
  if (parsed.affiliations.length > 0 && !parsed.person) checks.push(affiliationCheck(parsed))
  const { fundingStages } = parsed
  const hasFilter = typeof filters.company === 'object' && filters.company.funding_stage
  if (fundingStages.length === 0 || hasFilter) return checks
  const funding = { company: { funding_stage: { in: fundingStages } } }
  const named = phraseOf('funding stage', fundingStages)
  return [...checks, { ...employerCheck(null, funding, companies), phrase: named }]
}
