import type { Cells, DatasetRequest } from '#domain/datasets/dataset'
import type { KnownContacts } from '#domain/datasets/contact_cells'
import { ReaderBudget } from '#domain/datasets/reader_budget'
import { fillRow, type FillContext, type Explanations } from '#domain/datasets/fill_row'
import type { RowBasis } from '#domain/datasets/row_basis'
import type { ContactChecks } from '#domain/contacts/contact_checks'
import type { Evidence } from '#domain/evidence/evidence'
import type { PageReader } from '#domain/evidence/reader/page_reader'
import type { SearchIndex } from '#domain/ports/search_index'
import { PageSource } from '#domain/truth/research/page_source'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import type { Row } from '#domain/truth/subject'
import { RELEASE } from '#app/shared/release'
import { forEachLimit } from '#app/shared/for_each_limit'
import { loopTurns } from '#app/shared/loop_turns'
import { indexLeads } from './index_leads.js'
import { withDeadline, deadlineChecks, DeadlineEvidence } from './deadline.js'
import { SharedEvidence } from './shared_evidence.js'

/** A row to fill, with its person if known. */
export type RowToFill = { position: number; seed: Row; personId?: string }

export type FillerSettings = {
  source: string
  pages: number
  concurrency: number
  known?: (row: Row & { person_id?: string }) => Promise<KnownContacts | null>
  reliability?: () => Promise<ReliabilityTable>
  /** Reads more claims from confirmed pages, within limits per row and per dataset. */
  reading?: { reader: PageReader; pagesPerRow: number; pagesPerDataset: number }
}

export class DatasetFiller {
  constructor(
    private readonly evidence: Evidence,
    private readonly index: SearchIndex,
    private readonly checks: ContactChecks,
    private readonly settings: FillerSettings
  ) {}

  /** Returns a copy of this filler that reads pages from `evidence`. */
  reading(evidence: Evidence): DatasetFiller {
    return new DatasetFiller(evidence, this.index, this.checks, this.settings)
  }

  available(): Promise<boolean> {
    return this.evidence.healthy().catch(() => false)
  }

  /**
   * Fills rows in any order and awaits `filled` for each. Rejects with the first error after the
   * rows in progress have ended. `rowDeadlineMs` limits each row. Each row waits for the
   * workspace's turn, because a row whose pages are stored blocks the event loop for milliseconds.
   * Returns warnings about pages that the page reader could not read.
   */
  async fill(
    rows: readonly RowToFill[],
    request: DatasetRequest,
    signal: AbortSignal,
    filled: (
      position: number,
      cells: Cells,
      explanations: Explanations,
      basis: RowBasis | null
    ) => Promise<void> | void,
    {
      workspaceId,
      rowDeadlineMs,
      concurrency = this.settings.concurrency,
    }: { workspaceId: string; rowDeadlineMs?: number; concurrency?: number }
  ): Promise<string[]> {
    const budget = new ReaderBudget(this.settings.reading?.pagesPerDataset ?? 0)
    const context = await this.#context(budget)
    const limited = () =>
      rowDeadlineMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(rowDeadlineMs)])
    await forEachLimit(rows, concurrency, async (row) => {
      await loopTurns.take(workspaceId)
      const explanations: Explanations = {}
      const onExplained: FillContext['onExplained'] = (column, explanation) => {
        explanations[column] = explanation
      }
      let basis: RowBasis | null = null
      const onBasis = (known: RowBasis) => {
        basis = known
      }
      const findContacts = this.#findContactsOf(row)
      const options = { ...context, findContacts, onExplained, onBasis }
      const cells = await fillRow(row.seed, request, options, limited())
      await filled(row.position, cells, explanations, basis)
    })
    return budget.warnings()
  }

  #findContactsOf({ personId }: RowToFill): FillContext['findContacts'] {
    const { known } = this.settings
    const id = personId === undefined ? {} : { person_id: personId }
    return known && ((row, signal) => withDeadline(known({ ...row, ...id }), signal, null))
  }

  async #context(budget: ReaderBudget): Promise<FillContext> {
    const { source, pages, reliability, reading } = this.settings
    return {
      reader: new PageSource(new DeadlineEvidence(new SharedEvidence(this.evidence))),
      leads: (row, entityType, signal) => withDeadline(indexLeads(this.index, row, entityType), signal, []),
      checks: (signal) => deadlineChecks(this.checks, signal),
      source,
      now: new Date().toISOString(),
      release: RELEASE,
      pages,
      reliability: await reliability?.(),
      reading: reading && {
        reader: reading.reader,
        pages: reading.pagesPerRow,
        mayRequest: () => budget.take(),
        onFailure: (failure) => budget.failed(failure),
      },
    }
  }
}
