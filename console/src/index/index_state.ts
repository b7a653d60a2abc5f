import type { Index } from './indexes'

/** An index counts as behind if it lacks more than this number of changes. */
export const MAX_BEHIND = 1_000

export function indexState({
  version,
  records,
  behind,
}: Pick<Index, 'version' | 'records' | 'behind'>): string {
  if (version === '') return records > 0 ? 'not built' : 'empty'
  return behind > MAX_BEHIND ? 'behind' : 'up to date'
}
