import type { Linkable, LinkRules } from '#domain/people/records/linkable'
import type { IndexName } from '#domain/ports/search_index'

/** What the store itself reads of a record. */
export type StoredRecord = { id?: string; source?: string; observed_at?: string }

/** A record with what it is joined by. */
export type Linked<Entry> = Linkable & { record: Entry }

/** One kind of records: its tables, and the rules of the domain that join and fold them. */
export type RecordKind<Entry extends StoredRecord, View, Link extends Linked<Entry>> = {
  index: IndexName
  /** What the ids of owners begin with. */
  prefix: string
  views: string
  records: string
  keys: string
  idColumn: string
  link(record: Entry, key: string): Link
  rules: LinkRules<Link>
  fold(id: string, records: readonly Entry[]): View
}
