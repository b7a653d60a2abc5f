import type { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { isAbout, redactWithin } from '#domain/privacy/mentions/redact'
import type { Sql } from '#domain/ports/sql'
import { fromJson, toJson } from '#app/shared/database/codecs'
import type { RowChange, TableRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

/**
 * Records and quotes of other people found on pages that name the person, such as "Ada Byrne and Zoe
 * Quill founded Acme". `PeoplePersonalData` removes the person's own rows.
 */
export const namedInFound = (sql: Sql): RedactedTables =>
  new RedactedTables('found people that name the person', sql, [
    {
      what: 'Other people found on pages',
      table: 'found_people',
      key: ['id'],
      columns: { record: 'json', votes: 'json' },
      also: ['person_id'],
      workspace: 't.workspace_id',
      change: redactedFind,
    },
  ])

function redactedFind(row: TableRow, mentions: PersonMentions): RowChange {
  const [record, votes] = [row.record, row.votes].map((json) => fromJson<Record<string, unknown>>(json))
  if (mentions.ownerOf(String(row.person_id))?.isOurs || isAbout(record, mentions)) return null
  const before = { record: toJson(record), votes: toJson(votes) }
  const after = {
    record: toJson(redactWithin(record, mentions)),
    votes: toJson(redactWithin(votes, mentions)),
  }
  return after.record === before.record && after.votes === before.votes ? null : { set: after }
}
