import { inject } from '@adonisjs/core'
import { DomainError, validationFailed } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import { EXCLUDED, isExcluded } from '#domain/sets/exclusion'
import type { ItemStatus } from '#domain/sets/set'
import { toJson } from '#app/shared/database/codecs'
import { lock } from './set_ending.js'
import type { ItemCriterion, SetItem } from './set_rows.js'
import { SetStore } from './set_store.js'

type Place = { id: string; item: string }

/**
 * Leaves people out of a Set by hand. These people stay known to the Set, so that no later search admits
 * them. Throws `validation_failed` while the Set works, because the people found are not charged
 * yet.
 */
@inject()
export class ItemExclusions {
  constructor(private readonly sets: SetStore) {}

  async exclude(workspaceId: string, place: Place, tx: SqlTransaction): Promise<void> {
    const item = await this.#item(workspaceId, place, tx)
    if (item.status !== 'admitted') throw new DomainError('not_found')
    const mark: ItemCriterion = { ...EXCLUDED, evidence: [] }
    await save(item, 'rejected', [...item.criteria, mark], tx)
  }

  async include(workspaceId: string, place: Place, tx: SqlTransaction): Promise<void> {
    const item = await this.#item(workspaceId, place, tx)
    if (!isExcluded(item) || item.isErased) throw new DomainError('not_found')
    await save(
      item,
      'admitted',
      item.criteria.filter(({ id }) => id !== EXCLUDED.id),
      tx
    )
  }

  async #item(workspaceId: string, place: Place, tx: SqlTransaction): Promise<SetItem> {
    const { status } = await this.sets.get(workspaceId, place.id, tx)
    await lock(place.id, tx)
    const [item] = await this.sets.itemOf(place.id, place.item, tx)
    if (!item) throw new DomainError('not_found')
    if (status === 'running') throw validationFailed({ item: ['cannot be left out while the Set works'] })
    return item
  }
}

async function save(
  { id }: SetItem,
  status: ItemStatus,
  criteria: readonly ItemCriterion[],
  tx: SqlTransaction
): Promise<void> {
  await tx.run('UPDATE set_items SET status = ?, criteria = ? WHERE id = ?', [
    status,
    tx.contacts.sealIn(toJson(criteria)),
    id,
  ])
}
