import type { Plan } from '#domain/access/plans'
import { DomainError } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'

/** A customer's workspace. All data of a caller belongs to a workspace. */
export type Workspace = { id: string; slug: string; name: string; plan: Plan }

export async function findWorkspace(sql: Sql, slug: string): Promise<Workspace> {
  const [workspace] = await sql.select<Workspace>(
    'SELECT id, slug, name, plan FROM workspaces WHERE slug = ?',
    [slug]
  )
  if (!workspace) throw new DomainError('not_found', `There is no workspace "${slug}".`)
  return workspace
}
