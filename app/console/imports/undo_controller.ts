import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { Sql } from '#domain/ports/sql'
import { userOf } from '#app/console/member'
import { auditService } from '#app/console/audit_service'
import { ImportUndo } from '#app/imports/import_undo'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { deleteSourceOperation, previewUndoOperation, undoImportOperation } from './operations.js'

/** Starts undoing imports and deleting sources. Housekeeping then does this in steps. */
@inject()
export default class UndoController {
  constructor(
    private readonly undo: ImportUndo,
    private readonly sql: Sql
  ) {}

  async preview(ctx: HttpContext) {
    const { params } = await input(ctx, previewUndoOperation)
    const { removed, restored, kept } = await this.undo.preview(params.import)
    return success(ctx, { removed, restored, kept })
  }

  async create(ctx: HttpContext) {
    const { params } = await input(ctx, undoImportOperation)
    const { id: operator, email } = userOf(ctx)
    const { id } = await this.undo.start(params.import, email.slice(0, 120))
    logger.info({ operator, import: params.import }, 'an operator started the undo of an import')
    return success(ctx, { import: id })
  }

  async sources(ctx: HttpContext) {
    return success(ctx, { sources: await this.undo.sources() })
  }

  async deleteSource(ctx: HttpContext) {
    const { body } = await input(ctx, deleteSourceOperation)
    const { id: operator, email } = userOf(ctx)
    const { id } = await this.undo.startDeletion(body.source, email.slice(0, 120))
    const by = { userId: operator, email }
    await this.sql.transaction((tx) => auditService(tx, by, 'source.delete', body.source, { import: id }))
    logger.info({ operator, import: id }, 'an operator started the deletion of a source')
    return success(ctx, { import: id })
  }
}
