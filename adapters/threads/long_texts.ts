import type { Caller, ThreadPool } from './thread_pool.js'
import { type Arguments, type Result, run, type WorkName } from './work.js'

/** Shorter texts are parsed faster than they can be passed to a thread. */
const MAX_INLINE_LENGTH = 256

/** Parses short texts inline and long texts in a thread, so that none blocks the event loop. */
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
    // If no thread can start, a slow result is better than none.
    if (outcome === 'busy') return run(name, args)
    if ('failed' in outcome) throw new Error(`A text was not read: ${outcome.failed}`)
    return outcome.result
  }
}
