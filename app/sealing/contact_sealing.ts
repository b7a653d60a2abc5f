import type { Logger } from '@adonisjs/core/logger'
import type { Sql } from '#domain/ports/sql'
import { BackgroundLoop } from '#app/shared/background_loop'
import type { ContactVault } from '#app/shared/sealing/contact_vault'
import { type SealedPart, sealNextRows } from './seal_table.js'

const RETRY_MS = 5_000

/**
 * Encrypts contacts that an older version stored plainly, or that use an older key. Each step is a
 * transaction that also stores its position, so the work survives restarts and several processes
 * share it.
 */
export class ContactSealing {
  readonly #loop = new BackgroundLoop(() => this.#poll())

  constructor(
    private readonly sql: Sql,
    private readonly vault: ContactVault,
    private readonly logger: Pick<Logger, 'error'>
  ) {}

  start(): void {
    this.#loop.start()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  step(): Promise<SealedPart | null> {
    return this.sql.transaction((tx) => sealNextRows(tx, this.vault.currentKey))
  }

  async #poll(): Promise<number | null> {
    const began = performance.now()
    try {
      // Waits as long as the step took, which leaves half the time to others.
      return (await this.step()) ? performance.now() - began : null
    } catch (err) {
      this.logger.error({ err }, 'could not encrypt stored contacts')
      return RETRY_MS
    }
  }
}
