import type { Mention } from '#domain/evidence/claim'
import { networkOf } from '#domain/people/networks/networks'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'
import { linkKey, type Subject } from '../subject.js'
import type { Feature, Features } from './feature_names.js'
import { featuresOf } from './features.js'
import type { IdentityEvidence } from './identity_evidence.js'
import type { SeenPage } from './seen_page.js'
import { IDENTITY_WEIGHTS, type IdentityWeights } from './weights_data.js'

export type Identity = {
  /** The probability that the mention is about the row, 0 to 1. */
  probability: number
  /**
   * Only `supplied` if the row supplies the page. Otherwise, the features for and against,
   * strongest first. Empty if the mention is about another kind of entity.
   */
  reasons: ('supplied' | Feature)[]
  /** The features that hold. Missing if no feature was computed. */
  features?: Features
}

/** The maximum probability of a creator profile that no link or contact confirms. */
const MAX_UNCONFIRMED_PROFILE = 0.49
/** Networks where anybody can take a name. Profiles need a confirming link or contact. */
const CREATOR_NETWORKS = new Set(['microblog', 'photo', 'video', 'shortvideo', 'social', 'codehost'])
const LINKS: readonly Feature[] = ['link.both', 'link.in', 'link.out']

/**
 * Returns the probability that a mention is about the row. It is 0 for a mention of the other kind
 * of entity, and 1 for the owner of a supplied URL. Otherwise, sums the features' log odds, each
 * weighted by the feature's probability. An unconfirmed creator profile stays below 0.5, except a company's.
 */
export function identify(
  subject: Subject,
  mention: Mention,
  page: SeenPage,
  evidence: IdentityEvidence
): Identity {
  if (mention.entity !== (subject.entity === 'custom' ? mention.entity : subject.entity))
    return { probability: 0, reasons: [] }
  if (isSupplied(subject, mention, page)) return { probability: 1, reasons: ['supplied'] }
  const features = featuresOf(subject, mention, page, evidence)
  const table = IDENTITY_WEIGHTS[subject.entity]
  let probability = probabilityOf(features, table)
  const isConfirmed = [...LINKS, 'contact.same' as const].some((feature) => features.has(feature))
  const network = networkOf(page.url)
  // Companies are exempt, because companies rarely share name, place and industry.
  const isCreator = subject.entity !== 'company'
  if (isCreator && mention.own && !isConfirmed && network && CREATOR_NETWORKS.has(network))
    probability = Math.min(probability, MAX_UNCONFIRMED_PROFILE)
  const weight = (feature: Feature) => Math.abs(table.weights[feature] * features.get(feature)!)
  const reasons = [...features.keys()].sort((a, b) => weight(b) - weight(a))
  return { probability, reasons, features }
}

/**
 * Converts weighted features to a probability. All link features depend on the same linked page.
 * The result is therefore the mean of the results with and without all link features, weighted by
 * the probability of a link.
 */
export function probabilityOf(features: Features, { bias, weights }: IdentityWeights): number {
  let plain = bias
  let linked = 0
  let linkProbability = 0
  for (const [feature, probability] of features) {
    if (!LINKS.includes(feature)) plain += weights[feature] * probability
    else {
      linked += weights[feature]
      linkProbability = Math.max(linkProbability, probability)
    }
  }
  return linkProbability * logistic(plain + linked) + (1 - linkProbability) * logistic(plain)
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Reports whether a page is part of a supplied site: in the folder of `home` or below it. */
export function isBelow(url: string, home: string): boolean {
  if (networkOf(home)) return false
  const [page, root] = [canonicalUrl(url), canonicalUrl(home)]
  if (!page || !root) return false
  const folder = /\.\w{2,5}$/.test(new URL(root).pathname) ? root.slice(0, root.lastIndexOf('/')) : root
  return page === folder || page.startsWith(`${folder}/`)
}

/** Reports whether the row supplies this page or its site, and the mention is the page's owner. */
function isSupplied(subject: Subject, mention: Mention, page: SeenPage): boolean {
  if (!mention.own) return false
  const here = [page.url, ...page.via]
  if (here.some((url) => subject.links.includes(linkKey(url) ?? ''))) return true
  if (here.some((url) => subject.urls.some((home) => isBelow(url, home)))) return true
  return (
    subject.domain !== null &&
    here.some((url) => !networkOf(url) && registrableDomain(url) === subject.domain)
  )
}
