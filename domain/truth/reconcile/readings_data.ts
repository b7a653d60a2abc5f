import type { ClaimMethod } from '#domain/evidence/claim'

/** Groups of columns whose claims are read in the same way. */
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

/** The share of claims that say what their page says. Fitted to 1610 claims of real pages by bin/fit_readings.ts. */
export const READINGS: Readings = {
  company: {
    card: 0.723,
    heading: 0.728,
    'json-ld': 0.941,
    label: 0.948,
    sentence: 0.807,
    mean: 0.839,
  },
  custom: {
    card: 0.951,
    heading: 0.75,
    'json-ld': 0.971,
    label: 0.884,
    link: 0.959,
    sentence: 0.908,
    trait: 0.724,
    mean: 0.852,
  },
  description: {
    heading: 0.794,
    'json-ld': 0.959,
    label: 0.829,
    meta: 0.87,
    sentence: 0.94,
    mean: 0.837,
  },
  email: {
    card: 0.994,
    'json-ld': 0.985,
    label: 0.952,
    link: 0.969,
    'rel-me': 0.982,
    sentence: 0.953,
    mean: 0.963,
  },
  founded_year: {
    'json-ld': 0.981,
    label: 0.985,
    sentence: 0.933,
    mean: 0.948,
  },
  headcount: {
    sentence: 0.683,
    mean: 0.644,
  },
  industry: {
    heading: 0.914,
    label: 0.827,
    mean: 0.876,
  },
  name: {
    card: 0.928,
    heading: 0.941,
    'json-ld': 0.988,
    label: 0.935,
    meta: 0.78,
    microformats2: 0.971,
    sentence: 0.978,
    mean: 0.928,
  },
  phone: {
    card: 0.901,
    'json-ld': 0.972,
    label: 0.944,
    link: 0.932,
    sentence: 0.949,
    mean: 0.922,
  },
  place: {
    card: 0.954,
    'json-ld': 0.926,
    label: 0.884,
    sentence: 0.88,
    mean: 0.88,
  },
  profile: {
    card: 0.993,
    'json-ld': 0.985,
    label: 0.975,
    link: 0.907,
    'rel-me': 0.972,
    mean: 0.932,
  },
  site: {
    card: 0.151,
    'json-ld': 0.944,
    label: 0.812,
    link: 0.966,
    'rel-me': 0.63,
    sentence: 0.829,
    mean: 0.659,
  },
  title: {
    card: 0.735,
    heading: 0.832,
    'json-ld': 0.937,
    label: 0.733,
    meta: 0.874,
    sentence: 0.86,
    trait: 0.587,
    mean: 0.722,
  },
}
