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
    card: 0.74,
    heading: 0.736,
    label: 0.842,
    sentence: 0.791,
    mean: 0.716,
  },
  custom: {
    card: 0.957,
    heading: 0.696,
    'json-ld': 0.976,
    label: 0.957,
    link: 0.961,
    sentence: 0.89,
    mean: 0.887,
  },
  description: {
    heading: 0.828,
    'json-ld': 0.968,
    meta: 0.897,
    sentence: 0.954,
    mean: 0.878,
  },
  email: {
    card: 0.994,
    'json-ld': 0.99,
    label: 0.994,
    link: 0.996,
    sentence: 0.967,
    mean: 0.982,
  },
  founded_year: {
    'json-ld': 0.991,
    label: 0.992,
    sentence: 0.994,
    mean: 0.987,
  },
  headcount: {
    sentence: 0.858,
    mean: 0.829,
  },
  industry: {
    heading: 0.963,
    label: 0.874,
    mean: 0.931,
  },
  name: {
    card: 0.857,
    heading: 0.938,
    'json-ld': 0.985,
    label: 0.983,
    meta: 0.81,
    microformats2: 0.966,
    sentence: 0.954,
    mean: 0.914,
  },
  phone: {
    card: 0.875,
    'json-ld': 0.95,
    label: 0.925,
    link: 0.912,
    sentence: 0.82,
    mean: 0.85,
  },
  place: {
    card: 0.941,
    'json-ld': 0.915,
    label: 0.826,
    sentence: 0.915,
    mean: 0.84,
  },
  profile: {
    card: 0.989,
    'json-ld': 0.981,
    label: 0.968,
    link: 0.894,
    mean: 0.921,
  },
  site: {
    card: 0.187,
    'json-ld': 0.946,
    label: 0.815,
    link: 0.927,
    sentence: 0.873,
    mean: 0.673,
  },
  title: {
    card: 0.704,
    heading: 0.812,
    'json-ld': 0.932,
    label: 0.676,
    meta: 0.855,
    sentence: 0.913,
    trait: 0.637,
    mean: 0.722,
  },
}
