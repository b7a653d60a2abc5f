import { shelfLifeDays } from '#domain/truth/freshness'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import type { SearchRequest } from '../request.js'

/** The probability that a fact still holds at the end of its window. */
const CERTAINTY = { auto: 0.95, deep: 0.98 }
/**
 * The maximum default window, in days. If the request has no window, `VerifiedSearch` uses this window for
 * all candidates except the first ones.
 */
export const MAX_DAYS = 7

/** Returns a search's freshness window in days, and the window's origin. */
export function freshnessOf(
  request: SearchRequest,
  parsed: ParsedQuery | null
): { maxAgeDays: number; source: 'request' | 'default' } {
  if (request.maxAgeDays !== undefined) return { maxAgeDays: request.maxAgeDays, source: 'request' }
  const certainty = request.type === 'deep' ? CERTAINTY.deep : CERTAINTY.auto
  const windows = decayingFacts(request, parsed).map((fact) => shelfLifeDays(fact) * -Math.log(certainty))
  return { maxAgeDays: Math.min(MAX_DAYS, ...windows), source: 'default' }
}

/** Returns the requested facts that change over time. */
function decayingFacts({ filters, query }: SearchRequest, parsed: ParsedQuery | null): string[] {
  const employer =
    filters.company ||
    filters.company_size ||
    filters.experience ||
    (parsed && parsed.fundingStages.length > 0)
  const role = filters.title || filters.seniority
  const roleAsked =
    parsed && (parsed.roles.length > 0 || parsed.person !== null || parsed.companies.length > 0)
  const placeAsked = filters.location || (parsed && parsed.places.length > 0)
  const facts = [...(employer || role || roleAsked ? ['title'] : []), ...(placeAsked ? ['location'] : [])]
  // Other queries describe people by their work.
  return facts.length === 0 && query ? ['title'] : facts
}
