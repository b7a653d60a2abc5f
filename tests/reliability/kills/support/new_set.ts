import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import type { Billing } from '#domain/billing/billing'
import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import { readSetSearch } from '#domain/sets/read_set_search'
import { maximumOf } from '#domain/sets/estimate'
import { RunStore } from '#app/runs/run_store'
import { SetStore } from '#app/sets/set_store'
import { StartRun } from '#app/runs/start_run'
import { SetWork } from '#app/sets/set_work'
import { newId } from '#app/shared/new_id'
import type { TestKey } from './fixture.js'
import { QUERY, SCHOOL } from './set_world.js'

/** The prices of Sets in the kill tests, and the same prices as the setting PRICES. */
export const PRICES = { sets: 2, set_fields: 3 }
export const PRICES_SETTING = 'sets=2,set_fields=3'
const HOOK = 'https://hooks.example/own'
const DAY_MS = 24 * 60 * 60 * 1000
const ROUTE = 'POST /v1/sets'

/** A Set as requested. */
export type AskedSet = { id: string; count: number }

/**
 * Creates a Set with one search and one column, and reserves its maximum cost. Does this in one
 * transaction, like POST /v1/sets.
 */
export async function newSet(
  { sql, billing, queue }: { sql: Sql; billing: Billing; queue: Queue },
  { workspaceId, id: keyId }: TestKey,
  count: number
): Promise<AskedSet> {
  const [id, reservation, now] = [newId('set'), randomUUID(), new Date()]
  const work = new SetWork(
    new SetStore(sql),
    new StartRun(undefined as never, new RunStore(sql, billing), queue)
  )
  const amount = maximumOf({ people: count, values: count }, PRICES)
  const exclude = { setIds: [], people: [] }
  const search = { query: QUERY, count, criteria: readSetSearch(QUERY).criteria, exclude, budget: null }
  await sql.transaction(async (tx) => {
    await work.create({ id, workspaceId, webhookUrl: HOOK }, now, tx)
    await work.addSearch(id, search, now, tx)
    await work.addColumn(id, SCHOOL, now, tx)
    await work.resume({ id: keyId, workspaceId }, id, now, tx)
    const expiresAt = new Date(now.getTime() + DAY_MS)
    const hold = { id: reservation, workspaceId, keyId, amount, route: ROUTE, now, expiresAt }
    const refused = await billing.reserve({ ...hold, dailyBudget: null, monthlyBudget: null }, tx)
    if (refused) throw new Error(refused)
    await tx.run('INSERT INTO set_reservations (reservation_id, set_id, amount) VALUES (?, ?, ?)', [
      reservation,
      id,
      amount,
    ])
  })
  return { id, count }
}
