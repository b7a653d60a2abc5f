import type { FieldResult } from '#domain/contacts/contact'
import { parseEmail } from '#domain/people/emails/emails'
import { parseProfile, profileKey } from '#domain/people/networks/networks'

/** The fields that a batch can request per person. */
export const BATCH_FIELDS = ['pronet', 'codehost', 'work_email', 'personal_email', 'phone'] as const
export type BatchField = (typeof BATCH_FIELDS)[number]
export const MAX_PEOPLE = 500

/** The results of one person, in the format of an enrich response. */
export type BatchResult = Partial<Record<BatchField, FieldResult>>

/** `skipped` means that the budget had no room for this person. */
type RowStatus = 'pending' | 'completed' | 'skipped'
export type BatchRow = { position: number; identifier: string; status: RowStatus; result: BatchResult | null }

export type Batch = {
  id: string
  workspaceId: string
  runId: string
  fields: BatchField[]
  /** ACU per found field. */
  price: number
  maxCostUsd: number | null
  webhookUrl: string | null
  peopleCount: number
  /** Why people were skipped; null if nobody was. */
  stopReason: 'max_cost_usd' | null
  createdAt: string
  completedAt: string | null
}

/** Counts a person's billed fields: all found fields, except a value that the caller sent. */
export const billedIn = (identifier: string, result: BatchResult): number =>
  Object.values(result).filter(
    ({ status, value }) =>
      status === 'found' && value !== null && identifierKey(value) !== identifierKey(identifier)
  ).length

/** Returns the same key for every spelling of an e-mail address or profile. */
export function identifierKey(text: string): string {
  const email = parseEmail(text)
  const profile = email ? null : parseProfile(text, 'pronet')
  return email?.canonical ?? (profile ? profileKey(profile) : text)
}
