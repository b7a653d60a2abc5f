import type { ImportEntry } from './import_entry.js'
import { isDead } from './import_log.js'

/** Shapes an import for commands, pages and the API. `interrupted`: its process has died. */
export function listingOf(entry: ImportEntry, now = new Date()) {
  const { id, kind, state, files, source, mapping, undoes, counts } = entry
  const isWork = kind === 'undo' || kind === 'source_deletion'
  return {
    ...{ id, kind, state: !isWork && isDead(entry, now) ? ('interrupted' as const) : state },
    ...{ files, source, mapping, undoes, started_by: entry.startedBy },
    ...{ started_at: entry.startedAt, updated_at: entry.updatedAt, ended_at: entry.endedAt },
    ...counts,
  }
}
