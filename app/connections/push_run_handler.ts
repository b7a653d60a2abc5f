import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import type { PushChange } from '#domain/connections/lists/push_changes'
import { DomainError } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import {
  type EarlyCause,
  type EarlyEnd,
  type RunContext,
  type RunEnd,
  RunHandler,
} from '#app/runs/run_handler'
import { ConnectedLists } from './connected_lists.js'
import { digestOf, PushPlanner } from './push_planner.js'
import { type Push, type PushRow, PushStore } from './push_store.js'

export const PUSH_RUN = 'push'

/**
 * Number of consecutive retryable errors after which a push fails. The count starts again at 1 if the push
 * has settled a row since the previous error. Any other DomainError fails the push at once.
 */
const MAX_FAILURES = 5
const PAUSE_MS = 250

/**
 * Writes the rows of an approved push. A row is marked as `sending` before it is sent. After a crash, the
 * list is read again, and a marked row that the app has stored is not sent again. A row whose write would now
 * differ from the approved one is left out.
 */
@inject()
export default class PushRunHandler extends RunHandler {
  readonly kind = PUSH_RUN

  constructor(
    private readonly sql: Sql,
    private readonly store: PushStore,
    private readonly planner: PushPlanner,
    private readonly lists: ConnectedLists
  ) {
    super()
  }

  async handle(context: RunContext): Promise<RunEnd> {
    const { run, signal } = context
    const push = await this.store.get(run.workspaceId, pushIdOf(run))
    for (let failures = 0; ; ) {
      const open = (await this.#open(push)).length
      try {
        await this.#pass(push, context)
        break
      } catch (error) {
        if (!(error instanceof DomainError) || !error.extras.retryable) throw error
        failures = (await this.#open(push)).length < open ? 1 : failures + 1
        if (failures === MAX_FAILURES) throw error
        await sleep(PAUSE_MS * 2 ** failures, undefined, { signal })
      }
    }
    const alongside = async (tx: SqlTransaction) => {
      await this.store.end(push.id, 'completed', tx)
      return 0
    }
    return { status: 'completed', output: { push_id: push.id }, charge: 0, alongside }
  }

  override async endEarly(run: Run, _cause: EarlyCause, tx: SqlTransaction): Promise<EarlyEnd> {
    await this.store.end(pushIdOf(run), 'failed', tx)
    return { charge: 0 }
  }

  /** Reads the list and writes the remaining rows. */
  async #pass(push: Push, context: RunContext): Promise<void> {
    const { changes, unchanged } = await this.planner.compare(push, { signal: context.signal })
    const [byItem, equal] = [new Map(changes.map((change) => [change.itemId, change])), new Set(unchanged)]
    for (const row of await this.#open(push)) {
      context.signal.throwIfAborted()
      const change = byItem.get(row.itemId)
      if (equal.has(row.itemId) || wasCreated(row, change)) await this.#settle(push, row, 'done', context)
      else if (!change || digestOf(change) !== row.digest) await this.#settle(push, row, 'changed', context)
      else await this.#send(push, row, change, context)
    }
  }

  async #open({ id }: Push): Promise<PushRow[]> {
    const rows = await this.store.rows(id)
    return rows.filter(({ status }) => status === 'planned' || status === 'sending')
  }

  async #send(push: Push, row: PushRow, change: PushChange, context: RunContext): Promise<void> {
    await this.#settle(push, row, 'sending', context)
    const options = { key: `${push.id}-${row.position}`, signal: context.signal }
    const result = await this.lists.write(push.workspaceId, push, change, options)
    await this.#settle(push, row, result.ok ? 'done' : 'refused', context)
  }

  /**
   * Stores a row's status. Stores nothing if another worker has taken over the run, because the checkpoint
   * then fails.
   */
  #settle(
    { id }: Push,
    { position }: PushRow,
    status: PushRow['status'],
    context: RunContext
  ): Promise<void> {
    return this.sql.transaction(async (tx) => {
      await context.checkpoint({ position }, tx)
      await this.store.settle(id, position, status, tx)
    })
  }
}

const pushIdOf = ({ input }: Run): string => (input as { pushId: string }).pushId

/**
 * Whether the row was sent before a crash and now exists in the list. Its values prove nothing,
 * because an app may change values when it stores a new row.
 */
const wasCreated = ({ creates, status }: PushRow, change: PushChange | undefined): boolean =>
  creates && status === 'sending' && change !== undefined && change.rowId !== null
