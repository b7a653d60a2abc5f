import type { SqlTransaction } from '#domain/ports/sql'
import { maximumOf } from '#domain/sets/estimate'
import type { Watched } from '#domain/monitors/watched'
import { RUN_HOLD_MS } from '#domain/runs/limits'
import { addReservation } from '#app/sets/set_ledger'
import type { SetStore } from '#app/sets/set_store'
import type { SetWork } from '#app/sets/set_work'
import env from '#start/env'
import type { KeyReservations } from './key_reservations.js'

type KeyOwner = { workspaceId: string; keyId: string }

export class SetRounds {
  constructor(
    private readonly sets: SetStore,
    private readonly work: SetWork,
    private readonly reservations: KeyReservations
  ) {}

  /** Adds the Set's last search again. Returns false if there is none or it cannot run. */
  async searchAgain(
    { workspaceId, keyId }: KeyOwner,
    setId: string,
    now: Date,
    tx: SqlTransaction
  ): Promise<boolean> {
    // Locks the Set, so that other requests cannot add work meanwhile.
    await tx.run('UPDATE sets SET id = id WHERE id = ?', [setId])
    const set = await this.sets.get(workspaceId, setId, tx)
    const last = (await this.sets.searches(setId, tx)).at(-1)
    const { admitted } = await this.sets.counts(setId, tx)
    const count = Math.min(last?.count ?? 0, env.get('SET_MAX_ITEMS') - admitted)
    if (!last || set.status === 'cancelled' || set.status === 'running' || count < 1) return false
    const columns = (await this.sets.columns(setId, tx)).length
    const maximum = maximumOf({ people: count, values: count * columns }, env.get('PRICES'))
    const amount = Math.min(maximum, last.budget ?? maximum)
    const { query, criteria, exclude, budget, maxPerCompany, completeness } = last
    await this.work.addSearch(
      setId,
      { query, count, criteria, exclude, budget, maxPerCompany, completeness },
      now,
      tx
    )
    await this.work.resume({ id: keyId, workspaceId }, setId, now, tx)
    const reservation = await this.reservations.reserve({ workspaceId, keyId }, amount, now, {
      tx,
      holdMs: RUN_HOLD_MS,
    })
    if (reservation) await addReservation(tx, setId, reservation, amount)
    return true
  }

  async isIdle({ workspaceId }: KeyOwner, setId: string): Promise<boolean> {
    return (await this.sets.get(workspaceId, setId)).status !== 'running'
  }

  /** Returns the admitted people who have a person_id. */
  async admitted(setId: string): Promise<Watched[]> {
    const items = await this.sets.items(setId, {
      after: -1,
      limit: env.get('SET_MAX_ITEMS'),
      status: 'admitted',
    })
    return items.flatMap(({ person }) => {
      if (!person?.person_id) return []
      const { person_id, name, title, company, location, pronet } = person
      return [{ person_id, name, title, company, location, pronet }]
    })
  }
}
