import { localDay } from '../shared/format'
import { nameIn } from './audit_words'
import type { AuditEntry } from './members'

/** Entries of one day that say the same. `entry` is the newest of them. */
export type Fold = { entry: AuditEntry; times: string[] }

/** Folds neighbouring entries in which one actor did the same to records of the same name on one day. */
export function foldEntries(entries: readonly AuditEntry[]): Fold[] {
  const folds: Fold[] = []
  for (const entry of entries) {
    const last = folds.at(-1)
    if (last && keyOf(last.entry) === keyOf(entry)) last.times.push(entry.created_at)
    else folds.push({ entry, times: [entry.created_at] })
  }
  return folds
}

const keyOf = ({ action, email, detail, subject, created_at }: AuditEntry): string =>
  JSON.stringify([action, email, nameIn(detail) ?? subject, localDay(created_at)])
