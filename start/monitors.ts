import type { ApplicationService } from '@adonisjs/core/types'
import { Billing } from '#domain/billing/billing'
import { SearchIndex } from '#domain/ports/search_index'
import { QueryReader } from '#domain/search/query_language/query_reader'
import { Sql } from '#domain/ports/sql'
import { KeyReservations } from '#app/monitors/key_reservations'
import { MonitorRound } from '#app/monitors/monitor_round'
import { MonitorRunner } from '#app/monitors/monitor_runner'
import { MonitorStore } from '#app/monitors/monitor_store'
import { PauseMonitor } from '#app/monitors/pause_monitor'
import { RoundHistory } from '#app/monitors/round_history'
import { SetRounds } from '#app/monitors/set_rounds'
import { SearchPeople } from '#app/search/search_people'
import { SetStore } from '#app/sets/set_store'
import { SetWork } from '#app/sets/set_work'
import env from '#start/env'

export default class MonitorsProvider {
  #runner: MonitorRunner | undefined

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(MonitorStore, async (resolver) => new MonitorStore(await resolver.make(Sql)))
    container.singleton(RoundHistory, async (resolver) => new RoundHistory(await resolver.make(Sql)))
    container.singleton(
      PauseMonitor,
      async (resolver) => new PauseMonitor(await resolver.make(Sql), await resolver.make(MonitorStore))
    )
    container.singleton(MonitorRound, async (resolver) => {
      const [sql, billing, people] = [
        await resolver.make(Sql),
        await resolver.make(Billing),
        await resolver.make(SearchPeople),
      ]
      const reader = await resolver.make(QueryReader)
      const reservations = new KeyReservations(sql, billing)
      const sets = new SetRounds(await resolver.make(SetStore), await resolver.make(SetWork), reservations)
      return new MonitorRound(
        sql,
        await resolver.make(MonitorStore),
        await resolver.make(RoundHistory),
        await resolver.make(SearchIndex),
        billing,
        reservations,
        sets,
        async ({ query, count }, workspaceId) => {
          const parsed = await reader.read(query, workspaceId)
          return people.run({ type: 'instant', query, parsed, numResults: count, filters: {} }, workspaceId)
        },
        env.get('PRICES').search
      )
    })
    container.singleton(MonitorRunner, async (resolver) => {
      const [sql, store, history, round] = [
        await resolver.make(Sql),
        await resolver.make(MonitorStore),
        await resolver.make(RoundHistory),
        await resolver.make(MonitorRound),
      ]
      this.#runner = new MonitorRunner(sql, store, history, round, await resolver.make('logger'))
      return this.#runner
    })
  }

  /** Runs before the ports that monitors use are closed. */
  async shutdown() {
    await this.#runner?.stop()
  }
}
