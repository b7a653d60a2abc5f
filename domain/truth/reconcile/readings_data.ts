import type { ClaimMethod } from '#domain/evidence/claim'

/** The columns whose claims are read alike. */
export type ReadField =
  | 'name'
  | 'title'
  | 'company'
  | 'place'
  | 'email'
  | 'phone'
  | 'profile'
  | 'site'
  | 'description'
  | 'industry'
  | 'founded_year'
  | 'headcount'
  | 'custom'

export type Readings = Partial<Record<ReadField, Partial<Record<ClaimMethod | 'mean', number>>>>

/** The share of claims that say what their page says. Fitted to 1042 claims of real pages by bin/fit_readings.ts. */
export const READINGS: Readings = {
  company: {
    card: 0.599,
    heading: 0.373,
    label: 0.712,
    sentence: 0.714,
    mean: 0.662,
  },
  custom: {
    card: 0.915,
    heading: 0.604,
    'json-ld': 0.969,
    label: 0.953,
    link: 0.932,
    sentence: 0.882,
    mean: 0.887,
  },
  description: {
    heading: 0.737,
    'json-ld': 0.954,
    meta: 0.885,
    sentence: 0.909,
    mean: 0.878,
  },
  email: {
    card: 0.996,
    'json-ld': 0.989,
    label: 0.995,
    link: 0.997,
    sentence: 0.961,
    mean: 0.981,
  },
  founded_year: {
    'json-ld': 0.992,
    label: 0.993,
    sentence: 0.996,
    mean: 0.987,
  },
  headcount: {
    sentence: 0.492,
    mean: 0.644,
  },
  industry: {
    heading: 0.958,
    label: 0.759,
    mean: 0.931,
  },
  name: {
    card: 0.854,
    heading: 0.928,
    'json-ld': 0.983,
    label: 0.98,
    meta: 0.771,
    microformats2: 0.934,
    sentence: 0.943,
    mean: 0.912,
  },
  phone: {
    card: 0.757,
    'json-ld': 0.908,
    label: 0.903,
    link: 0.878,
    sentence: 0.777,
    mean: 0.847,
  },
  place: {
    card: 0.879,
    'json-ld': 0.886,
    label: 0.814,
    sentence: 0.876,
    mean: 0.839,
  },
  profile: {
    card: 0.989,
    'json-ld': 0.976,
    label: 0.941,
    link: 0.887,
    mean: 0.921,
  },
  site: {
    card: 0.119,
    'json-ld': 0.93,
    label: 0.67,
    link: 0.924,
    sentence: 0.82,
    mean: 0.673,
  },
  title: {
    card: 0.592,
    heading: 0.685,
    'json-ld': 0.878,
    label: 0.432,
    meta: 0.605,
    sentence: 0.858,
    trait: 0.546,
    mean: 0.674,
  },
}
