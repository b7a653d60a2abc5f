import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import { newId } from '#app/shared/new_id'
import type { Answer } from './approval.js'

const POLL_MS = 250
/** How long a question stays open, in ms. */
const OPEN_MS = 10 * 60_000
const CALL_LENGTH = 100

/** The call that waits for an approval. `id` is the client's id of the call. */
export type WaitingCall = { keyId: string; session: string; id: string | number }

/**
 * Questions that clients with a session were asked and have not answered. Clients answer in another
 * request, which any process can receive, so the questions are in the database.
 */
@inject()
export class PendingApprovals {
  constructor(private readonly sql: Sql) {}

  /** Opens a question and returns its id. */
  async open({ keyId, session, id: call }: WaitingCall, now: Date): Promise<string> {
    const id = newId('apr')
    await this.sql.run('DELETE FROM mcp_approvals WHERE expires_at <= ?', [now.toISOString()])
    await this.sql.run(
      'INSERT INTO mcp_approvals (id, key_id, session, call, expires_at) VALUES (?, ?, ?, ?, ?)',
      [id, keyId, session, callOf(call), new Date(now.getTime() + OPEN_MS).toISOString()]
    )
    return id
  }

  /** Resolves with the answer, or with `cancel` if the question expires or `signal` aborts. */
  async wait(id: string, signal: AbortSignal): Promise<Answer> {
    const either = AbortSignal.any([signal, AbortSignal.timeout(OPEN_MS)])
    try {
      while (!either.aborted) {
        const [row] = await this.sql.select<{ answer: Answer | null }>(
          'SELECT answer FROM mcp_approvals WHERE id = ?',
          [id]
        )
        if (!row || row.answer !== null) return row?.answer ?? 'cancel'
        await sleep(POLL_MS, undefined, { signal: either }).catch(() => {})
      }
      return 'cancel'
    } finally {
      await this.sql.run('DELETE FROM mcp_approvals WHERE id = ?', [id])
    }
  }

  /** Stores the first answer to a question of this key. Ignores all other answers. */
  async answer(keyId: string, id: string, answer: Answer): Promise<void> {
    await this.sql.run('UPDATE mcp_approvals SET answer = ? WHERE id = ? AND key_id = ? AND answer IS NULL', [
      answer,
      id,
      keyId,
    ])
  }

  /** Cancels the question of a call, because the client has cancelled the call. */
  async cancel({ keyId, session, id: call }: WaitingCall): Promise<void> {
    await this.sql.run(
      `UPDATE mcp_approvals SET answer = 'cancel' WHERE key_id = ? AND session = ? AND call = ? AND answer IS NULL`,
      [keyId, session, callOf(call)]
    )
  }
}

const callOf = (id: string | number): string => JSON.stringify(id).slice(0, CALL_LENGTH)
