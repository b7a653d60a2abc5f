import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import env from '#start/env'
import { SetStore } from './set_store.js'

/** How many people a Set has room for (OP-055). */
@inject()
export class SetCapacity {
  constructor(private readonly sets: SetStore) {}

  /** Throws `validation_failed` at `path` where `more` people would be too many with those admitted and still searched for. */
  async check(setId: string, more: number, path: string, tx: SqlTransaction): Promise<void> {
    const { admitted } = await this.sets.counts(setId, tx)
    const taken = admitted + (await this.wanted(setId, tx))
    const most = env.get('SET_MAX_ITEMS')
    if (taken + more > most)
      throw validationFailed({
        [path]: [`leaves the Set more than ${most} people: it has or awaits ${taken}`],
      })
  }

  /** How many its searches under way still may admit; one that is to verify again whom it has, only the others. */
  async wanted(setId: string, tx: SqlTransaction): Promise<number> {
    const searches = await this.sets.searches(setId, tx)
    const { admitted: there } = await this.sets.counts(setId, tx)
    const open = searches.filter(({ status }) => status === 'queued' || status === 'running')
    return open.reduce((sum, { count, admitted, refines, status }) => {
      const known = refines && status === 'queued' ? there : admitted
      return sum + Math.max(0, count - known)
    }, 0)
  }
}
