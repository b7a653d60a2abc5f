import { sameCompany } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import type { Degree, CareerPost } from './career.js'
import type { ProfileFact, Origin } from './fact.js'

export type SummaryFacts = {
  name: ProfileFact<string> | null
  title: ProfileFact<string> | null
  company: ProfileFact<string> | null
  location: ProfileFact<string> | null
  posts: readonly ProfileFact<CareerPost>[]
  degrees: readonly ProfileFact<Degree>[]
  interests: readonly ProfileFact<{ name: string }>[]
}

/** A sentence, with the facts that it states. */
export type Sentence = { text: string; facts: ProfileFact<unknown>[] }

const MAX_POSTS = 3
const MAX_DEGREES = 2
const MAX_INTERESTS = 5

/** Writes the summary, sentence by sentence. Uses only facts with a page. Empty without a name. */
export function summarySentences(facts: SummaryFacts): Sentence[] {
  const sourced = <V>(fact: ProfileFact<V> | null): ProfileFact<V> | null =>
    fact && hasPage(fact) ? fact : null
  const name = sourced(facts.name)
  if (!name) return []
  const [title, company, location] = [facts.title, facts.company, facts.location].map(sourced)
  const sentences: Sentence[] = []
  const post = [title?.value, company && `at ${company.value}`].filter(Boolean).join(' ')
  const now = title ? ` is ${post}` : company ? ` works ${post}` : ''
  const place = location ? `${now ? ',' : ' is'} based in ${location.value}` : ''
  if (now || place)
    sentences.push({
      text: `${name.value}${now}${place}.`,
      facts: [name, title, company, location].filter((fact) => fact !== null),
    })
  const before = facts.posts
    .filter((fact) => hasPage(fact) && isBefore(fact.value, company?.value ?? null))
    .slice(0, MAX_POSTS)
  if (before.length > 0)
    sentences.push({
      text: `Previously ${before.map(({ value }) => postText(value)).join('; ')}.`,
      facts: before,
    })
  const degrees = facts.degrees.filter(hasPage).slice(0, MAX_DEGREES)
  if (degrees.length > 0)
    sentences.push({
      text: `Studied ${degrees.map(({ value }) => degreeText(value)).join(' and ')}.`,
      facts: degrees,
    })
  const interests = facts.interests.filter(hasPage).slice(0, MAX_INTERESTS)
  if (interests.length > 0)
    sentences.push({
      text: `Interested in ${listed(interests.map(({ value }) => value.name))}.`,
      facts: interests,
    })
  return sentences
}

/** Returns a fact's origins that are pages. */
export const pagesOf = ({ origins }: ProfileFact<unknown>): (Origin & { url: string })[] =>
  origins.filter((origin): origin is Origin & { url: string } => origin.url !== null)

const hasPage = (fact: ProfileFact<unknown>): boolean => pagesOf(fact).length > 0

const isBefore = (post: CareerPost, company: string | null): boolean =>
  !post.current && (post.end !== null || (company !== null && !sameCompany(post.company, company)))

function postText({ title, company, start, end }: CareerPost): string {
  const years = [start, end].map((day) => day?.slice(0, 4)).filter((year) => year !== undefined)
  const when = years.length > 0 ? ` (${[...new Set(years)].join('–')})` : ''
  return `${title ? `${title} at ` : ''}${company}${when}`
}

function degreeText({ school, degree, field, end }: Degree): string {
  const what =
    degree && field && !fold(degree).includes(fold(field)) ? `${degree} in ${field}` : (degree ?? field)
  return `${what ? `${what} at ` : 'at '}${school}${end ? ` (${end.slice(0, 4)})` : ''}`
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
