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

/** The share of claims that say what their page says. Fitted to 1061 claims of real pages by bin/fit_readings.ts. */
export const READINGS: Readings = {
  company: {
    card: 0.615,
    heading: 0.525,
    label: 0.736,
    sentence: 0.755,
    mean: 0.716,
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
    label: 0.996,
    link: 0.997,
    sentence: 0.962,
    mean: 0.982,
  },
  founded_year: {
    'json-ld': 0.992,
    label: 0.993,
    sentence: 0.996,
    mean: 0.987,
  },
  headcount: {
    sentence: 0.748,
    mean: 0.829,
  },
  industry: {
    heading: 0.958,
    label: 0.759,
    mean: 0.931,
  },
  name: {
    card: 0.84,
    heading: 0.936,
    'json-ld': 0.984,
    label: 0.98,
    meta: 0.771,
    microformats2: 0.936,
    sentence: 0.95,
    mean: 0.914,
  },
  phone: {
    card: 0.793,
    'json-ld': 0.91,
    label: 0.903,
    link: 0.879,
    sentence: 0.778,
    mean: 0.85,
  },
  place: {
    card: 0.88,
    'json-ld': 0.886,
    label: 0.814,
    sentence: 0.886,
    mean: 0.84,
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
    card: 0.647,
    heading: 0.77,
    'json-ld': 0.896,
    label: 0.452,
    meta: 0.771,
    sentence: 0.899,
    trait: 0.588,
    mean: 0.722,
  },
}
