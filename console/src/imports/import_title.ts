import type { ImportEntry } from './imports'

/** Names an import by its file, and an undo or a deletion by what it removes. */
export function importTitle({ kind, file, source }: Pick<ImportEntry, 'kind' | 'file' | 'source'>): string {
  if (kind === 'source_deletion') return `Deletion of ${source}`
  if (kind === 'undo') return `Undo of ${source ?? 'an import'}`
  return file || (source ?? kind)
}
