import type { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { mentionsIn, redactJson, redactText } from '#domain/privacy/mentions/redact'
import type { ErasedPerson } from '#domain/privacy/personal_data'
import type { SqlTransaction, SqlValue } from '#domain/ports/sql'
import { fromJson, toJson } from '#app/shared/database/codecs'

export type TableRow = Record<string, SqlValue>

/** What to do with a row: write these columns, delete the row, or nothing. */
export type RowChange = { set: TableRow } | 'delete' | null

/** A table whose rows may mention any person, and how to remove a person from a row. */
export type RedactedTable = {
  /** What the rows are, in reports to people, such as `Set items`. */
  what: string
  table: string
  key: readonly string[]
  /** The columns that may mention a person. */
  columns: Readonly<Record<string, 'json' | 'text'>>
  /** Other columns that `change` reads. */
  also?: readonly string[]
  /** SQL for the id of the workspace, for a row `t`. Missing for data of the service. */
  workspace?: string
  /**
   * Whether to read every row. True if SQL cannot search the texts, for example compressed ones.
   */
  readsAll?: boolean
  /** Replaces the default, which redacts the columns. */
  change?(row: TableRow, mentions: PersonMentions, person: ErasedPerson): RowChange | Promise<RowChange>
  /**
   * Calls `write` in the transaction that changes a row, and makes the other writes of the change.
   * Returns what `write` returns: false if the row has changed since it was read.
   */
  within?(tx: SqlTransaction, row: TableRow, write: () => Promise<boolean>): Promise<boolean>
}

/** Redacts the columns of a row. Returns null if nothing changes. */
export function redactedRow(
  columns: RedactedTable['columns'],
  row: TableRow,
  mentions: PersonMentions
): RowChange {
  const texts = Object.entries(columns).flatMap(([name, form]) => {
    const value = row[name]
    return typeof value === 'string' ? [{ name, form, value }] : []
  })
  const isNamed = texts.some(({ form, value }) => isMentioned(form, value, mentions))
  if (!isNamed) return null
  const set: TableRow = {}
  for (const { name, form, value } of texts) {
    const next =
      form === 'json' ? toJson(redactJson(parsed(value), mentions, true)) : redactText(value, mentions, true)
    if (next !== value && next !== toJson(parsed(value))) set[name] = next
  }
  return Object.keys(set).length > 0 ? { set } : null
}

/** Deletes rows that mention the person. */
export const deletedRow =
  (columns: RedactedTable['columns']) =>
  (row: TableRow, mentions: PersonMentions): RowChange =>
    Object.entries(columns).some(
      ([name, form]) => typeof row[name] === 'string' && isMentioned(form, row[name], mentions)
    )
      ? 'delete'
      : null

export const isMentioned = (form: 'json' | 'text', value: string, mentions: PersonMentions): boolean =>
  form === 'json'
    ? mentionsIn(parsed(value), mentions)
    : mentions.isIn(value) || mentions.isOwnName(value) || !!mentions.ownerOf(value)?.isOurs

/** Returns the parsed JSON, or the text itself if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return fromJson(text)
  } catch {
    return text
  }
}
