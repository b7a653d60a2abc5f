import type { Format } from '#domain/truth/column'
import type { Validation } from '#domain/contacts/contact'
import type { EvidenceItem } from '#domain/evidence/evidence_item'
import type { Row } from '#domain/truth/subject'

export const ENTITY_TYPES = ['person', 'company', 'custom'] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

export type DatasetColumn = { key: string; description?: string; format?: Format; max_chars?: number }

export type DatasetRequest = {
  entityType: EntityType
  rows: Row[]
  columns: DatasetColumn[]
  mode: 'sync' | 'async'
  /** In milliseconds, for sync requests. */
  deadlineMs: number
  /** In days. Null if each field uses its own window. */
  maxAgeDays: number | null
  includeUnverified: boolean
}

export type CellStatus = 'found' | 'unverified' | 'not_found' | 'timeout'

/** A cell of a dataset, in the format of the API. */
export type Cell = {
  value: string | number | boolean | null
  confidence: number | null
  status: CellStatus
  evidence: EvidenceItem[]
  source: string
  validation?: Validation
  /** Set if the service may not process data about the person. */
  reason?: 'suppressed'
}

export type Cells = Record<string, Cell>
export const MAX_SYNC_ROWS = 25
export const MAX_ASYNC_ROWS = 2_000
export const MAX_COLUMNS = 30
export const DEADLINE_MS = { min: 1_000, max: 60_000, default: 20_000 }
