import type { Billing } from '#domain/billing/billing'
import type { Sql } from '#domain/ports/sql'
import { createWorkspace, type NewWorkspace } from '#app/access/create_workspace'
import type { Workspace } from '#app/access/find_workspace'
import { grantCredits } from './grant_credits.js'

/** Creates a workspace with initial credits in one transaction. Throws like `createWorkspace`. */
export function openWorkspace(
  sql: Sql,
  billing: Billing,
  { credits, ...workspace }: NewWorkspace & { credits: number }
): Promise<Workspace> {
  return sql.transaction(async (tx) => {
    const created = await createWorkspace(tx, workspace)
    if (credits > 0)
      await grantCredits(billing, { workspaceId: created.id, amount: credits, note: 'initial credits' }, tx)
    return created
  })
}
