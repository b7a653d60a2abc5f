import { Sql, SqlTransaction, type SqlValue } from '#domain/ports/sql'

/** A bug that the service could have. The mutant creates it by changing what prevents it. */
export type Mutant = {
  bug: string
  /** Replaces part of a statement. */
  rewrite?: [from: string, to: string]
  /** Drops constraints that would prevent the bug. */
  without?: string[]
  /** Failed transactions keep their writes. */
  keepsFailed?: boolean
  /** The first seed that finds the bug, if it is not a small one. It is only a hint. */
  seed?: number
}

export const MUTANTS: Mutant[] = [
  {
    bug: 'a reservation ends even if it already ended',
    rewrite: [`WHERE id = ? AND status = 'held'`, 'WHERE id = ?'],
    without: ['DROP INDEX ledger_entries_one_end'],
  },
  {
    bug: 'a run is finished without its lease token',
    seed: 8,
    rewrite: [`AND lease_token = ? AND status = 'running'`, `AND ? <> '' AND status = 'running'`],
  },
  {
    bug: 'a run is written to after its end',
    rewrite: [`id = ? AND lease_token = ? AND status = 'running'`, `id = ? AND ? <> ''`],
  },
  { bug: 'a run is taken from a live worker', rewrite: ['AND lease_until <= ?', `AND ? <> ''`] },
  {
    bug: 'more credits are held than available',
    seed: 4,
    rewrite: ['AND granted - posted - pending > 0', ''],
  },
  {
    bug: 'a budget is exceeded',
    seed: 5,
    rewrite: ['WHERE key_spend.posted + key_spend.pending + excluded.pending <= ?', 'WHERE ? > 0'],
  },
  {
    bug: 'the hold is not fully released',
    rewrite: [
      'UPDATE key_spend SET pending = pending - ?,',
      'UPDATE key_spend SET pending = pending - ? + 1,',
    ],
  },
  {
    bug: 'a request that lost its idempotency key overwrites the stored response',
    seed: 36,
    rewrite: [
      'idempotency_key = ? AND claim_token = ? AND status IS NULL',
      `idempotency_key = ? AND ? <> ''`,
    ],
  },
  {
    bug: 'a key is taken from a pending request',
    rewrite: [
      'ON CONFLICT DO NOTHING',
      'ON CONFLICT (workspace_id, idempotency_key) DO UPDATE SET claim_token = excluded.claim_token, status = NULL',
    ],
  },
  {
    bug: 'runs of other workspaces are cancelled',
    rewrite: [`('queued', 'running') AND workspace_id = ?`, `('queued', 'running') AND ? <> ''`],
  },
  {
    bug: 'entries of other workspaces are read',
    rewrite: ['FROM ledger_entries e WHERE e.workspace_id = ?', `FROM ledger_entries e WHERE ? <> ''`],
  },
  {
    bug: 'events are numbered with gaps',
    rewrite: [
      'next_seq = next_seq + 1 WHERE id = ? AND lease',
      'next_seq = next_seq + 2 WHERE id = ? AND lease',
    ],
  },
  {
    bug: 'a sweep releases unexpired reservations',
    rewrite: ['AND expires_at <= ?', `AND ? <> ''`],
  },
  {
    bug: 'a run that ends early leaves its reservation held',
    rewrite: ['SELECT * FROM runs WHERE id = ?', 'SELECT *, NULL AS reservation_id FROM runs WHERE id = ?'],
  },
  {
    bug: 'entries are changed',
    rewrite: ['UPDATE accounts SET granted = granted + ?', 'UPDATE ledger_entries SET amount = amount + ?'],
    without: ['DROP TRIGGER ledger_entries_no_update'],
  },
  {
    bug: 'no worker is woken for a run whose worker died',
    seed: 6,
    rewrite: [`(status = 'running' AND lease_until <= ?)`, `? = ''`],
  },
  { bug: 'failed transactions are kept', keepsFailed: true },
]

/** A database through which the service has the bug. */
export class MutantSql extends Sql {
  readonly dialect: Sql['dialect']

  constructor(
    private readonly inner: Sql,
    private readonly mutant: Mutant
  ) {
    super()
    this.dialect = inner.dialect
  }

  select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.inner.select<Row>(rewritten(sql, this.mutant), values)
  }

  run(sql: string, values?: readonly SqlValue[]): Promise<number> {
    return this.inner.run(rewritten(sql, this.mutant), values)
  }

  async transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    const outcome = await this.inner.transaction(async (tx) => {
      const mutated = work(new MutantTransaction(tx, this.mutant)).then((value) => ({ value }))
      return this.mutant.keepsFailed ? mutated.catch((error) => ({ error })) : mutated
    })
    if ('error' in outcome) throw outcome.error
    return outcome.value
  }
}

class MutantTransaction extends SqlTransaction {
  readonly dialect: Sql['dialect']

  constructor(
    private readonly inner: SqlTransaction,
    private readonly mutant: Mutant
  ) {
    super()
    this.dialect = inner.dialect
  }

  select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.inner.select<Row>(rewritten(sql, this.mutant), values)
  }

  run(sql: string, values?: readonly SqlValue[]): Promise<number> {
    return this.inner.run(rewritten(sql, this.mutant), values)
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return work(this)
  }

  onRollback(undo: () => void): void {
    this.inner.onRollback(undo)
  }

  onCommit(effect: () => void): void {
    this.inner.onCommit(effect)
  }
}

/** Replaces each occurrence of a part of a statement, whatever its line breaks are. */
function rewritten(sql: string, { rewrite }: Mutant): string {
  if (!rewrite) return sql
  return sql.replace(/\s+/g, ' ').replaceAll(rewrite[0], rewrite[1])
}
