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

/** Searches the people index, like POST /v1/search with type instant. */
export type Search = (search: MonitorSearch, workspaceId: string) => Promise<StoredPerson[]>

/** Time in ms between two checks of a running Set search. */
const RECHECK_MS = 3_000

/** Runs a round: searches, then reports new people and changes of reported people. */
export class MonitorRound {
  constructor(
    private readonly sql: Sql,
    private readonly store: MonitorStore,
    private readonly history: RoundHistory,
    private readonly index: SearchIndex,
    private readonly billing: Billing,
    private readonly reservations: KeyReservations,
    private readonly sets: SetRounds,
    private readonly search: Search,
    private readonly price: number
  ) {}

  /**
   * Runs the next step of a round. Writes nothing after the monitor was deleted or another worker took it
   * over. Throws search errors, and errors of a key or workspace that cannot use the API or pay.
   */
  async run(monitor: Monitor, token: string, now: Date): Promise<void> {
    if (monitor.phase === 'waiting') await this.reservations.check(monitor, now)
    if (monitor.search) return this.#runSearch(monitor, monitor.search, token, now)
    if (monitor.phase === 'waiting' && (await this.#beginSet(monitor, token, now))) return
    if (!(await this.sets.isIdle(monitor, monitor.setId!))) {
      await this.store.later(monitor, token, new Date(now.getTime() + RECHECK_MS), { phase: 'searching' })
      return
    }
    await this.#report(monitor, await this.sets.admitted(monitor.setId!), token, now)
  }

  async #runSearch(monitor: Monitor, search: MonitorSearch, token: string, now: Date): Promise<void> {
    const reservation = await this.reservations.reserve(monitor, this.price * search.count, now)
    try {
      const found = (await this.search(search, monitor.workspaceId)).map(watchedOf)
      await this.#report(monitor, found, token, now, async (tx) => {
        if (reservation && !(await this.billing.settle(reservation, this.price * found.length, now, tx)))
          throw new Error('the reservation expired before the round ended')
      })
    } finally {
      // Does nothing after the reservation was settled.
      if (reservation) await this.billing.release(reservation, now)
    }
  }

  /**
   * Starts the Set's last search again, unless the lease was lost. Returns false when the search
   * cannot run, for example in a cancelled Set. The round then reports without a new search.
   */
  #beginSet(monitor: Monitor, token: string, now: Date): Promise<boolean> {
    return this.sql
      .transaction(async (tx) => {
        const at = new Date(now.getTime() + RECHECK_MS)
        if (!(await this.store.later(monitor, token, at, { phase: 'searching' }, tx))) return true
        if (await this.sets.searchAgain(monitor, monitor.setId!, now, tx)) return true
        throw new NoSearch()
      })
      .catch((error) => {
        if (error instanceof NoSearch) return false
        throw error
      })
  }

  async #report(
    monitor: Monitor,
    found: Watched[],
    token: string,
    now: Date,
    settle: (tx: SqlTransaction) => Promise<void> = async () => {}
  ): Promise<void> {
    const known = await this.store.people(monitor.id)
    const fresh = firsts(found).filter(({ person_id }) => !known.has(person_id))
    const current = await this.#current([...known.keys(), ...fresh.map(({ person_id }) => person_id)])
    const stillIndexed = [...known.values()].flatMap((before) => {
      const person = current.get(before.person_id)
      return person ? [{ before, person, changes: changesOf(before, person) }] : []
    })
    const changed = stillIndexed.filter(({ changes }) => changes.length > 0)
    await this.sql.transaction(async (tx) => {
      if (!(await this.store.finish(monitor, token, now, tx))) return
      const send = (type: 'monitor.item.created' | 'monitor.item.changed', data: object) =>
        enqueueEvent(tx, { ...eventOf(monitor), type, data: { monitor_id: monitor.id, ...data } }, now)
      for (const person of fresh) {
        // Remembers the values in the index, because later rounds compare with them. Values from
        // pages may differ.
        const indexed = current.get(person.person_id)
        await this.store.remember(
          monitor.id,
          indexed ?? { ...person, unindexed: true },
          { reportedAt: now },
          tx
        )
        await send('monitor.item.created', { person })
      }
      for (const { before, person } of stillIndexed)
        if (before.unindexed) await this.store.remember(monitor.id, remembered(before, person), {}, tx)
      for (const { before, person, changes } of changed) {
        await this.store.remember(monitor.id, remembered(before, person, changes), { changedAt: now }, tx)
        await send('monitor.item.changed', { person, changes })
      }
      const counts = { found: found.length, created: fresh.length, changed: changed.length }
      await this.history.add(monitor.id, { ...counts, error: null, ended_at: now.toISOString() }, tx)
      await settle(tx)
    })
  }

  /**
   * Returns indexed people by id. Includes people who no longer match, because they may have new
   * jobs.
   */
  async #current(ids: string[]): Promise<Map<string, Watched>> {
    const people = ids.length === 0 ? [] : ((await this.index.get('people', ids)) as (StoredPerson | null)[])
    return new Map(
      people.flatMap((person, i) => (person ? [[ids[i], { ...watchedOf(person), person_id: ids[i] }]] : []))
    )
  }
}

class NoSearch extends Error {}

const eventOf = ({ workspaceId, webhookUrl }: Monitor) => ({ workspaceId, webhookUrl })

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
