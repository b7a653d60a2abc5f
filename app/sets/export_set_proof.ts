import { inject } from '@adonisjs/core'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { type Bundle, WriteBundle } from '#app/proofs/write_bundle'
import { SetBases } from './set_bases.js'
import type { StoredSet } from './set_rows.js'
import { SetStore } from './set_store.js'
import { ITEM_ROWS, ItemWriter } from './write_item_proofs.js'

/** Exports the people of a Set, the verdicts on them and their columns as a signed bundle. */
@inject()
export class ExportSetProof {
  constructor(
    private readonly sets: SetStore,
    private readonly bases: SetBases,
    private readonly bundles: WriteBundle,
    private readonly suppression: SuppressionList
  ) {}

  /** Exports the items with a status. Otherwise like `WriteBundle.write`. */
  async export(set: StoredSet, status: 'admitted' | 'rejected', signal: AbortSignal): Promise<Bundle | null> {
    const columns = await this.sets.columns(set.id)
    return this.bundles.write(
      { kind: 'set', ...set },
      async ({ lines, pages, rows, proceed }) => {
        const writer = new ItemWriter(columns, lines, pages, rows(ITEM_ROWS), this.suppression)
        for await (const item of this.bases.items(set.id, status)) {
          if (!(await proceed())) return
          await writer.write(item)
        }
      },
      signal
    )
  }
}
