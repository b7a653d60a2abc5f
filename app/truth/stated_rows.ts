import { BUILT_IN_COLUMNS, PAGE_TEXT } from '#domain/datasets/columns'
import type { EntityType } from '#domain/datasets/dataset'
import type { Evidence } from '#domain/evidence/evidence'
import type { SearchIndex } from '#domain/ports/search_index'
import type { StatedRow } from '#domain/truth/learning/learn_sources'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import { votesOf } from '#domain/truth/votes_of'
import { indexLeads } from '#app/datasets/index_leads'

export type LearningRow = { id: string; entityType: EntityType; row: Row }

/**
 * Yields what pages of any age state about each row. `learnFromArchive` passes evidence that reads
 * only stored pages.
 */
export async function* statedRows(
  rows: Iterable<LearningRow>,
  evidence: Evidence,
  index: SearchIndex,
  { now, pages }: { now: string; pages: number }
): AsyncGenerator<StatedRow> {
  const reader = new PageSource(evidence)
  for (const { id, entityType, row } of rows) {
    const { sources, evidence } = await research(readSubject(entityType, row), reader, {
      now,
      maxAgeDays: Number.POSITIVE_INFINITY,
      allowStale: true,
      pages,
      leads: await indexLeads(index, row, entityType),
      companyLeads: (name) => indexLeads(index, { name }, 'company'),
    })
    const columns = BUILT_IN_COLUMNS[entityType].filter((key) => key !== PAGE_TEXT)
    yield {
      id,
      cells: columns.map((key) => ({
        column: { key, entity: entityType },
        votes: sources.flatMap((source) => votesOf(key, source, evidence)),
      })),
    }
  }
}
