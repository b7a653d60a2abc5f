import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { sendBundle } from '#app/proofs/send_bundle'
import { callerSignal } from '#app/shared/http/caller_signal'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import type { ExportFormat } from './export_formats.js'
import { ExportSet } from './export_set.js'
import { ExportSetProof } from './export_set_proof.js'
import { exportOperation, exportsOperation } from './operations.js'
import { SetStore } from './set_store.js'

/** GET /v1/sets/:id/export and the legacy POST /v1/searches/:id/exports */
@inject()
export default class ExportController {
  constructor(
    private readonly sets: SetStore,
    private readonly exports: ExportSet,
    private readonly proofs: ExportSetProof
  ) {}

  async handle(ctx: HttpContext) {
    const { params, query } = await input(ctx, exportOperation)
    const { format = 'json', status = 'admitted' } = query
    if (format !== 'proof') {
      if (status !== 'admitted') throw validationFailed({ status: ['applies to format proof only'] })
      return this.#answer(ctx, params.id, format)
    }
    const set = await this.sets.get(workspaceOf(ctx), params.id)
    const bundle = await this.proofs.export(set, status, callerSignal(ctx))
    return bundle && sendBundle(ctx, bundle, set.id)
  }

  async legacy(ctx: HttpContext) {
    const { params, body } = await input(ctx, exportsOperation)
    return this.#answer(ctx, params.id, body.format ?? 'json')
  }

  async #answer(ctx: HttpContext, id: string, format: ExportFormat) {
    const set = await this.sets.get(workspaceOf(ctx), id)
    if (format === 'json') return success(ctx, { items: await this.exports.items(set) })
    return ctx.response.send(await this.exports.csv(ctx, set))
  }
}
