import { randomUUID } from 'node:crypto'
import type { Plan } from '#domain/access/plans'
import { SCOPE_NAMES, type Scope } from '#domain/access/scopes'
import type ApiKey from '#app/access/api_key'
import { createKey } from '#app/access/create_key'
import { createWorkspace } from '#app/access/create_workspace'
import type Workspace from '#app/access/workspace'

/** A workspace of its own with one key. */
export async function makeKey(
  options: { scopes?: Scope[]; plan?: Plan; cardOnFile?: boolean; expiresAt?: string | null } = {}
): Promise<{ workspace: Workspace; key: ApiKey; secret: string }> {
  const { scopes = SCOPE_NAMES, plan = 'enterprise', cardOnFile = true, expiresAt = null } = options
  const workspace = await createWorkspace({ name: `Test ${randomUUID()}`, plan, cardOnFile })
  return {
    workspace,
    ...(await createKey({ workspaceId: workspace.id, name: 'test', scopes, prefix: 'kith', expiresAt })),
  }
}
