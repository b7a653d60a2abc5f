import type { Plan } from '#domain/access/plans'
import { validationFailed } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { isUniqueViolation } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import type { Workspace } from './find_workspace.js'

export type NewWorkspace = {
  name: string
  plan: Plan
  cardOnFile: boolean
  /** Requests per minute agreed with an enterprise, if different from the plan's limit. */
  rateOverride?: number | null
}

/**
 * Creates a workspace. Throws `validation_failed` if the slug made from its name is empty or taken.
 */
export async function createWorkspace(sql: Sql, options: NewWorkspace): Promise<Workspace> {
  const { name, plan, cardOnFile, rateOverride = null } = options
  const slug = slugOf(name)
  if (slug === '') throw validationFailed({ name: ['must contain a letter or a digit'] })
  try {
    const id = newId('ws')
    await sql.run(
      `INSERT INTO workspaces (id, slug, name, plan, card_on_file, status, rate_override, created_at)
       VALUES (?, ?, ?, ?, ?, 'active', ?, ?)`,
      [id, slug, name, plan, cardOnFile, rateOverride, new Date().toISOString()]
    )
    return { id, slug, name, plan }
  } catch (error) {
    if (isUniqueViolation(error)) throw validationFailed({ name: [`the workspace ${slug} already exists`] })
    throw error
  }
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}
