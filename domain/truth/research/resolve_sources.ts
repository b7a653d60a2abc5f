import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import type { ReadPage } from '#domain/evidence/page_parser'
import { sameCompany } from '#domain/people/companies/company_name'
import type { Identity } from '../identity/identify.js'
import type { IdentityEvidence } from '../identity/identity_evidence.js'
import { resolveIdentities } from '../identity/resolve_identities.js'
import { type SiteContext, sourceKindOf } from '../reconcile/source_kind.js'
import type { Subject } from '../subject.js'
import { CONFIRMED, LIKELIER_THAN_NOT } from '../thresholds.js'
import type { Source } from '../votes_of.js'
import { candidatesOf } from './candidates.js'
import { pageClustersOf } from './page_clusters.js'
import { withRowEmployer } from './row_employer.js'

/** A page that research read, with the owner that it was read for. */
export type ResearchedPage = ReadPage & { about?: PageHint }

/** A mention with its full page and all mentions of that page. */
export type ResearchedSource = Source & { page: Page; mentions: readonly Mention[] }

export type ResolvedSources = {
  /** Mentions that may be about the subject, with probabilities. */
  sources: ResearchedSource[]
  evidence: IdentityEvidence
  /** Every mention that was compared with the subject. */
  compared: { page: Page; mention: Mention; identity: Identity }[]
}

/** The minimum probability of a returned mention. Less probable mentions are about other subjects. */
const MIN_IDENTITY = 0.02

/**
 * Finds the mentions that may be about the row, and computes their probabilities.
 * @param names names of the subject that earlier rounds confirmed; see `confirmedNames`
 */
export function resolveSources(
  row: Subject,
  read: readonly ReadPage[],
  names: readonly string[]
): ResolvedSources {
  const { subject, sites, candidates } = candidatesOf(row, read, names)
  const { identities, evidence } = resolveIdentities(subject, candidates)
  const pageClusters = pageClustersOf(candidates)
  const likely = (facts: IdentityEvidence['companies']) =>
    facts.flatMap(({ text, probability }) => (probability >= LIKELIER_THAN_NOT ? [text] : []))
  if (subject.entity === 'person') learnDomains(evidence, sites)
  const context: SiteContext = {
    employers: likely(subject.entity === 'person' ? evidence.companies : evidence.names),
    domains: new Set(
      [...evidence.domains].flatMap(([domain, p]) => (p >= LIKELIER_THAN_NOT ? [domain] : []))
    ),
  }
  const sources = candidates.flatMap(({ page, mention, mentions }, i) => {
    const identity = identities[i].probability
    if (identity < MIN_IDENTITY) return []
    const kind = sourceKindOf(mention, page, { ...context, siteOf: page.siteOf })
    const pageCluster = identity < CONFIRMED ? pageClusters[i] : undefined
    const known = withRowEmployer(subject, mention, page)
    return [{ page, mention: known, mentions, kind, identity, pageCluster }]
  })
  const compared = candidates.map(({ page, mention }, i) => ({ page, mention, identity: identities[i] }))
  return { sources, evidence, compared }
}

/** Returns the names of the subject that confirmed pages state. */
export const confirmedNames = ({ names }: IdentityEvidence): string[] => [
  ...new Set(names.flatMap(({ text, probability }) => (probability >= CONFIRMED ? [text] : []))),
]

/** Adds the domains of sites whose own pages name a known employer. */
function learnDomains(evidence: IdentityEvidence, sites: ReadonlyMap<string, string>): void {
  for (const [domain, owner] of sites)
    for (const { text, probability } of evidence.companies)
      if (sameCompany(text, owner))
        evidence.domains.set(domain, Math.max(evidence.domains.get(domain) ?? 0, probability))
}
