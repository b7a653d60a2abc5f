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
  right: number
  fields: Partial<Record<FieldGroup, number>>
  /** The chance that a statement, when read, tells what was so before the last change. */
  lag: number
}

/**
 * How far sources are believed before anything is learned. Starting values, from how such sources work: those who speak of
 * themselves know, registries check what they register, directories copy. `learnReliability` estimates the same numbers from
 * agreement, and a fit rewrites this file.
 */
export const RELIABILITY: {
  sources: Record<SourceKind, SourceRow>
  methods: Record<ClaimMethod, number>
  lasts: Record<FieldGroup, number>
} = {
  sources: {
    own_site: { right: 0.97, fields: { contact: 0.98, web: 0.98 }, lag: 0.04 },
    own_profile: { right: 0.96, fields: { headcount: 0.94, place: 0.94 }, lag: 0.12 },
    employer_site: { right: 0.97, fields: { place: 0.85 }, lag: 0.06 },
    registry: { right: 0.96, fields: { stable: 0.98, name: 0.98 }, lag: 0.1 },
    news: { right: 0.93, fields: { role: 0.985, headcount: 0.85, place: 0.85 }, lag: 0.02 },
    event: { right: 0.88, fields: { role: 0.9 }, lag: 0.2 },
    directory: { right: 0.62, fields: { name: 0.9, web: 0.8, place: 0.75 }, lag: 0.5 },
    record: { right: 0.7, fields: { name: 0.95, contact: 0.6 }, lag: 0.3 },
    other: { right: 0.7, fields: {}, lag: 0.2 },
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
  /** Mean days between changes: how long people keep a role, a place, an address; how long companies stay what they are. */
  lasts: {
    name: 8000,
    role: 1500,
    place: 3500,
    headquarters: 5000,
    contact: 3000,
    web: 5000,
    stable: Number.POSITIVE_INFINITY,
    headcount: 2500,
    industry: 10000,
    description: 4000,
    custom: 3000,
  },
}
