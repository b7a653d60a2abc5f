import type { Answer } from '#domain/truth/reconcile/reconcile'
import type { EvidenceItem } from '#domain/evidence/evidence_item'
import type { Cell } from './dataset.js'

export const MAX_EVIDENCE = 3
const MAX_QUOTE = 300

/** A cell that was not filled in time, or whose source failed (DS-064, DS-079). */
export const timeoutCell = (source: string): Cell => ({
  value: null,
  confidence: null,
  status: 'timeout',
  evidence: [],
  source,
})

/**
 * An answer as a cell. An unverified one shows its best candidate and evidence only where asked for (DS-031, DS-067,
 * DS-077); what was not found is `timeout` while something that may have told it could not be read.
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
  const shown = options.includeUnverified
  return {
    value: shown ? answer.value : null,
    confidence,
    status: 'unverified',
    evidence: shown ? evidenceOf(answer) : [],
    source,
  }
}

/** The pages that say so, strongest first, each with its words (DS-029, DS-030). */
export function evidenceOf({ supporters }: Answer): EvidenceItem[] {
  return supporters.slice(0, MAX_EVIDENCE).map(({ url, quote, observedAt }) => ({
    url,
    ...(quote ? { quote: quote.slice(0, MAX_QUOTE) } : {}),
    observed_at: observedAt,
  }))
}

/** A probability to four places. */
export const rounded = (probability: number): number => Math.round(probability * 10_000) / 10_000
