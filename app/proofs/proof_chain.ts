import type { Sql, SqlTransaction } from '#domain/ports/sql'

/** An export of a dataset. Hashes are SHA-256 in hex. */
export type ProofExport = {
  sequence: number
  root: string
  previous: string | null
  package: string
  cells: number
  created_at: string
}

export type NewExport = Pick<ProofExport, 'root' | 'package' | 'cells'>

/**
 * Adds an export to the dataset's chain. Returns the last export instead if its files are the same,
 * so a caller may repeat a request whose response was lost. Exports of one dataset wait for each
 * other.
 * @param committed runs in the same transaction
 */
export async function addToChain(
  sql: Sql,
  datasetId: string,
  added: NewExport,
  committed: (tx: SqlTransaction) => Promise<void>
): Promise<ProofExport> {
  return sql.transaction(async (tx) => {
    const lock = tx.dialect === 'postgres' ? 'FOR UPDATE' : ''
    await tx.select(`SELECT id FROM datasets WHERE id = ? ${lock}`, [datasetId])
    const [last] = await tx.select<ProofExport>(
      `SELECT sequence, root, previous, package, cells, created_at FROM dataset_proofs
       WHERE dataset_id = ? ORDER BY sequence DESC LIMIT 1`,
      [datasetId]
    )
    await committed(tx)
    if (last?.package === added.package) return { ...last, sequence: Number(last.sequence) }
    const next = {
      sequence: Number(last?.sequence ?? 0) + 1,
      ...added,
      previous: last?.root ?? null,
      created_at: new Date().toISOString(),
    }
    await tx.run(
      `INSERT INTO dataset_proofs (dataset_id, sequence, root, previous, package, cells, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [datasetId, next.sequence, next.root, next.previous, next.package, next.cells, next.created_at]
    )
    return next
  })
}
