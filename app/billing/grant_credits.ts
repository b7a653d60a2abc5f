import { randomUUID } from 'node:crypto'
import type { Billing } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'

/** Adds credits to a workspace, a whole number above 0; each call adds. */
export async function grantCredits(
  billing: Billing,
  grant: { workspaceId: string; amount: number; note: string | null },
  tx?: SqlTransaction
): Promise<void> {
  const id = `grant_${randomUUID().replaceAll('-', '')}`
  await billing.grant({ ...grant, id, now: new Date() }, tx)
}
