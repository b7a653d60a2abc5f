import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'

type Worked = { id: string; kind: string; record_id: string | null; output: string | null }
type Counted = { id: string; done: number | string; whole: number | string }

/** Maximum length in characters of an agent's answer in a result. Longer answers are cut. */
const MAX_LENGTH = 160

/**
 * For each kind of run that works on a record: the query that counts its progress, and a function that puts
 * the counts into words.
 */
const RECORDS = [
  [
    'dataset',
    `SELECT r.id, r.row_count AS whole,
       (SELECT count(*) FROM dataset_rows x WHERE x.dataset_id = r.id AND x.cells IS NOT NULL) AS done
     FROM datasets r`,
    ({ done, whole }: Counted) => `${done} of ${whole} rows filled`,
  ],
  [
    'set',
    `SELECT r.id, (SELECT count(*) FROM set_items x WHERE x.set_id = r.id) AS whole,
       (SELECT count(*) FROM set_items x WHERE x.set_id = r.id AND x.status = 'admitted') AS done
     FROM sets r`,
    ({ done, whole }: Counted) => `${done} of ${whole} candidates admitted`,
  ],
] as const

/**
 * Returns the results of runs so far, in words, by run id: the first line of an agent's answer, or the
 * progress of a dataset or Set. Leaves out other runs, and those whose record is gone.
 */
export async function runResults(
  sql: Pick<Sql, 'select'>,
  workspace: string,
  runs: readonly Worked[]
): Promise<Map<string, string>> {
  const results = new Map<string, string>()
  for (const { id, kind, output } of runs) {
    // A failed run may have stored null.
    const stored = kind === 'agent' && output !== null ? fromJson<{ output?: unknown } | null>(output) : null
    const answer = stored?.output
    if (typeof answer === 'string') results.set(id, answer.trim().split('\n')[0].slice(0, MAX_LENGTH))
  }
  for (const [kind, query, words] of RECORDS) {
    const wanted = runs.filter((run) => run.kind === kind && run.record_id !== null)
    if (wanted.length === 0) continue
    const rows = await sql.select<Counted>(
      `${query} WHERE r.workspace_id = ? AND r.id IN (${wanted.map(() => '?').join(', ')})`,
      [workspace, ...wanted.map(({ record_id }) => record_id!)]
    )
    const found = new Map(rows.map((row) => [row.id, words(row)]))
    for (const { id, record_id } of wanted) {
      const result = found.get(record_id!)
      if (result) results.set(id, result)
    }
  }
  return results
}
