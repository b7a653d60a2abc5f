import { randomUUID } from 'node:crypto'
import type { Plan } from '#domain/access/plans'
import { validationFailed } from '#domain/errors'
import { isUniqueViolation } from '#app/shared/database/codecs'
import Workspace from './workspace.js'

/** Creates a workspace; its slug comes from the name. Throws `validation_failed` where the slug is empty or taken. */
export async function createWorkspace(options: {
  name: string
  plan: Plan
  cardOnFile: boolean
}): Promise<Workspace> {
  const slug = slugOf(options.name)
  if (slug === '') throw validationFailed({ name: ['must hold a letter or digit'] })
  try {
    return await Workspace.create({
      ...options,
      id: `ws_${randomUUID().replaceAll('-', '')}`,
      slug,
      status: 'active',
      createdAt: new Date().toISOString(),
    })
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
