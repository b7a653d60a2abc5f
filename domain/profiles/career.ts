import { sameCompany } from '#domain/people/companies/company_name'
import type { PersonRecord } from '#domain/people/person_record'
import { fold, words } from '#domain/people/text/text'
import { isTitle } from '#domain/evidence/extract/recognisers'
import type { ResearchedSource } from '#domain/truth/research/research'
import type { ProfileFact, Origin } from './fact.js'
import { originOf } from './origins.js'
import { CONFIRMED } from '#domain/truth/thresholds'

export type CareerPost = {
  title: string | null
  company: string
  start: string | null
  end: string | null
  current: boolean
}
export type Degree = {
  school: string
  degree: string | null
  field: string | null
  start: string | null
  end: string | null
}

/** Returns the person's posts from pages and records, latest first. Merges equal posts. */
export function postsOf(
  sources: readonly ResearchedSource[],
  records: readonly PersonRecord[]
): ProfileFact<CareerPost>[] {
  const stated = sources.flatMap((source) =>
    claimsOf(source, 'employment').map(({ value, past }) =>
      statement({ ...value, current: value.current && !past }, source)
    )
  )
  const recorded = records.flatMap((record) =>
    (record.experience ?? []).flatMap(({ title, company, start, end }) =>
      company
        ? recordFact(
            { title: title ?? null, company, start: start ?? null, end: end ?? null, current: !end },
            record
          )
        : []
    )
  )
  const same = (a: CareerPost, b: CareerPost) =>
    sameCompany(a.company, b.company) && (!a.title || !b.title || fold(a.title) === fold(b.title))
  return merged([...stated, ...recorded], same)
    .filter(({ value }) => value.title === null || isTitle(value.title))
    .sort((a, b) => lastDay(b.value).localeCompare(lastDay(a.value)))
}

/** Returns the person's studies, latest first. */
export function degreesOf(
  sources: readonly ResearchedSource[],
  records: readonly PersonRecord[]
): ProfileFact<Degree>[] {
  const stated = sources.flatMap((source) =>
    claimsOf(source, 'education').map(({ value }) => statement(value, source))
  )
  const recorded = records.flatMap((record) =>
    (record.education ?? []).flatMap(({ school, degree, field, start, end }) =>
      school
        ? recordFact(
            { school, degree: degree ?? null, field: field ?? null, start: start ?? null, end: end ?? null },
            record
          )
        : []
    )
  )
  const key = (school: string) => words(school).sort().join(' ')
  const agree = (a: string | null, b: string | null) =>
    a === null || b === null || fold(a).slice(0, 4) === fold(b).slice(0, 4)
  const same = (a: Degree, b: Degree) =>
    key(a.school) === key(b.school) && agree(a.end, b.end) && agree(a.degree, b.degree)
  return merged([...stated, ...recorded], same).sort((a, b) =>
    lastDay(b.value).localeCompare(lastDay(a.value))
  )
}

function claimsOf<F extends 'employment' | 'education'>(source: ResearchedSource, field: F) {
  if (source.identity < CONFIRMED || source.mention.entity !== 'person') return []
  return source.mention.claims.flatMap((claim) =>
    claim.field === field ? [claim as Extract<typeof claim, { field: F }>] : []
  )
}

const statement = <V>(value: V, source: ResearchedSource): ProfileFact<V> => ({
  value,
  confidence: source.identity,
  origins: [originOf(source)],
})

/** Skips records without a page or date, because they cannot be cited. */
function recordFact<V>(value: V, { source, source_url, observed_at }: PersonRecord): ProfileFact<V>[] {
  if (!source_url || !observed_at) return []
  const origin: Origin = {
    source: source ?? 'record',
    url: source_url,
    observedAt: new Date(observed_at).toISOString(),
  }
  return [{ value, confidence: 0.9, origins: [origin] }]
}

/**
 * Merges equal facts: keeps the most complete statement, with all origins and the combined
 * confidence.
 */
function merged<V extends object>(
  facts: readonly ProfileFact<V>[],
  same: (a: V, b: V) => boolean
): ProfileFact<V>[] {
  const fullness = ({ value }: ProfileFact<V>) => Object.values(value).filter((one) => one !== null).length
  const result: ProfileFact<V>[] = []
  for (const fact of [...facts].sort((a, b) => fullness(b) - fullness(a) || b.confidence - a.confidence)) {
    const existing = result.find(({ value }) => same(value, fact.value))
    if (!existing) result.push({ ...fact, origins: [...fact.origins] })
    else {
      existing.confidence = 1 - (1 - existing.confidence) * (1 - fact.confidence)
      for (const origin of fact.origins)
        if (!existing.origins.some(({ url }) => url === origin.url)) existing.origins.push(origin)
    }
  }
  return result
}

type Dated = { start: string | null; end: string | null; current?: boolean }

const lastDay = ({ end, start, current }: Dated): string => (current ? '9999' : (end ?? start ?? ''))
