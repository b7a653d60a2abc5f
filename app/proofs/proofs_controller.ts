import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sql } from '#domain/ports/sql'
import { DatasetStore } from '#app/datasets/dataset_store'
import { callerSignal } from '#app/shared/http/caller_signal'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { StoredKeys } from '#app/shared/stored_keys'
import { ExportProof } from './export_proof.js'
import { exportProofOperation } from './operations.js'
import { ProofKeys } from './proof_keys.js'
import { sendBundle } from './send_bundle.js'

/** GET /v1/datasets/:id/proof, and the public keys */
@inject()
export default class ProofsController {
  constructor(
    private readonly datasets: DatasetStore,
    private readonly exports: ExportProof,
    private readonly storedKeys: StoredKeys,
    private readonly sql: Sql
  ) {}

  async handle(ctx: HttpContext) {
    const { params, query } = await input(ctx, exportProofOperation)
    const dataset = await this.datasets.get(workspaceOf(ctx), params.id)
    const selection = {
      from: query.from ?? 0,
      limit: query.limit ?? 100,
      // One key arrives as a string, several keys as an array.
      columns: query.columns === undefined ? undefined : [query.columns].flat().map(String),
    }
    const bundle = await this.exports.export(dataset, selection, callerSignal(ctx))
    return bundle && sendBundle(ctx, bundle, dataset.id)
  }

  async keys(ctx: HttpContext) {
    const keys = await new ProofKeys(this.storedKeys, this.sql).published()
    return ctx.response.json({ keys })
  }
}
