import { randomUUID } from 'node:crypto'
import type { Plan } from '#domain/access/plans'
import { SCOPE_NAMES, type Scope } from '#domain/access/scopes'
import type ApiKey from '#app/access/api_key'
import { createKey } from '#app/access/create_key'
import { createWorkspace } from '#app/access/create_workspace'
import type Workspace from '#app/access/workspace'

type Options = {
  scopes?: Scope[]
  plan?: Plan
  cardOnFile?: boolean
  expiresAt?: string | null
  /** Requests a minute of the key. */
  rate?: number | null
  /** Requests a minute agreed with the workspace. */
  rateOverride?: number | null
}
type KeyAndSecret = { key: ApiKey; secret: string }

/** A workspace of its own with one key. */
export async function makeKey(options: Options = {}): Promise<{ workspace: Workspace } & KeyAndSecret> {
  const { plan = 'enterprise', cardOnFile = true, rateOverride = null } = options
  const workspace = await createWorkspace({ name: `Test ${randomUUID()}`, plan, cardOnFile, rateOverride })
  return { workspace, ...(await addKey(workspace, options)) }
}

/** One more key of a workspace. */
export function addKey(
  { id }: Workspace,
  { scopes = SCOPE_NAMES, expiresAt = null, rate = null }: Options = {}
): Promise<KeyAndSecret> {
  return createKey({ workspaceId: id, name: 'test', scopes, prefix: 'kith', expiresAt, rate })
}
