import { randomUUID } from 'node:crypto'
import type { Cell } from '#domain/datasets/dataset'
import type { Sql } from '#domain/ports/sql'
import { maximumOf } from '#domain/sets/estimate'
import type { SetPerson } from '#domain/sets/set'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { fromJson } from '#app/shared/database/codecs'
import { type AskedSet, PRICES } from './new_set.js'
import { PROVEN } from './set_world.js'

type Event = { seq: unknown; type: string; data: string }
type Told = { type: string; data: { id: string } }
type Item = { id: string; status: string; person: string | null }

/** Remembers the events of Sets, which must not change. */
export class SeenEvents {
  readonly #seen = new Map<string, string>()

  /** Checks that all events are numbered from 0 without gaps, and unchanged since the last call. */
  async look(sql: Sql): Promise<string[]> {
    const violations: string[] = []
    const rows = await sql.select<Event & { set_id: string }>(
      'SELECT set_id, seq, type, data FROM set_events ORDER BY set_id, seq'
    )
    const next = new Map<string, number>()
    const now = new Map<string, string>()
    for (const { set_id, seq, type, data } of rows) {
      const wanted = next.get(set_id) ?? 0
      if (Number(seq) !== wanted) violations.push(`${set_id} has event ${seq} where ${wanted} follows`)
      next.set(set_id, Number(seq) + 1)
      now.set(`${set_id} ${seq}`, `${type} ${JSON.stringify(fromJson(data))}`)
    }
    for (const [at, event] of this.#seen)
      if (now.get(at) !== event) violations.push(`event ${at} was ${event} and is ${now.get(at)}`)
    for (const [at, event] of now) this.#seen.set(at, event)
    return violations
  }
}

/**
 * Compares Sets with their requests. They must be completed, with everybody present once and filled
 * once. The stream and webhooks must have each step once. Each admission and each found value must
 * be charged once, and nothing may be held or pending.
 */
export async function verifySets(
  sql: Sql,
  asked: readonly AskedSet[],
  workspaceId: string
): Promise<string[]> {
  const violations: string[] = []
  const check = (holds: boolean, what: string) => void (holds || violations.push(what))
  let [cost, created, enriched] = [0, 0, 0]
  for (const { id, count } of asked) {
    const { admitted, found, problems } = await verifySet(sql, { id, count })
    violations.push(...problems.map((problem) => `${id}, ${count} wanted: ${problem}`))
    cost += maximumOf({ people: admitted, values: found }, PRICES)
    created += admitted
    enriched += admitted
  }
  const reported = await sql.select<{ type: string; kind: string; n: unknown }>(
    `SELECT e.type, p.kind, count(*) AS n FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.event_id
     JOIN webhook_endpoints p ON p.id = d.endpoint_id GROUP BY e.type, p.kind`
  )
  const counts = reported.map(({ type, kind, n }) => `${kind} ${type} ${n}`).sort()
  const wanted = [
    `direct set.idle ${asked.length}`,
    `registered set.idle ${asked.length}`,
    `registered set.item.created ${created}`,
    `registered set.item.enriched ${enriched}`,
    `registered set.search.completed ${asked.length}`,
  ]
  check(same(counts, wanted), `webhooks received ${counts}, not ${wanted}`)
  const settled = await sql.select<{ n: unknown }>(
    `SELECT count(*) AS n FROM ledger_entries WHERE kind = 'settle'`
  )
  check(Number(settled[0].n) === asked.length, `charged ${settled[0].n} times for ${asked.length} Sets`)
  const left = await sql.select<{ held: unknown; runs: unknown }>(
    `SELECT (SELECT count(*) FROM set_reservations WHERE NOT is_ended) AS held,
       (SELECT count(*) FROM runs WHERE status <> 'completed') AS runs`
  )
  check(Number(left[0].held) === 0, `${left[0].held} reservations are left`)
  check(Number(left[0].runs) === 0, `${left[0].runs} runs did not complete`)
  const billing = new SqlBilling(sql, randomUUID)
  const { posted, pending } = await billing.balance(workspaceId)
  check(posted === cost && pending === 0, `posted ${posted}, pending ${pending} for ${cost}`)
  return [...violations, ...(await billing.audit())]
}

async function verifySet(sql: Sql, { id, count }: AskedSet) {
  const problems: string[] = []
  const check = (holds: boolean, what: string) => void (holds || problems.push(what))
  const [set] = await sql.select<{ status: string; run_id: string | null; next_seq: unknown }>(
    'SELECT status, run_id, next_seq FROM sets WHERE id = ?',
    [id]
  )
  check(set.status === 'completed' && set.run_id === null, `it is ${set.status}`)
  const items = await sql.select<Item>('SELECT id, status, person FROM set_items WHERE set_id = ?', [id])
  const admitted = items.filter(({ status }) => status === 'admitted')
  const names = admitted.map(({ person }) => fromJson<SetPerson>(person).name ?? '').sort()
  check(new Set(names).size === names.length, `duplicate people: ${names}`)
  if (count < PROVEN.length) check(names.length === count, `${names.length} are admitted`)
  else check(same(names, [...PROVEN].sort()), `admitted are ${names}`)
  check(!items.some(({ status }) => status === 'pending'), 'some people are pending')
  const searches = await sql.select<{ status: string; stop_reason: string; admitted: unknown }>(
    'SELECT status, stop_reason, admitted FROM set_searches WHERE set_id = ?',
    [id]
  )
  const story = searches.map(({ status, stop_reason, admitted: n }) => `${status} ${stop_reason} ${n}`)
  const reason = count < PROVEN.length ? 'count' : 'end'
  check(same(story, [`completed ${reason} ${names.length}`]), `its search is ${story}`)
  const cells = await sql.select<{ item_id: string; cell: string }>(
    `SELECT item_id, cell FROM set_cells WHERE item_id IN (SELECT id FROM set_items WHERE set_id = ?)`,
    [id]
  )
  const ids = admitted.map((item) => item.id).sort()
  check(same(cells.map(({ item_id }) => item_id).sort(), ids), `${cells.length} values of ${ids.length}`)
  const found = cells.filter(({ cell }) => fromJson<Cell>(cell).status === 'found').length
  check(found === cells.length, `only ${found} values of ${cells.length} are found`)
  await checkEvents(sql, id, { ids, next: Number(set.next_seq) }, check)
  return { admitted: names.length, found, problems }
}

/**
 * Checks that each admitted item was reported when it was admitted and when it was filled. The
 * search must be reported once, and idle last.
 */
async function checkEvents(
  sql: Sql,
  id: string,
  { ids, next }: { ids: readonly string[]; next: number },
  check: (holds: boolean, what: string) => void
): Promise<void> {
  const rows = await sql.select<Event>(
    'SELECT seq, type, data FROM set_events WHERE set_id = ? ORDER BY seq',
    [id]
  )
  const events = rows.map(({ data }) => fromJson<Told>(data))
  check(
    same(
      rows.map(({ seq }) => Number(seq)),
      Array.from({ length: next }, (_, i) => i)
    ),
    `its events are numbered ${rows.map(({ seq }) => seq)} of ${next}`
  )
  const reported = (type: string) =>
    events.flatMap((event) => (event.type === type ? [event.data.id] : [])).sort()
  check(same(reported('set.item.created'), ids), `${reported('set.item.created').length} created events`)
  check(same(reported('set.item.enriched'), ids), `${reported('set.item.enriched').length} enriched events`)
  check(same(reported('set.search.completed'), [id]), 'the end of its search was not reported once')
  check(
    same(reported('set.idle'), [id]) && events.at(-1)?.type === 'set.idle',
    'set.idle was not reported once at the end'
  )
}

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other)
