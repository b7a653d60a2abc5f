import { SqlTransaction } from '#domain/ports/sql'
import { Effects } from './effects.js'

/** Runs `work` in a transaction for in-memory fakes, without a database. */
export async function memoryTransaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
  const effects = new Effects()
  try {
    const result = await work(new MemoryTransaction(effects))
    effects.committed()
    return result
  } catch (error) {
    effects.rolledBack()
    throw error
  }
}

class MemoryTransaction extends SqlTransaction {
  readonly dialect = 'sqlite'

  constructor(private readonly effects: Effects) {
    super()
  }

  async select(): Promise<never> {
    throw new Error('there is no database')
  }

  async run(): Promise<never> {
    throw new Error('there is no database')
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return work(this)
  }

  onRollback(undo: () => void): void {
    this.effects.onRollback(undo)
  }

  onCommit(effect: () => void): void {
    this.effects.onCommit(effect)
  }
}
