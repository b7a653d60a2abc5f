import { rounded } from '#domain/rounded'
import type { Answer } from '#domain/truth/reconcile/reconcile'
import type { EvidenceItem } from '#domain/evidence/evidence_item'
import type { Cell } from './dataset.js'

export const MAX_EVIDENCE = 3
const MAX_QUOTE = 300

/** Returns a cell that missed the deadline, or whose source failed. */
export const timeoutCell = (source: string): Cell => ({
  value: null,
  confidence: null,
  status: 'timeout',
  evidence: [],
  source,
})

/**
 * Converts an answer to a cell. An unverified answer shows its best candidate and evidence only on
 * request. An answer that is not `found` becomes `timeout` if a page that might contain it could
 * not be read.
 */
export function cellOf(
  answer: Answer,
  options: { source: string; includeUnverified: boolean; incomplete: boolean }
): Cell {
  const { source } = options
  const confidence = answer.confidence === null ? null : rounded(answer.confidence)
  if (answer.status === 'found')
    return { value: answer.value, confidence, status: 'found', evidence: evidenceOf(answer), source }
  if (options.incomplete) return timeoutCell(source)
  if (answer.status === 'not_found')
    return { value: null, confidence: null, status: 'not_found', evidence: [], source }
  const isShown = options.includeUnverified
  return {
    value: isShown ? answer.value : null,
    confidence,
    status: 'unverified',
    evidence: isShown ? evidenceOf(answer) : [],
    source,
  }
}

/** Returns the strongest supporting pages, each with its quote, if it has one. */
export const evidenceOf = ({ supporters }: Answer): EvidenceItem[] =>
  supporters.slice(0, MAX_EVIDENCE).map(({ url, quote, observedAt }) => ({
    url,
    ...(quote ? { quote: quote.slice(0, MAX_QUOTE) } : {}),
    observed_at: observedAt,
  }))
