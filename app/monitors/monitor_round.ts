import { displayLocation } from '#domain/people/places/display_location'
import type { Billing } from '#domain/billing/billing'
import type { SearchIndex } from '#domain/ports/search_index'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { changesOf, remembered, type Watched } from '#domain/monitors/watched'
import type { StoredPerson } from '#domain/search/people_document'
import { enqueueEvent } from '#app/webhooks/outbox'
import type { KeyReservations } from './key_reservations.js'
import type { Monitor, MonitorSearch, MonitorStore } from './monitor_store.js'
import type { RoundHistory } from './round_history.js'
import type { SetRounds } from './set_rounds.js'

/** What a round may ask for: people of the index by a search, as POST /v1/search of type instant does. */
export type Search = (search: MonitorSearch, workspaceId: string) => Promise<StoredPerson[]>

/** How often a Set's search under way is looked at. */
const LOOK_AGAIN_MS = 3_000

/** Carries out one round of a monitor: searches, and tells of who is new and of what changed of those it told of before. */
export class MonitorRound {
  constructor(
    private readonly sql: Sql,
    private readonly store: MonitorStore,
    private readonly history: RoundHistory,
    private readonly index: SearchIndex,
    private readonly billing: Billing,
    private readonly hold: KeyReservations,
    private readonly sets: SetRounds,
    private readonly search: Search,
    private readonly price: number
  ) {}

  /**
   * Writes nothing when the monitor is no longer held under `token`, or was deleted. Throws what searching threw, and why the key or
   * its workspace cannot use the API or pay.
   */
  async run(monitor: Monitor, token: string, now: Date): Promise<void> {
    if (monitor.phase === 'waiting') await this.hold.check(monitor, now)
    if (monitor.search) return this.#searchAnew(monitor, monitor.search, token, now)
    if (monitor.phase === 'waiting' && (await this.#beginSet(monitor, token, now))) return
    if (!(await this.sets.isIdle(monitor, monitor.setId!))) {
      await this.store.later(monitor, token, new Date(now.getTime() + LOOK_AGAIN_MS), { phase: 'searching' })
      return
    }
    await this.#tell(monitor, await this.sets.admitted(monitor.setId!), token, now)
  }

  async #searchAnew(monitor: Monitor, search: MonitorSearch, token: string, now: Date): Promise<void> {
    const reservation = await this.hold.reserve(monitor, this.price * search.count, now)
    try {
      const found = (await this.search(search, monitor.workspaceId)).map(watchedOf)
      await this.#tell(monitor, found, token, now, async (tx) => {
        if (reservation && !(await this.billing.settle(reservation, this.price * found.length, now, tx)))
          throw new Error('the reservation ended before the round')
      })
    } finally {
      // Where it was settled this changes nothing.
      if (reservation) await this.billing.release(reservation, now)
    }
  }

  /** Has a Set search again; false where it cannot, as when it was cancelled: then only changes are told. */
  #beginSet(monitor: Monitor, token: string, now: Date): Promise<boolean> {
    return this.sql
      .transaction(async (tx) => {
        const at = new Date(now.getTime() + LOOK_AGAIN_MS)
        if (!(await this.store.later(monitor, token, at, { phase: 'searching' }, tx))) return true
        if (await this.sets.searchAgain(monitor, monitor.setId!, now, tx)) return true
        throw new NoSearch()
      })
      .catch((error) => {
        if (error instanceof NoSearch) return false
        throw error
      })
  }

  async #tell(
    monitor: Monitor,
    found: Watched[],
    token: string,
    now: Date,
    settle: (tx: SqlTransaction) => Promise<void> = async () => {}
  ): Promise<void> {
    const known = await this.store.people(monitor.id)
    const fresh = firsts(found).filter(({ person_id }) => !known.has(person_id))
    const current = await this.#current([...known.keys(), ...fresh.map(({ person_id }) => person_id)])
    const seen = [...known.values()].flatMap((before) => {
      const person = current.get(before.person_id)
      return person ? [{ before, person, changes: changesOf(before, person) }] : []
    })
    const changed = seen.filter(({ changes }) => changes.length > 0)
    await this.sql.transaction(async (tx) => {
      if (!(await this.store.finish(monitor, token, now, tx))) return
      const send = (type: 'monitor.item.created' | 'monitor.item.changed', data: object) =>
        enqueueEvent(tx, { ...eventOf(monitor), type, data: { monitor_id: monitor.id, ...data } }, now)
      for (const person of fresh) {
        // Later changes are those of the index, which may word things otherwise than pages do.
        const indexed = current.get(person.person_id)
        await this.store.remember(monitor.id, indexed ?? { ...person, unindexed: true }, tx)
        await send('monitor.item.created', { person })
      }
      for (const { before, person } of seen)
        if (before.unindexed) await this.store.remember(monitor.id, remembered(before, person), tx)
      for (const { before, person, changes } of changed) {
        await this.store.remember(monitor.id, remembered(before, person), tx)
        await send('monitor.item.changed', { person, changes })
      }
      const told = { found: found.length, created: fresh.length, changed: changed.length }
      await this.history.add(monitor.id, { ...told, error: null, ended_at: now.toISOString() }, tx)
      await settle(tx)
    })
  }

  /** People as the index has them now, by id, also those who no longer meet the search: they may have moved. */
  async #current(ids: string[]): Promise<Map<string, Watched>> {
    const people = ids.length === 0 ? [] : ((await this.index.get('people', ids)) as (StoredPerson | null)[])
    return new Map(
      people.flatMap((person, i) => (person ? [[ids[i], { ...watchedOf(person), person_id: ids[i] }]] : []))
    )
  }
}

class NoSearch extends Error {}

const eventOf = ({ workspaceId, webhookUrl }: Monitor) => ({ workspaceId, webhookUrl })

/** Each person once. */
const firsts = (people: readonly Watched[]): Watched[] => [
  ...new Map(people.map((person) => [person.person_id, person])).values(),
]

function watchedOf(person: StoredPerson): Watched {
  const { person_id, name, title, company, city, state, country, pronet_url } = person
  return {
    person_id,
    name,
    title: title ?? null,
    company: company ?? null,
    location: displayLocation({ city, state, country }),
    pronet: pronet_url ?? null,
  }
}
