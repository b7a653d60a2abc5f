import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'

type Worked = { id: string; kind: string; input: string | null; output: string | null }
type Input = { setId?: string; datasetId?: string; batchId?: string }
type Counted = { id: string; done: number | string; whole: number | string }

/** Longer results are cut. */
const MAX_LENGTH = 160

/** For kinds of runs that work on a record: the field of the record's id, its counts, and their words. */
const RECORDS = [
  [
    'datasetId',
    `SELECT r.id, r.row_count AS whole,
       (SELECT count(*) FROM dataset_rows x WHERE x.dataset_id = r.id AND x.cells IS NOT NULL) AS done
     FROM datasets r`,
    ({ done, whole }: Counted) => `${done} of ${whole} rows filled`,
  ],
  [
    'setId',
    `SELECT r.id, (SELECT count(*) FROM set_items x WHERE x.set_id = r.id) AS whole,
       (SELECT count(*) FROM set_items x WHERE x.set_id = r.id AND x.status = 'admitted') AS done
     FROM sets r`,
    ({ done, whole }: Counted) => `${done} of ${whole} candidates admitted`,
  ],
] as const

/**
 * Returns what runs have made so far, in words, by their ids: the first line of an agent's answer, the
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
  const inputs = runs.flatMap(({ id, input }) => (input === null ? [] : [{ id, ...fromJson<Input>(input) }]))
  for (const [field, query, words] of RECORDS) {
    const wanted = inputs.filter((input) => input[field] !== undefined)
    if (wanted.length === 0) continue
    const rows = await sql.select<Counted>(
      `${query} WHERE r.workspace_id = ? AND r.id IN (${wanted.map(() => '?').join(', ')})`,
      [workspace, ...wanted.map((input) => input[field]!)]
    )
    const found = new Map(rows.map((row) => [row.id, words(row)]))
    for (const input of wanted) {
      const result = found.get(input[field]!)
      if (result) results.set(input.id, result)
    }
  }
  return results
}
