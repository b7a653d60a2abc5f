import type { Plan } from '#domain/access/plans'
import { DomainError } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'

/** A customer's workspace: everything stored for a caller belongs to one. */
export type Workspace = { id: string; slug: string; name: string; plan: Plan }

/** Returns the workspace with a slug. Throws `not_found` with a message that names the slug. */
export async function findWorkspace(sql: Sql, slug: string): Promise<Workspace> {
  const [workspace] = await sql.select<Workspace>(
    'SELECT id, slug, name, plan FROM workspaces WHERE slug = ?',
    [slug]
  )
  if (!workspace) throw new DomainError('not_found', `There is no workspace "${slug}".`)
  return workspace
}
