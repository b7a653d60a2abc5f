import type { ClaimMethod } from '#domain/evidence/claim'

/** Whose a page is, as to what it says of the row. */
export type SourceKind =
  /** The row's own site or own profile. */
  | 'own_site'
  | 'own_profile'
  /** The site of a person's employer. */
  | 'employer_site'
  | 'registry'
  | 'news'
  /** A conference or a publisher on its speakers and authors. */
  | 'event'
  /** A site that lists people or companies which it is no part of. */
  | 'directory'
  /** A record of the operator's index. */
  | 'record'
  | 'other'

export type FieldGroup =
  | 'name'
  | 'role'
  | 'place'
  | 'headquarters'
  | 'contact'
  | 'web'
  | 'stable'
  | 'headcount'
  | 'industry'
  | 'description'
  | 'custom'

type SourceRow = {
  /** The share of its statements that were right when made. */
  accuracy: number
  fields: Partial<Record<FieldGroup, number>>
  /** The chance that a statement, when read, tells what was so before the last change. */
  staleness: number
}

/**
 * How far sources are believed before anything is learned: those who speak of themselves know, registries check what they
 * register, directories copy. Set so that confidence means its share of right answers on an invented web, each half of its rows
 * checked apart (docs/truth.md has the figures). `learnReliability` estimates the same numbers from agreement, without answers.
 */
export const RELIABILITY: {
  sources: Record<SourceKind, SourceRow>
  methods: Record<ClaimMethod, number>
  meanLifetimeDays: Record<FieldGroup, number>
} = {
  sources: {
    own_site: { accuracy: 0.997, fields: {}, staleness: 0.02 },
    own_profile: { accuracy: 0.996, fields: { headcount: 0.992 }, staleness: 0.05 },
    employer_site: { accuracy: 0.996, fields: { place: 0.9 }, staleness: 0.04 },
    registry: { accuracy: 0.99, fields: {}, staleness: 0.1 },
    news: { accuracy: 0.985, fields: { role: 0.994, headcount: 0.9, place: 0.9 }, staleness: 0.01 },
    event: { accuracy: 0.95, fields: {}, staleness: 0.12 },
    directory: { accuracy: 0.4, fields: { name: 0.92, web: 0.85, place: 0.78 }, staleness: 0.45 },
    record: { accuracy: 0.7, fields: { name: 0.95, contact: 0.6 }, staleness: 0.3 },
    other: { accuracy: 0.8, fields: {}, staleness: 0.15 },
  },
  /** By how much a way of reading multiplies the share of errors. */
  methods: {
    'json-ld': 1.5,
    microformats2: 1,
    'rel-me': 0.7,
    meta: 1.4,
    label: 1,
    card: 1,
    profile: 1,
    heading: 1.2,
    sentence: 1.1,
    link: 1.1,
  },
  /** Mean days until what a page said of a field is no longer so. What changes on a site is most often changed there. */
  meanLifetimeDays: {
    name: 20000,
    role: 4000,
    place: 12000,
    headquarters: 15000,
    contact: 12000,
    web: 20000,
    stable: Number.POSITIVE_INFINITY,
    headcount: 15000,
    industry: 30000,
    description: 15000,
    custom: 15000,
  },
}
