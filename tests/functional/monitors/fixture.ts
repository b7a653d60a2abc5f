import { parsedRequest } from '#tests/support/parsed_request'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Billing } from '#domain/billing/billing'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { KeyReservations } from '#app/monitors/key_reservations'
import { MonitorRound, type Search } from '#app/monitors/monitor_round'
import { MonitorRunner } from '#app/monitors/monitor_runner'
import { MonitorStore } from '#app/monitors/monitor_store'
import { RoundHistory } from '#app/monitors/round_history'
import { SetRounds } from '#app/monitors/set_rounds'
import { SearchPeople } from '#app/search/search_people'
import { SetStore } from '#app/sets/set_store'
import { SetWork } from '#app/sets/set_work'

export const DAY = 24 * 3_600_000

/**
 * Returns a monitor runner on the stores of the service, with a clock that the test moves. `price`
 * is ACU per person found.
 */
export async function monitorBench({ price = 0, search }: { price?: number; search?: Search } = {}) {
  const { container } = app
  const [sql, billing, people] = [
    await container.make(Sql),
    await container.make(Billing),
    await container.make(SearchPeople),
  ]
  await db.from('monitors').delete()
  const store = await container.make(MonitorStore)
  const history = await container.make(RoundHistory)
  const hold = new KeyReservations(sql, billing)
  const sets = new SetRounds(await container.make(SetStore), await container.make(SetWork), hold)
  const asked: string[] = []
  const round = new MonitorRound(
    sql,
    store,
    history,
    await container.make(SearchIndex),
    billing,
    hold,
    sets,
    async (wanted, workspaceId) => {
      asked.push(wanted.query)
      if (search) return search(wanted, workspaceId)
      return people.run(
        parsedRequest({ type: 'instant', query: wanted.query, numResults: wanted.count, filters: {} }),
        workspaceId
      )
    },
    price
  )
  let clock = Date.now()
  const now = () => new Date(clock)
  const runner = new MonitorRunner(sql, store, history, round, { error: () => {} }, { now, random: () => 0 })
  const pass = (ms: number) => void (clock += ms)
  const begin = () => void (clock = Date.now())
  return { runner, store, round, asked, now, pass, begin }
}

/** Returns the payloads of the monitor events of a workspace, in order. */
export async function eventsOf(workspaceId: string): Promise<{ type: string; data: any }[]> {
  const rows = await db.from('webhook_events').where('workspace_id', workspaceId).orderBy('created_at')
  return rows.map(({ payload }) => JSON.parse(payload)).filter(({ type }) => type.startsWith('monitor.'))
}

export const rowOf = (id: string) => db.from('monitors').where('id', id).firstOrFail()
