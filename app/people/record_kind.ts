import type { ContactSeal } from '#domain/ports/contact_seal'
import type { Linkable, LinkRules } from '#domain/people/records/linkable'
import type { IndexName } from '#domain/ports/search_index'

export type StoredRecord = { id?: string; source?: string; observed_at?: string }

/** A record with the keys that join it to others. */
export type Linked<Entry> = Linkable & { record: Entry }

/** The tables of one kind of record. */
export type RecordTables = {
  views: string
  records: string
  keys: string
  /** Statements that later imports replaced. */
  versions: string
  /** Imports that repeated a statement of another import. */
  restatements: string
  idColumn: string
}

/** A kind of record: its tables, and the domain rules that join and fold its records. */
export type RecordKind<Entry extends StoredRecord, View, Link extends Linked<Entry>> = RecordTables & {
  index: IndexName
  prefix: string
  link(record: Entry, key: string): Link
  rules: LinkRules<Link>
  fold(id: string, records: readonly Entry[]): View
  /** Returns the stored form of a record's JSON, with encrypted contacts. */
  seal?(body: string, record: Entry, contacts: ContactSeal): string
}
