import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Plan } from '#domain/access/plans'
import { validationFailed } from '#domain/errors'
import { isUniqueViolation } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import Workspace from './workspace.js'

export type NewWorkspace = {
  name: string
  plan: Plan
  cardOnFile: boolean
  /** Requests a minute agreed with an enterprise, where other than its plan's. */
  rateOverride?: number | null
}

/**
 * Creates a workspace, within a transaction where one is given; its slug comes from the name. Throws `validation_failed`
 * where the slug is empty or taken.
 */
export async function createWorkspace(
  options: NewWorkspace,
  client?: TransactionClientContract
): Promise<Workspace> {
  const slug = slugOf(options.name)
  if (slug === '') throw validationFailed({ name: ['must hold a letter or digit'] })
  try {
    const workspace = {
      ...options,
      id: newId('ws'),
      slug,
      status: 'active' as const,
      createdAt: new Date().toISOString(),
    }
    return await Workspace.create(workspace, { client })
  } catch (error) {
    if (isUniqueViolation(error)) throw validationFailed({ name: [`the workspace ${slug} exists already`] })
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
