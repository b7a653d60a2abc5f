import { randomUUID } from 'node:crypto'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import type { Answer, Book, Wish } from './book.js'
import { ask } from './client.js'

/** Longer than any request can hold a reservation. */
const HOLDS_EXPIRED_MS = 16 * 60 * 1000

/**
 * Repeats every request, which must return the earlier response. Then reads everything that was
 * created.
 */
export async function verifyAnswers(url: string, book: Book): Promise<void> {
  const left = [...book.requests]
  const one = async () => {
    for (let wish = left.pop(); wish; wish = left.pop()) {
      const answer = await ask(url, wish)
      if (answer) book.answered(wish, answer)
      else book.violations.push('a repetition got no answer')
      if (wish.kind === 'criteria' && wish.answer) await verifyCriteria(url, wish, wish.answer, book)
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
}

async function verifyCriteria(url: string, wish: Wish, { body }: Answer, book: Book): Promise<void> {
  const { data } = JSON.parse(body)
  const headers = { authorization: `Bearer ${wish.key.secret}` }
  const response = await fetch(`${url}/v1/people/search/criteria/${data.id}`, { headers })
  const read = (await response.json()) as { data?: unknown }
  if (response.status !== 200 || JSON.stringify(read.data) !== JSON.stringify(data))
    book.violations.push(`criteria ${data.id} were acknowledged and read ${response.status}`)
}

/**
 * Compares the database with the responses. Each request must be done and charged once. Nothing
 * else may exist, and no credits may be held.
 */
export async function verifyBooks(sql: Sql, book: Book): Promise<void> {
  const billing = new SqlBilling(sql, randomUUID)
  const { violations, requests } = book
  violations.push(...(await billing.audit()))
  const after = new Date(Date.now() + HOLDS_EXPIRED_MS)
  while ((await billing.sweep(after, 200)).length > 0);
  violations.push(...(await billing.audit()))

  const made = await column(sql, 'SELECT id AS value FROM search_criteria')
  const reported = requests.filter(({ kind }) => kind === 'criteria').map(({ answer }) => dataOf(answer).id)
  same(violations, 'criteria kept', made, reported)
  const open = await column(sql, 'SELECT idempotency_key AS value FROM idempotency_keys WHERE status IS NULL')
  same(violations, 'claims left open', open, [])
  const held = await column(sql, `SELECT id AS value FROM reservations WHERE status = 'held'`)
  same(violations, 'reservations left held', held, [])

  const keys = new Map(requests.map(({ key }) => [key.id, key]))
  for (const { id, workspaceId } of keys.values()) {
    const charged = await column(
      sql,
      `SELECT amount AS value FROM ledger_entries WHERE kind = 'settle' AND key_id = '${id}'`
    )
    const answered = requests.filter(({ key, kind }) => key.id === id && kind !== 'criteria').map(chargeOf)
    same(violations, `settlements of ${id}`, charged, answered)
    const spend = await billing.spend(id, new Date())
    const sum = answered.reduce((total, each) => total + each, 0)
    if (spend.month.posted !== sum) violations.push(`${id} spent ${spend.month.posted} for answers of ${sum}`)
    const { pending } = await billing.balance(workspaceId)
    if (pending !== 0) violations.push(`${pending} ACU of ${workspaceId} are still held`)
  }
}

async function column(sql: Sql, statement: string): Promise<unknown[]> {
  return (await sql.select<{ value: unknown }>(statement)).map(({ value }) => value)
}

/** Adds a violation unless both lists have the same members equally often, in any order. */
function same(violations: string[], what: string, found: unknown[], wanted: unknown[]): void {
  const [one, other] = [found, wanted].map((values) => values.map(String).sort())
  if (JSON.stringify(one) === JSON.stringify(other)) return
  violations.push(`${what}: ${one.length} found, ${other.length} wanted, not the same`)
}

const dataOf = (answer: Answer | null) => (answer ? JSON.parse(answer.body).data : {})
const chargeOf = ({ answer }: Wish): number =>
  answer ? JSON.parse(answer.body).meta.credits_charged : Number.NaN
