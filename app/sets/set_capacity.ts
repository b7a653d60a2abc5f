import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import env from '#start/env'
import { SetStore } from './set_store.js'

@inject()
export class SetCapacity {
  constructor(private readonly sets: SetStore) {}

  /** Throws `validation_failed` at `path` if `more` people would exceed the limit. */
  async check(setId: string, more: number, path: string, tx: SqlTransaction): Promise<void> {
    const { admitted } = await this.sets.counts(setId, tx)
    const taken = admitted + (await this.wanted(setId, tx))
    const maxItems = env.get('SET_MAX_ITEMS')
    if (taken + more > maxItems)
      throw validationFailed({
        [path]: [`exceeds the limit of ${maxItems} people per Set: it already has or searches for ${taken}`],
      })
  }

  /** Returns how many more people the open searches may admit. */
  async wanted(setId: string, tx: SqlTransaction): Promise<number> {
    const searches = await this.sets.searches(setId, tx)
    const { admitted: currentlyAdmitted } = await this.sets.counts(setId, tx)
    const open = searches.filter(({ status }) => status === 'queued' || status === 'running')
    return open.reduce((sum, { count, admitted, refines, status }) => {
      const known = refines && status === 'queued' ? currentlyAdmitted : admitted
      return sum + Math.max(0, count - known)
    }, 0)
  }
}
