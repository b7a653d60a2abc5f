import type { Cells } from '#domain/datasets/dataset'
import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'
import type { Infer } from '#app/shared/schema/schema'
import type { statement } from './operations.js'

/** The dataset columns whose values the table of search results also shows. */
const FACTS = ['title', 'company', 'location'] as const
/** Maximum number of rows that are read, newest datasets first. */
const MAX_ROWS = 500

type Statement = Infer<typeof statement>

/** Returns the quotes behind found cells of a workspace's datasets, by the person of the row. */
export async function cellStatements(
  sql: Pick<Sql, 'select' | 'dialect'>,
  workspaceId: string,
  personIds: readonly string[]
): Promise<Map<string, Statement[]>> {
  if (personIds.length === 0) return new Map()
  const [condition, binding] = anyOf(sql, 'r.person_id', personIds)
  const rows = await sql.select<{ person_id: string; cells: string }>(
    `SELECT r.person_id, r.cells FROM datasets d JOIN dataset_rows r ON r.dataset_id = d.id
     WHERE d.workspace_id = ? AND ${condition} AND r.cells IS NOT NULL AND r.erased_at IS NULL
     ORDER BY d.created_at DESC, r.position LIMIT ${MAX_ROWS}`,
    [workspaceId, binding]
  )
  const statements = new Map<string, Statement[]>()
  for (const { person_id, cells } of rows) {
    const found = statementsIn(fromJson<Cells>(cells))
    statements.set(person_id, [...(statements.get(person_id) ?? []), ...found])
  }
  return statements
}

function statementsIn(cells: Cells): Statement[] {
  return FACTS.flatMap((fact) => {
    const cell = cells[fact]
    if (cell?.status !== 'found') return []
    return cell.evidence.flatMap(({ url, quote, observed_at }) =>
      quote
        ? [{ fact, value: String(cell.value), confidence: cell.confidence ?? 0, url, quote, observed_at }]
        : []
    )
  })
}
