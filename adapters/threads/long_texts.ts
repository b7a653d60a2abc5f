import type { Caller, ThreadPool } from './thread_pool.js'
import { type Arguments, type Result, run, type WorkName } from './work.js'

/** Maximum characters of a text that is parsed inline, because passing it to a thread would take longer. */
const MAX_INLINE_LENGTH = 256

/** Parses short texts inline and long texts in a thread. Parses inline also while the pool is busy. */
export class LongTexts {
  constructor(private readonly pool: ThreadPool) {}

  /** Rejects if a long text exceeds the limits of the pool or cannot be read. */
  async run<Name extends WorkName>(
    name: Name,
    args: Arguments<Name>,
    of: { caller: Caller; length: number }
  ): Promise<Result<Name>> {
    if (of.length <= MAX_INLINE_LENGTH) return run(name, args)
    const outcome = await this.pool.run(name, args, of).outcome
    // Too much text waits, or no thread can start. A slow result is better than none.
    if (outcome === 'busy') return run(name, args)
    if ('failed' in outcome) throw new Error(`A text was not read: ${outcome.failed}`)
    return outcome.result
  }
}
