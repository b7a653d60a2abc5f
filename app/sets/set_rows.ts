import type { Cell } from '#domain/datasets/dataset'
import type { Recall } from '#domain/completeness/recall'
import type { RowOf } from '#domain/ports/row_of'
import type { SetCriterion } from '#domain/sets/criterion'
import type { CriterionVerdict } from '#domain/sets/decide_criteria'
import type {
  Exclusion,
  ItemStatus,
  SearchProgress,
  SetPerson,
  SetSearchStatus,
  SetStatus,
  StopReason,
} from '#domain/sets/set'
import type { VerdictCounts } from '#domain/sets/verdict_counts'
import type { Format } from '#domain/truth/column'
import type { Row } from '#domain/truth/subject'
import { fromBoolean, fromJson } from '#app/shared/database/codecs'

export type StoredSet = {
  id: string
  workspaceId: string
  status: SetStatus
  webhookUrl: string | null
  runId: string | null
  createdAt: string
}

export type SetSearch = {
  id: string
  setId: string
  query: string
  count: number
  criteria: SetCriterion[]
  exclude: Exclusion
  /** The maximum cost in ACU. Null means no limit. */
  budget: number | null
  /** Whether admitted people are verified again. */
  refines: boolean
  status: SetSearchStatus
  stopReason: StopReason | null
  /** Reasons for admitting fewer people than requested. */
  warnings: string[]
  progress: SearchProgress
  admitted: number
  verdictCounts: VerdictCounts
  maxPerCompany: number | null
  /**
   * The share of the matching people at which the search stops, 0 to 1. Null if it does not matter.
   */
  completeness: number | null
  /** Null before the search ends, and if no finder was recorded. */
  recall: Recall | null
  createdAt: string
}

export type SetColumn = { id: string; setId: string; description: string; format: Format | null }

export type ItemCriterion = CriterionVerdict & { description: string; required: boolean }

export type SetItem = {
  id: string
  position: number
  searchId: string | null
  status: ItemStatus
  seed: Row
  person: SetPerson | null
  criteria: ItemCriterion[]
  /** Whether the person was erased. Such an item has neither a person nor values. */
  isErased: boolean
  createdAt: string
}

export type ItemCell = { itemId: string; columnId: string; cell: Cell }

export type SetRow = RowOf<StoredSet> & { run_status?: string | null }

/** A running Set whose run has failed or was cancelled has the run's status. */
export const toSet = (row: SetRow): StoredSet => ({
  id: row.id,
  workspaceId: row.workspace_id,
  status:
    row.status === 'running' && (row.run_status === 'failed' || row.run_status === 'cancelled')
      ? row.run_status
      : row.status,
  webhookUrl: row.webhook_url,
  runId: row.run_id,
  createdAt: row.created_at,
})

export type SearchRow = RowOf<
  SetSearch,
  Record<'criteria' | 'exclude' | 'progress', string> &
    Record<'warnings' | 'verdictCounts' | 'recall', string | null> & { refines: unknown }
>

export const toSearch = (row: SearchRow): SetSearch => ({
  id: row.id,
  setId: row.set_id,
  query: row.query,
  count: Number(row.count),
  criteria: fromJson<SetCriterion[]>(row.criteria),
  exclude: fromJson<Exclusion>(row.exclude),
  budget: row.budget === null ? null : Number(row.budget),
  refines: fromBoolean(row.refines),
  status: row.status,
  stopReason: row.stop_reason,
  warnings: row.warnings === null ? [] : fromJson<string[]>(row.warnings),
  progress: fromJson<SearchProgress>(row.progress),
  admitted: Number(row.admitted),
  verdictCounts: row.verdict_counts === null ? {} : fromJson<VerdictCounts>(row.verdict_counts),
  maxPerCompany: row.max_per_company === null ? null : Number(row.max_per_company),
  completeness: row.completeness === null ? null : Number(row.completeness),
  recall: row.recall === null ? null : fromJson<Recall>(row.recall),
  createdAt: row.created_at,
})

export type ColumnRow = RowOf<SetColumn>

export const toColumn = ({ id, set_id, description, format }: ColumnRow): SetColumn => ({
  id,
  setId: set_id,
  description,
  format,
})

export type ItemRow = RowOf<
  Omit<SetItem, 'isErased'>,
  { seed: string; person: string | null; criteria: string }
> & { erased_at?: string | null }

export const toItem = (row: ItemRow): SetItem => ({
  id: row.id,
  position: Number(row.position),
  searchId: row.search_id,
  status: row.status,
  seed: fromJson<Row>(row.seed),
  person: row.person === null ? null : fromJson<SetPerson>(row.person),
  criteria: fromJson<ItemCriterion[]>(row.criteria),
  isErased: (row.erased_at ?? null) !== null,
  createdAt: row.created_at,
})
