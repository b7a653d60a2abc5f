import type { HttpContext } from '@adonisjs/core/http'
import { ENTITY_TYPES, MAX_ASYNC_ROWS, MAX_COLUMNS } from '#domain/datasets/dataset'
import { columnsProblems, rowsProblems } from '#domain/datasets/request_problems'
import type { FieldErrors } from '#domain/errors'
import { inputWith } from '#app/shared/http/input'
import { validItems } from '#app/shared/schema/validate'
import { columnSchema, rowSchema } from './dataset_schema.js'
import { createDatasetOperation } from './operations.js'

/**
 * Reads a new dataset like `input`. If the body is invalid, the error also lists the wrong values in rows
 * and columns that match the schema.
 */
export const datasetInput = (ctx: HttpContext) => inputWith(ctx, createDatasetOperation, problemsOf)

async function problemsOf({ entity, rows, columns }: Record<string, unknown>): Promise<FieldErrors> {
  const entityType = ENTITY_TYPES.find((type) => type === (entity as { type?: unknown } | null)?.type)
  return {
    ...rowsProblems(await validItems(rowSchema, rows, MAX_ASYNC_ROWS)),
    ...(entityType && columnsProblems(await validItems(columnSchema, columns, MAX_COLUMNS), entityType)),
  }
}
