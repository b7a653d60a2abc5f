import type { Feature } from './feature_names.js'

export type IdentityWeights = { bias: number; weights: Record<Feature, number> }

/**
 * Log odds that a mention is of the row, by entity. Starting values, set so that the name alone gives about 0.06 for a person
 * and a name with the employer about 0.95. `bench/fusion/fit_identity.ts` rewrites this file from labelled mentions by
 * logistic regression that is drawn towards the values it finds here.
 */
export const IDENTITY_WEIGHTS: Record<'person' | 'company' | 'custom', IdentityWeights> = {
  person: {
    bias: -4.6,
    weights: {
      'name.same': 1.9,
      'name.close': 0.9,
      'name.conflict': -6,
      'company.same': 5.6,
      'company.past': 4.2,
      'company.conflict': -1.6,
      'place.same': 1.3,
      'place.conflict': -1.8,
      'contact.same': 6.5,
      'email.whole': 2.2,
      'email.part': 1.2,
      'domain.same': 4.2,
      'handle.whole': 0.4,
      'handle.part': 0.2,
      'hint.said': 1.5,
      other_profile: -3.5,
      disclaimer: -6,
      'link.in': 6.5,
      'link.out': 5,
      'link.both': 2.5,
    },
  },
  company: {
    bias: -4.6,
    weights: {
      'name.same': 2,
      'name.close': 0.8,
      'name.conflict': -5,
      'company.same': 0,
      'company.past': 0,
      'company.conflict': 0,
      'place.same': 1.4,
      'place.conflict': -1,
      'contact.same': 5.5,
      'email.whole': 0,
      'email.part': 0,
      'domain.same': 5.5,
      'handle.whole': 3.6,
      'handle.part': 1.4,
      'hint.said': 1.2,
      other_profile: -3.5,
      disclaimer: -7,
      'link.in': 6.5,
      'link.out': 5,
      'link.both': 2.5,
    },
  },
  custom: {
    bias: -4.6,
    weights: {
      'name.same': 2.2,
      'name.close': 0.8,
      'name.conflict': -5,
      'company.same': 0,
      'company.past': 0,
      'company.conflict': 0,
      'place.same': 1.3,
      'place.conflict': -1,
      'contact.same': 5.5,
      'email.whole': 0,
      'email.part': 0,
      'domain.same': 5.5,
      'handle.whole': 2.5,
      'handle.part': 1,
      'hint.said': 2,
      other_profile: -3,
      disclaimer: -7,
      'link.in': 6.5,
      'link.out': 5,
      'link.both': 2.5,
    },
  },
}
