import type { Sql, SqlTransaction } from '#domain/ports/sql'

/** An export. Hashes are SHA-256 in hex. */
export type ProofExport = {
  sequence: number
  root: string
  previous: string | null
  package: string
  cells: number
  created_at: string
}

/** What is exported. Each dataset and each Set has a chain of its own. */
export type ProofSubject = { kind: 'dataset' | 'set'; id: string; workspaceId: string; createdAt: string }

export type NewExport = Pick<ProofExport, 'root' | 'package' | 'cells'>

/**
 * Adds an export to the chain of its subject. Returns the last export instead if its files are the same,
 * so a caller may repeat a request whose response was lost. Exports of one subject wait for
 * each other.
 * @param committed runs in the same transaction
 */
export async function addToChain(
  sql: Sql,
  { kind, id }: ProofSubject,
  added: NewExport,
  committed: (tx: SqlTransaction) => Promise<void>
): Promise<ProofExport> {
  return sql.transaction(async (tx) => {
    const lock = tx.dialect === 'postgres' ? 'FOR UPDATE' : ''
    await tx.select(`SELECT id FROM ${kind}s WHERE id = ? ${lock}`, [id])
    const [last] = await tx.select<ProofExport>(
      `SELECT sequence, root, previous, package, cells, created_at FROM ${kind}_proofs
       WHERE ${kind}_id = ? ORDER BY sequence DESC LIMIT 1`,
      [id]
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
      `INSERT INTO ${kind}_proofs (${kind}_id, sequence, root, previous, package, cells, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [id, next.sequence, next.root, next.previous, next.package, next.cells, next.created_at]
    )
    return next
  })
}
