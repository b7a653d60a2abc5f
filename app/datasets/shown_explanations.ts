import { inject } from '@adonisjs/core'
import type { DatasetRequest } from '#domain/datasets/dataset'
import type { Explanations } from '#domain/datasets/fill_row'
import { withoutSuppressedExplanations } from '#domain/datasets/suppressed_cells'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { readSubject } from '#domain/truth/subject'
import { identifiersOfSubject } from '#domain/truth/subject_identifiers'
import type { StoredRow } from './dataset_store.js'

/**
 * Removes explanations that the suppression list now forbids. Returns none for an erased row or a row
 * without cells.
 */
@inject()
export class ShownExplanations {
  constructor(private readonly suppression: SuppressionList) {}

  async of(
    { entityType }: Pick<DatasetRequest, 'entityType'>,
    { seed, cells, isErased }: Pick<StoredRow, 'seed' | 'cells' | 'isErased'>,
    explanations: Explanations | null
  ): Promise<Explanations> {
    if (!explanations || !cells || isErased) return {}
    const subject = readSubject(entityType, seed)
    const [scope = null] = await this.suppression.scopesFor([subject], identifiersOfSubject)
    return withoutSuppressedExplanations(explanations, cells, subject, scope, this.suppression)
  }
}
