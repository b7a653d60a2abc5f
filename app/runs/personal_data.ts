import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { Sql, SqlValue } from '#domain/ports/sql'
import { isMentioned, redactedRow, type TableRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'
import type { RunStore } from './run_store.js'

const COLUMNS = { input: 'json', checkpoint: 'json', output: 'json', error: 'json', title: 'text' } as const
const PAGE = 200
const ERASED_EVENT = '{"erased":true}'
type OpenRun = { id: string; workspace_id: string; input: string }

/**
 * Runs, their events and the queue's jobs. An open run whose input names the person is cancelled
 * without charge. Streamed text arrives in pieces, so a run that mentions the person loses the data
 * of all its events except the run's own states.
 */
export class RunsPersonalData implements PersonalDataStore {
  readonly name = 'runs'
  readonly #tables: RedactedTables

  constructor(
    private readonly sql: Sql,
    private readonly runs: RunStore
  ) {
    this.#tables = new RedactedTables(this.name, sql, [
      {
        what: 'Run events',
        table: 'run_events',
        key: ['run_id', 'seq'],
        columns: { data: 'json' },
        workspace: '(SELECT r.workspace_id FROM runs r WHERE r.id = t.run_id)',
        change: (row, mentions) =>
          typeof row.data === 'string' && isMentioned('json', row.data, mentions)
            ? { set: { data: ERASED_EVENT } }
            : null,
      },
      {
        what: 'Runs',
        table: 'runs',
        key: ['id'],
        columns: COLUMNS,
        workspace: 't.workspace_id',
        change: (row, mentions) => redactedRow(COLUMNS, row, mentions),
      },
      {
        what: 'Jobs',
        table: 'jobs',
        key: ['queue', 'id'],
        columns: { payload: 'json', last_error: 'text', again_payload: 'json' },
      },
    ])
  }

  find(person: ErasedPerson): Promise<HeldData[]> {
    return this.#tables.find(person)
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const held = await this.#tables.find(person)
    if (held.length === 0) return held
    await this.#cancelOpen(person)
    for (const id of await this.#mentioning(person))
      await this.sql.run(
        `UPDATE run_events SET data = ? WHERE run_id = ? AND type NOT LIKE 'run.%' AND data <> ?`,
        [ERASED_EVENT, id, ERASED_EVENT]
      )
    await this.#tables.erase(person)
    return held
  }

  async #cancelOpen(person: ErasedPerson): Promise<void> {
    const mentions = new PersonMentions(person)
    for (let after = ''; ; ) {
      const open = await this.sql.select<OpenRun>(
        `SELECT id, workspace_id, input FROM runs
         WHERE status IN ('queued', 'running') AND input IS NOT NULL AND id > ? ORDER BY id LIMIT ${PAGE}`,
        [after]
      )
      for (const { id, workspace_id, input } of open)
        if (isMentioned('json', input, mentions)) await this.runs.cancel(workspace_id, id, new Date())
      if (open.length < PAGE) return
      after = open[open.length - 1].id
    }
  }

  /** Returns the ids of runs whose row or events mention the person. */
  async #mentioning(person: ErasedPerson): Promise<Set<string>> {
    const mentions = new PersonMentions(person)
    const terms = searchTerms(person, this.sql.contacts) ?? [{ pattern: '%', folded: false }]
    const found = new Set<string>()
    for (const [table, key, forms] of [
      ['runs', 'id', COLUMNS],
      ['run_events', 'run_id', { data: 'json' }],
    ] as const) {
      const columns = Object.entries(forms)
      const names = columns.map(([name]) => name)
      const order = table === 'runs' ? ['id'] : ['run_id', 'seq']
      const tests = terms.flatMap(({ pattern, folded }) =>
        names.map((name) => [folded ? `lower(${name}) LIKE ?` : `${name} LIKE ?`, pattern])
      )
      for (let after: SqlValue[] = []; ; ) {
        const next =
          after.length > 0 ? `(${order.join(', ')}) > (${after.map(() => '?').join(', ')}) AND ` : ''
        const rows: TableRow[] = await this.sql.select<TableRow>(
          `SELECT ${order.join(', ')}, ${names.join(', ')} FROM ${table}
           WHERE ${next}(${tests.map(([sql]) => sql).join(' OR ')}) ORDER BY ${order.join(', ')} LIMIT ${PAGE}`,
          [...after, ...tests.map(([, pattern]) => pattern)]
        )
        for (const row of rows) {
          const isNamed = columns.some(([name, form]) => {
            const text = row[name]
            return typeof text === 'string' && isMentioned(form, text, mentions)
          })
          if (isNamed) found.add(String(row[key]))
        }
        if (rows.length < PAGE) break
        after = order.map((name) => rows.at(-1)![name])
      }
    }
    return found
  }
}
