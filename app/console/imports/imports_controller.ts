import { basename } from 'node:path'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#domain/errors'
import { userOf } from '#app/console/member'
import type { ImportEntry } from '#app/imports/import_entry'
import { listingOf } from '#app/imports/import_listing'
import { ImportLog } from '#app/imports/import_log'
import { ImportUndo } from '#app/imports/import_undo'
import { Imports } from '#app/imports/imports'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import {
  previewImportOperation,
  readImportOperation,
  startImportOperation,
  stopImportOperation,
  uploadFileOperation,
} from './operations.js'
import { checkChosen, previewImport, shownReport } from './preview_import.js'
import { RunningImports } from './running_imports.js'
import { UPLOAD_BYTES, Uploads } from './uploads.js'

@inject()
export default class ImportsController {
  constructor(
    private readonly log: ImportLog,
    private readonly imports: Imports,
    private readonly uploads: Uploads,
    private readonly running: RunningImports,
    private readonly undo: ImportUndo
  ) {}

  async list(ctx: HttpContext) {
    const imports = (await this.log.list()).map((entry) => this.#show(entry))
    return success(ctx, { imports, upload_bytes: UPLOAD_BYTES })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readImportOperation)
    const report = this.running.reportOf(params.import)
    return success(ctx, {
      import: this.#show(await this.log.get(params.import)),
      report: report && shownReport(report),
    })
  }

  async upload(ctx: HttpContext) {
    const { query } = await input(ctx, uploadFileOperation)
    return success(ctx, await this.uploads.store(query.name, ctx.request.request))
  }

  async preview(ctx: HttpContext) {
    const { body } = await input(ctx, previewImportOperation)
    const { file, whole = false, ...options } = body
    return success(
      ctx,
      await previewImport(this.imports, await this.uploads.pathOf(file), { ...options, whole })
    )
  }

  async start(ctx: HttpContext) {
    const { body } = await input(ctx, startImportOperation)
    checkChosen(body.columns, (await this.imports.target(body.kind)).headers)
    const { id: operator, email } = userOf(ctx)
    const id = await this.running.start({ ...body, startedBy: email.slice(0, 120) })
    logger.info({ operator, import: id }, 'an operator started an import')
    return success(ctx, { import: id })
  }

  async stop(ctx: HttpContext) {
    const { params } = await input(ctx, stopImportOperation)
    if (!this.running.stop(params.import))
      throw new DomainError('validation_failed', 'Another process runs this import, or it has ended.')
    return success(ctx, { import: params.import })
  }

  #show(entry: ImportEntry) {
    const { files, mapping: _, ...listed } = listingOf(entry)
    return {
      ...listed,
      file: files.map(({ name }) => basename(name)).join(', '),
      share: this.running.shareOf(entry.id),
      may_stop: this.running.runs(entry.id),
      may_undo: this.undo.mayUndo(entry),
    }
  }
}
