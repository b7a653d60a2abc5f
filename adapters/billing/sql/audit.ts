import { disagreement } from '#domain/billing/disagreement'
import type { Sql } from '#domain/ports/sql'

/** `kept_` totals are the stored ones. `made_` totals are recomputed from the entries. */
type Compared<Total extends string> = Record<`kept_${Total}` | `made_${Total}`, unknown>

/** SQL for the `hold` entry of each reservation, with the entry that ended the reservation, if any. */
const HOLDS = `ledger_entries hold LEFT JOIN ledger_entries ending
  ON ending.reservation_id = hold.reservation_id AND ending.kind IN ('settle', 'release')
  WHERE hold.kind = 'hold'`
const CHARGED = "CASE WHEN ending.kind = 'settle' THEN ending.amount ELSE 0 END"
const OPEN = 'CASE WHEN ending.kind IS NULL THEN hold.amount ELSE 0 END'

/**
 * Recomputes every running total from all ledger entries and reports differences. Each comparison
 * is one statement, so concurrent writes cannot cause a difference.
 */
export async function auditBooks(sql: Sql): Promise<string[]> {
  return [...(await auditAccounts(sql)), ...(await auditKeys(sql)), ...(await auditReservations(sql))]
}

async function auditAccounts(sql: Sql): Promise<string[]> {
  const totals = ['granted', 'posted', 'pending'] as const
  const rows = await sql.select<{ workspace_id: string } & Compared<(typeof totals)[number]>>(
    `SELECT workspace_id, ${sums(totals)} FROM (
       SELECT workspace_id, granted AS kept_granted, posted AS kept_posted, pending AS kept_pending,
         0 AS made_granted, 0 AS made_posted, 0 AS made_pending FROM accounts
       UNION ALL SELECT workspace_id, 0, 0, 0, amount, 0, 0 FROM ledger_entries WHERE kind = 'grant'
       UNION ALL SELECT hold.workspace_id, 0, 0, 0, 0, ${CHARGED}, ${OPEN} FROM ${HOLDS}
     ) books GROUP BY workspace_id HAVING ${differ(totals)} ORDER BY workspace_id`
  )
  return rows.flatMap((row) => sentences(`Account of ${row.workspace_id}`, totals, row))
}

async function auditKeys(sql: Sql): Promise<string[]> {
  const totals = ['posted', 'pending'] as const
  const period = (name: string, length: number) =>
    `SELECT hold.key_id, '${name}:' || substr(hold.created_at, 1, ${length}), 0, 0, ${CHARGED}, ${OPEN} FROM ${HOLDS}`
  const rows = await sql.select<{ key_id: string; period: string } & Compared<(typeof totals)[number]>>(
    `SELECT key_id, period, ${sums(totals)} FROM (
       SELECT key_id, period, posted AS kept_posted, pending AS kept_pending, 0 AS made_posted, 0 AS made_pending
         FROM key_spend
       UNION ALL ${period('day', 10)} UNION ALL ${period('month', 7)}
     ) books GROUP BY key_id, period HAVING ${differ(totals)} ORDER BY key_id, period`
  )
  return rows.flatMap((row) => sentences(`Key ${row.key_id}, ${row.period}`, totals, row))
}

async function auditReservations(sql: Sql): Promise<string[]> {
  const rows = await sql.select<{ id: string; status: string }>(
    `SELECT reservations.id, reservations.status FROM reservations
     LEFT JOIN ledger_entries hold ON hold.reservation_id = reservations.id AND hold.kind = 'hold'
     LEFT JOIN ledger_entries ending
       ON ending.reservation_id = reservations.id AND ending.kind IN ('settle', 'release')
     WHERE hold.amount IS NULL OR hold.amount <> reservations.amount
       OR reservations.status <> CASE ending.kind WHEN 'settle' THEN 'settled' WHEN 'release' THEN 'released' ELSE 'held' END
       OR ending.amount <> CASE ending.kind WHEN 'settle' THEN reservations.charged ELSE reservations.amount END
     ORDER BY reservations.id`
  )
  return rows.map(({ id, status }) => `Reservation ${id} is ${status}, but its entries say otherwise`)
}

const sums = (totals: readonly string[]) =>
  ['kept', 'made']
    .flatMap((side) => totals.map((total) => `SUM(${side}_${total}) AS ${side}_${total}`))
    .join(', ')

const differ = (totals: readonly string[]) =>
  totals.map((total) => `SUM(kept_${total}) <> SUM(made_${total})`).join(' OR ')

function sentences<Total extends string>(
  of: string,
  totals: readonly Total[],
  row: Compared<NoInfer<Total>>
): string[] {
  return totals
    .map((total) => [total, Number(row[`kept_${total}`]), Number(row[`made_${total}`])] as const)
    .filter(([, kept, made]) => kept !== made)
    .map(([total, kept, made]) => disagreement(of, total, kept, made))
}
