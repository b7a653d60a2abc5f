import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import type { LoggedDelivery } from '#app/webhooks/delivery_log'
import { insertWorkspace } from '../support/billing_sql.js'
import type { TestSql } from '../support/test_sql.js'
import { DeliveryBench } from './delivery_bench.js'
import { type Reaction, type Received, Receiver } from './receiver.js'

export const DAY = 24 * 3_600_000
export const ended = (all: LoggedDelivery[]) =>
  all.length > 0 && all.every(({ status }) => status !== 'pending')
export const attempted = (times: number) => (all: LoggedDelivery[]) => all[0].attempts.length >= times

/** The context of a delivery test. Each test has its own, on one database. */
export type Place = {
  bench: DeliveryBench
  workspaceId: string
  receiver: (react: (count: number, received: Received) => Reaction) => Promise<Receiver>
}

/** Registers a group of delivery tests with its own database. */
export function deliveryGroup(
  title: string,
  make: () => Promise<TestSql>,
  missing: string | undefined,
  tests: (place: () => Place) => void
): void {
  test.group(title, (group) => {
    if (missing) {
      test('webhook delivery').skip(true, missing)
      return
    }
    let sql: Sql
    let place: Place
    group.setup(async () => {
      const made = await make()
      sql = made.sql
      return () => made.end()
    })
    group.each.setup(async () => {
      const receivers: Receiver[] = []
      const bench = new DeliveryBench(sql)
      const receiver: Place['receiver'] = async (react) => {
        const made = await new Receiver(react).listen()
        receivers.push(made)
        return made
      }
      place = { bench, workspaceId: await insertWorkspace(sql), receiver }
      return async () => {
        await bench.stop()
        for (const each of receivers) await each.close()
        await sql.run(`UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, lease_token = NULL,
          ended_at = created_at WHERE status = 'pending'`)
      }
    })
    tests(() => place)
  })
}
