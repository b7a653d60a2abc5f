import type { Billing } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import { newId } from '#app/shared/new_id'

/** Adds credits to a workspace, a whole number above 0; each call adds. */
export async function grantCredits(
  billing: Billing,
  grant: { workspaceId: string; amount: number; note: string | null },
  tx?: SqlTransaction
): Promise<void> {
  const id = newId('grant')
  await billing.grant({ ...grant, id, now: new Date() }, tx)
}
