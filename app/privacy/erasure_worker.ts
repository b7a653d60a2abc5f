import type { Logger } from '@adonisjs/core/logger'
import { BackgroundLoop } from '#app/shared/background_loop'
import { type CarryOutErasures, reasonOf } from './carry_out_erasures.js'

const POLL_MS = 2_000

/** Carries out requests in the background, and resumes requests of dead processes. */
export class ErasureWorker {
  readonly #loop = new BackgroundLoop(() => this.#poll())

  constructor(
    private readonly requests: CarryOutErasures,
    private readonly logger: Pick<Logger, 'error'>
  ) {}

  start(): void {
    this.#loop.start()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #poll(): Promise<number> {
    await this.requests
      .runAll(() => this.#loop.stopped)
      .catch((error) => this.logger.error({ reason: reasonOf(error) }, 'could not erase a person'))
    return POLL_MS
  }
}
