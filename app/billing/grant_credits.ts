import type { Billing } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import { newId } from '#app/shared/new_id'

export async function grantCredits(
  billing: Billing,
  grant: { workspaceId: string; amount: number; note: string | null },
  tx?: SqlTransaction
): Promise<void> {
  const id = newId('grant')
  await billing.grant({ ...grant, id, now: new Date() }, tx)
}
