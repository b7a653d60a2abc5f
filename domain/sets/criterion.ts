import { emptyQuery, type ParsedQuery, type QueryPerson } from '#domain/search/query_language/parsed_query'
import { parseQuery } from '#domain/search/query_language/parse_query'
import type { CriterionQuestion } from './criterion_question.js'
import { questionInWords } from './worded_criterion.js'

/** A criterion that a Set verifies for each person. */
export type SetCriterion = {
  /** `c1`, `c2`, and so on; unique in its search. */
  id: string
  description: string
  /**
   * Whether admission requires the criterion. A Set only reports the verdicts on other criteria.
   */
  required: boolean
  asks: CriterionQuestion
}

type Unnumbered = Omit<SetCriterion, 'id'>

/** The maximum number of criteria of a search, including those in its query. */
const MAX_CRITERIA = 12

/**
 * Returns a search's criteria: one per phrase of its query, plus the criteria given in words, which are all
 * required. The query's preferences are verified but not required. If there are only preferences, they are
 * required.
 */
export function criteriaOf(query: string, parsed: ParsedQuery, added: readonly string[]): SetCriterion[] {
  const own = fromQuery(query, parsed)
  const more = added.flatMap(inWords)
  const all = [...own, ...more]
  const required = all.some((criterion) => criterion.required)
    ? all
    : all.map((criterion) => ({ ...criterion, required: true }))
  const seen = new Set<string>()
  return required
    .filter(({ description }) => !seen.has(description) && seen.add(description))
    .slice(0, MAX_CRITERIA)
    .map((criterion, i) => ({ id: `c${i + 1}`, ...criterion }))
}

/** Adds criteria in words, all required, to the criteria of a search. */
export function refined(criteria: readonly SetCriterion[], added: readonly string[]): SetCriterion[] {
  const more = added.flatMap(inWords)
  const known = new Set(criteria.map(({ description }) => description))
  return [...criteria, ...more.filter(({ description }) => !known.has(description))]
    .slice(0, MAX_CRITERIA)
    .map((criterion, i) => ({ ...criterion, id: `c${i + 1}` }))
}

/**
 * Parses a criterion in words. A place or company alone, such as `in Berlin`, is read as `people in
 * Berlin`.
 */
function inWords(text: string): Unnumbered[] {
  const asks = questionInWords(text)
  if (asks?.of === 'query') return phrases(asks.parsed)
  if (asks) return [{ description: text.trim(), required: true, asks }]
  const found = fromQuery(/^(?:in|at|from|near)\s/i.test(text) ? `people ${text}` : text)
  // A criterion without a known phrase is verified as free text.
  if (found.every((criterion) => criterion.asks.of === 'text')) return [written(text.trim(), true)]
  return found.map((criterion) => ({ ...criterion, required: true }))
}

function fromQuery(text: string, parsed: ParsedQuery = parseQuery(text)): Unnumbered[] {
  const found = parsed.person
    ? namedPerson(parsed.person, text)
    : [...phrases(parsed), ...preferences(parsed)]
  return found.length > 0 ? found : [written(text.trim(), true)]
}

/**
 * Returns the criterion of a name. If the query also names a company, adds a criterion that excludes
 * namesakes elsewhere.
 */
function namedPerson({ name, company }: QueryPerson, text: string): Unnumbered[] {
  const named: Unnumbered = { description: `Is ${name}`, required: true, asks: { of: 'name', name } }
  if (!company) return [named]
  const employer = asWritten(company, text)
  const asks = { of: 'affiliation' as const, names: [employer] }
  return [named, { description: `Is or was at ${employer}`, required: true, asks }]
}

const written = (text: string, required: boolean): Unnumbered => ({
  description: text,
  required,
  asks: { of: 'text', text },
})

/** Returns the query's hard conditions. */
function phrases(parsed: ParsedQuery): Unnumbered[] {
  const { roles, companies, affiliations, places, excluded, fundingStages, preferences } = parsed
  const nothing = { roles: [], companies: [], places: [], words: [] }
  const part = (description: string, of: Partial<ParsedQuery>): Unnumbered => ({
    description,
    required: true,
    asks: { of: 'query', parsed: { ...emptyQuery(parsed.text), ...of } },
  })
  const names = (list: readonly { name: string }[]) =>
    list.map(({ name }) => asWritten(name, parsed.text)).join(' or ')
  const found: (Unnumbered | false)[] = [
    roles.length > 0 && part(`Role matches ${names(roles)}`, { roles }),
    companies.length > 0 && part(`Works at ${companies.join(' or ')}`, { companies }),
    affiliations.length > 0 && {
      description: `Is or was at ${affiliations.join(' or ')}`,
      required: true,
      asks: { of: 'affiliation', names: affiliations },
    },
    places.length > 0 && part(`Is in ${names(places)}`, { places }),
    excluded.roles.length > 0 &&
      part(`Role does not match ${names(excluded.roles)}`, {
        excluded: { ...nothing, roles: excluded.roles },
      }),
    excluded.companies.length > 0 &&
      part(`Does not work at ${excluded.companies.join(' or ')}`, {
        excluded: { ...nothing, companies: excluded.companies },
      }),
    excluded.places.length > 0 &&
      part(`Is not in ${names(excluded.places)}`, { excluded: { ...nothing, places: excluded.places } }),
    preferences.pastCompanies.length > 0 && {
      description: `Worked at ${preferences.pastCompanies.join(' or ')} before`,
      required: true,
      asks: { of: 'past_company', names: preferences.pastCompanies },
    },
    fundingStages.length > 0 &&
      part(`Works at a company funded at ${fundingStages.join(' or ')}`, { fundingStages }),
  ]
  return found.filter((criterion) => criterion !== false)
}

/** Restores the query's spelling of a folded phrase. */
function asWritten(phrase: string, text: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at === -1 ? phrase : text.slice(at, at + phrase.length)
}

/** Returns the query's soft conditions. */
function preferences({ text, preferences: { sectors, skills, seniority }, rest }: ParsedQuery): Unnumbered[] {
  return [
    ...sectors.map(
      ({ name, industries }): Unnumbered => ({
        description: `Works in ${name}`,
        required: false,
        asks: { of: 'industry', industries },
      })
    ),
    ...(seniority.length > 0
      ? [
          {
            description: `Is at the level ${seniority.join(' or ')}`,
            required: false,
            asks: { of: 'seniority' as const, levels: seniority },
          },
        ]
      : []),
    ...skills.map((skill) => written(skill, false)),
    ...(rest.length > 0 ? [written(asWritten(rest.join(' '), text), false)] : []),
  ]
}
