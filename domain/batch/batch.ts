/** What a batch looks for of each person. */
export const BATCH_FIELDS = ['pronet', 'codehost', 'work_email', 'personal_email', 'phone'] as const
export type BatchField = (typeof BATCH_FIELDS)[number]
export const MOST_PEOPLE = 500

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

export const foundIn = (result: BatchResult): number =>
  Object.values(result).filter(({ status }) => status === 'found').length
