import type { ClaimMethod } from '#domain/evidence/claim'

/** The kind of a page, in relation to the row. */
export type SourceKind =
  | 'own_site'
  | 'own_profile'
  | 'employer_site'
  | 'registry'
  | 'news'
  /** A conference or publisher page about its speakers or authors. */
  | 'event'
  /** A site that lists people or companies that it does not belong to. */
  | 'directory'
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
  /** The share of statements that were correct when made. */
  accuracy: number
  fields: Partial<Record<FieldGroup, number>>
  /** The probability that a statement shows the state before the last change. */
  staleness: number
}

/**
 * Prior reliability of sources. Sources are reliable about themselves, registries verify their
 * entries, and directories copy. Calibrated on a synthetic web by two-fold cross-validation
 * (figures in docs/truth.md). `learnReliability` estimates the same numbers from agreement.
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
  /** Factors by which extraction methods multiply the error rate. */
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
    trait: 1.1,
    link: 1.1,
    model: 1.2,
    guess: 1.2,
  },
  /** Mean days until a true value changes. */
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
