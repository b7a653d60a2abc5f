import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from './approval.js'
import { SESSION_HEADER } from './asking_session.js'
import { PendingApprovals } from './pending_approvals.js'

const ANSWERS: readonly unknown[] = ['accept', 'decline', 'cancel'] satisfies Answer[]

type Message = { id?: unknown; method?: unknown; params?: any; result?: any; error?: unknown }

/** Handles client messages that answer or cancel a question to the client's user. */
@inject()
export class ClientAnswers {
  constructor(private readonly approvals: PendingApprovals) {}

  /**
   * Handles a message. Returns true for an answer, which needs no response. An answer with an error cancels
   * the call.
   */
  async take(ctx: HttpContext, message: Message): Promise<boolean> {
    const { id: keyId } = ctx.auth.use('key').getUserOrFail()
    if (message.method === 'notifications/cancelled') await this.#cancel(ctx, keyId, message.params)
    if (message.method !== undefined || typeof message.id !== 'string') return false
    if (message.result === undefined && message.error === undefined) return false
    const action = message.result?.action
    await this.approvals.answer(keyId, message.id, ANSWERS.includes(action) ? action : 'cancel')
    return true
  }

  async #cancel(ctx: HttpContext, keyId: string, params: { requestId?: unknown } | undefined): Promise<void> {
    const session = ctx.request.header(SESSION_HEADER)
    const id = params?.requestId
    if (session && (typeof id === 'string' || typeof id === 'number'))
      await this.approvals.cancel({ keyId, session, id })
  }
}
