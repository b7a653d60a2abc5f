import { inject } from '@adonisjs/core'
import { Billing } from '#domain/billing/billing'
import { datasetMaximum } from '#domain/billing/prices'
import type { DatasetRequest } from '#domain/datasets/dataset'
import { AskedSources } from '#app/billing/asked_sources'
import { showDryRun } from '#app/billing/dry_run'
import { creationMeta } from './show_dataset.js'

/** Answers dataset requests with `dry_run`. */
@inject()
export class DatasetDryRuns {
  constructor(
    private readonly billing: Billing,
    private readonly sources: AskedSources
  ) {}

  async of({ rows, columns }: DatasetRequest, workspaceId: string) {
    const keys = columns.map(({ key }) => key)
    const max = datasetMaximum(rows.length, keys)
    const shown = keys.map((key) => ({
      key,
      max: datasetMaximum(rows.length, [key]),
      asks: this.sources.ofColumn(key),
    }))
    return {
      data: showDryRun(rows.length, max, shown),
      meta: creationMeta(0, max, await this.billing.balance(workspaceId)),
    }
  }
}
