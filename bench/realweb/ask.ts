import { progress } from '#bench/support/progress'
import { decodedRow } from './contacts.js'
import type { Entity } from './files.js'
import { columnsOf, type RequestColumn, suppliesSite } from './schema.js'
import type { AnswerCell, RealwebService } from './service.js'

const BATCH = 25

/** The cells that the service returned for one row of an entity. */
export type AnsweredRow = { entity: Entity; rowKind: string; cells: Record<string, AnswerCell> }

/**
 * Submits every row of the entities. All rows of a request have the same type and kind, so the rows
 * of an entity never share a request. Rows that supply the own site come last. The service may
 * learn from them, and no realistic row may profit from that.
 */
export async function askAll(
  service: Pick<RealwebService, 'fill'>,
  entities: readonly Entity[],
  only: readonly string[] | null
): Promise<AnsweredRow[]> {
  const groups = Map.groupBy(
    entities
      .flatMap((entity) => Object.keys(entity.rows).map((rowKind) => ({ entity, rowKind })))
      .sort((a, b) => Number(suppliesSite(a.rowKind)) - Number(suppliesSite(b.rowKind))),
    ({ entity, rowKind }) => `${entity.entity_type} ${rowKind}`
  )
  const answered: AnsweredRow[] = []
  for (const [group, rows] of groups) {
    const type = rows[0].entity.entity_type
    const columns = columnsOf(type).filter(({ key }) => only?.includes(key) ?? true)
    if (columns.length === 0) continue
    const start = performance.now()
    for (let i = 0; i < rows.length; i += BATCH)
      answered.push(...(await fillBatch(service, type, rows.slice(i, i + BATCH), columns)))
    progress(`${group}: ${rows.length} rows in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  return answered
}

async function fillBatch(
  service: Pick<RealwebService, 'fill'>,
  type: string,
  rows: { entity: Entity; rowKind: string }[],
  columns: RequestColumn[]
): Promise<AnsweredRow[]> {
  const submitted = rows.map(({ entity, rowKind }) => decodedRow(entity.rows[rowKind]))
  const cells = await service.fill(type, submitted, columns)
  return rows.map((row, i) => ({ ...row, cells: cells[i] }))
}
