import { DomainError } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'

/** Returns the `insufficient_acu` error. Its message says how to get credits. */
export async function noCredits(
  sql: Pick<Sql, 'select'>,
  workspaceId: string,
  reason = 'The workspace has no credits left.'
): Promise<DomainError> {
  const [row] = await sql.select<{ slug: string }>('SELECT slug FROM workspaces WHERE id = ?', [workspaceId])
  const slug = row?.slug ?? 'SLUG'
  return new DomainError(
    'insufficient_acu',
    `${reason} An operator can grant credits with: node ace credits:grant 500 --workspace=${slug}, or on ` +
      `/console/w/${slug}/credits.`
  )
}
