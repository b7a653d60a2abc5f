import { DomainError } from '#domain/errors'
import Workspace from './workspace.js'

/** The workspace of a slug, or `not_found` with a message that names it. */
export async function findWorkspace(slug: string): Promise<Workspace> {
  const workspace = await Workspace.findBy('slug', slug)
  if (!workspace) throw new DomainError('not_found', `There is no workspace "${slug}".`)
  return workspace
}
