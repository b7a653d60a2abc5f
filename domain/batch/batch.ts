import { parseEmail } from '#domain/people/emails/emails'
import { parseProfile, profileKey } from '#domain/people/networks/networks'

/** What a batch looks for of each person. */
export const BATCH_FIELDS = ['pronet', 'codehost', 'work_email', 'personal_email', 'phone'] as const
export type BatchField = (typeof BATCH_FIELDS)[number]
export const MAX_PEOPLE = 500

/** What became of a field of a person, as in an enrich answer. */
export type BatchFieldResult = {
  value: string | null
  status: 'found' | 'not_found' | 'unavailable'
  confidence: 'verified' | null
  source: string | null
  last_seen: string | null
}
export type BatchResult = Partial<Record<BatchField, BatchFieldResult>>

/** `skipped` is a person whom the budget had no room for. */
export type RowStatus = 'pending' | 'completed' | 'skipped'
export type BatchRow = { position: number; identifier: string; status: RowStatus; result: BatchResult | null }

export type Batch = {
  id: string
  workspaceId: string
  runId: string
  fields: BatchField[]
  /** ACU a found field. */
  price: number
  maxCostUsd: number | null
  webhookUrl: string | null
  peopleCount: number
  /** Why people were left out; null while none is. */
  stopReason: 'max_cost_usd' | null
  createdAt: string
  completedAt: string | null
}

/** How many fields of a person are paid for: those that were found, but not what the caller gave. */
export const billedIn = (identifier: string, result: BatchResult): number =>
  Object.values(result).filter(
    ({ status, value }) =>
      status === 'found' && value !== null && identifierKey(value) !== identifierKey(identifier)
  ).length

/** The same for every way of writing one e-mail address or one profile. */
export function identifierKey(text: string): string {
  const email = parseEmail(text)
  const profile = email ? null : parseProfile(text, 'pronet')
  return email?.canonical ?? (profile ? profileKey(profile) : text)
}
