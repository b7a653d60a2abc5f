import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { Plan } from '#domain/access/plans'
import { EVERY_SCOPE_NAME, type Scope } from '#domain/access/scopes'
import { Sql, type SqlValue } from '#domain/ports/sql'
import { callersChanged } from '#app/access/callers'
import { createKey } from '#app/access/create_key'
import { createWorkspace } from '#app/access/create_workspace'
import type { Workspace } from '#app/access/find_workspace'

type Options = {
  scopes?: Scope[]
  plan?: Plan
  cardOnFile?: boolean
  expiresAt?: string | null
  /** Maximum requests per minute of the key. */
  rate?: number | null
  /** Maximum requests per minute of the workspace, as agreed with it. */
  rateOverride?: number | null
}
type KeyAndSecret = { key: { id: string; workspaceId: string }; secret: string }

/** Makes a workspace with one key. */
export async function makeKey(options: Options = {}): Promise<{ workspace: Workspace } & KeyAndSecret> {
  const { plan = 'enterprise', cardOnFile = true, rateOverride = null } = options
  const sql = await app.container.make(Sql)
  const name = `Test ${randomUUID()}`
  const workspace = await createWorkspace(sql, { name, plan, cardOnFile, rateOverride })
  return { workspace, ...(await addKey(workspace, options)) }
}

/** Makes another key of a workspace. */
export async function addKey(
  { id: workspaceId }: Pick<Workspace, 'id'>,
  { scopes = EVERY_SCOPE_NAME, expiresAt = null, rate = null }: Options = {}
): Promise<KeyAndSecret> {
  const values = { workspaceId, name: 'test', scopes, prefix: 'kith', expiresAt, rate }
  const { id, secret } = await createKey(await app.container.make(Sql), values)
  return { key: { id, workspaceId }, secret }
}

/** Changes columns of a key. */
export const changeKey = ({ id }: { id: string }, columns: Record<string, SqlValue>) =>
  change('api_keys', id, columns)

export const suspend = ({ id }: Pick<Workspace, 'id'>) => change('workspaces', id, { status: 'suspended' })

async function change(table: string, id: string, columns: Record<string, SqlValue>): Promise<void> {
  const names = Object.keys(columns)
  const sql = await app.container.make(Sql)
  const assignments = names.map((name) => `${name} = ?`).join(', ')
  await sql.run(`UPDATE ${table} SET ${assignments} WHERE id = ?`, [...Object.values(columns), id])
  callersChanged()
}
