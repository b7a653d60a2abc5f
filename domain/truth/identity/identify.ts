import type { Mention } from '#domain/evidence/claim'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { linkKey, type Subject } from '../subject.js'
import type { Feature } from './feature_names.js'
import { type Features, featuresOf, type SeenPage } from './features.js'
import type { IdentityEvidence } from './identity_evidence.js'
import { IDENTITY_WEIGHTS, type IdentityWeights } from './weights_data.js'

export type Identity = {
  /** That the mention is of the row, 0 to 1. */
  probability: number
  /** `supplied`, or the features that speak for and against it, strongest first. */
  reasons: ('supplied' | Feature)[]
}

/** What a creator's profile reaches at most while no link confirms it (DS-066, DS-069). */
const UNCONFIRMED_PROFILE = 0.49
/** A profile of one of these is the same person's only if somebody who would know says so; names on them are free to take. */
const CREATOR_NETWORKS = new Set(['microblog', 'photo', 'video', 'shortvideo', 'social', 'codehost'])
const LINKS: readonly Feature[] = ['link.both', 'link.in', 'link.out']

/**
 * How probable it is that a mention on a page is of the row. A supplied address is certain. Else the features' log odds
 * are summed; a feature that rests on something uncertain counts to that extent.
 */
export function identify(
  subject: Subject,
  mention: Mention,
  page: SeenPage,
  known: IdentityEvidence
): Identity {
  if (mention.entity !== (subject.entity === 'custom' ? mention.entity : subject.entity))
    return { probability: 0, reasons: [] }
  if (isSupplied(subject, mention, page)) return { probability: 1, reasons: ['supplied'] }
  const features = featuresOf(subject, mention, page, known)
  const table = IDENTITY_WEIGHTS[subject.entity]
  let probability = probabilityOf(features, table)
  const isConfirmed = [...LINKS, 'contact.same' as const].some((feature) => features.has(feature))
  const network = networkOf(page.url)
  // Handles of people's names are free to take; a company of the same name, place and business is seldom another.
  const isCreator = subject.entity !== 'company'
  if (isCreator && mention.own && !isConfirmed && network && CREATOR_NETWORKS.has(network))
    probability = Math.min(probability, UNCONFIRMED_PROFILE)
  const weight = (feature: Feature) => Math.abs(table.weights[feature] * features.get(feature)!)
  return { probability, reasons: [...features.keys()].sort((a, b) => weight(b) - weight(a)) }
}

/**
 * The probability that weighted features come to. Links hold or fail together with the page they rest on, so they are weighed
 * as a mixture: what is probable with them and without.
 */
export function probabilityOf(features: Features, { bias, weights }: IdentityWeights): number {
  let plain = bias
  let linked = 0
  let sure = 0
  for (const [feature, probability] of features) {
    if (!LINKS.includes(feature)) plain += weights[feature] * probability
    else {
      linked += weights[feature]
      sure = Math.max(sure, probability)
    }
  }
  return sure * logistic(plain + linked) + (1 - sure) * logistic(plain)
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The page is one that the row gives, and the mention is of whom the page is about. */
function isSupplied(subject: Subject, mention: Mention, page: SeenPage): boolean {
  if (!mention.own) return false
  const here = [page.url, ...page.via]
  if (here.some((url) => subject.links.includes(linkKey(url) ?? ''))) return true
  return (
    subject.domain !== null &&
    here.some((url) => !networkOf(url) && registrableDomain(url) === subject.domain)
  )
}
