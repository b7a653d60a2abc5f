import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import { ConnectedLists } from '#app/connections/connected_lists'
import { PushStore } from '#app/connections/push_store'
import { StartPush } from '#app/connections/start_push'
import { type Infer, s } from '#app/shared/schema/schema'
import { AgentTool, type ToolResult, type ToolScope } from './agent_tool.js'

const input = s.object({ push_id: s.string({ min: 1, max: 100 }).describe('From `plan_push`.') })

const count = s.integer({ min: 0 })
const output = s.object({
  status: s.enum(['planned', 'running', 'completed', 'failed']),
  written: count,
  changed: count.describe('Rows left out because they would now be written otherwise than approved.'),
  refused: count.describe('Rows that the app refused.'),
  open: count.describe('Rows not written yet.'),
})

/** Writes an approved plan. A plan is written once, however often it is pushed. */
@inject()
export class PushTool extends AgentTool<typeof input> {
  readonly name = 'push'
  readonly title = 'Push a Set into a connected app'
  readonly description =
    'Writes a plan of `plan_push` into the list, once. Needs the approval of a person: they repeat the task with the inputs {"approve": ["<push_id>"]}. Call it again to read the progress. Free.'
  readonly input = input
  readonly output = output
  readonly sources = ['people', 'public_web'] as const
  readonly keyScope = 'people:search'
  override readonly writes = true

  constructor(
    private readonly pushes: StartPush,
    private readonly store: PushStore,
    private readonly lists: ConnectedLists
  ) {
    super()
  }

  override get isAvailable(): boolean {
    return this.lists.exist
  }

  override async approval({ push_id: id }: Infer<typeof input>, { workspaceId }: ToolScope) {
    const { app, list, status } = await this.store.get(workspaceId, id)
    if (status !== 'planned') return null
    const { creates, updates } = await this.store.counts(id)
    return { id, message: `Create ${creates} and change ${updates} rows in ${list} of ${app}. Approve?` }
  }

  protected async work(
    { push_id: id }: Infer<typeof input>,
    scope: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const { workspaceId, keyId, approved = [] } = scope
    const approval = await this.approval({ push_id: id }, scope)
    if (approval && !approved.includes(id))
      throw new DomainError(
        'validation_failed',
        `The push is not approved. Repeat the task with the inputs {"approve": ["${id}"]} to approve it.`
      )
    const { push, counts } = await this.pushes.run({ id: keyId, workspaceId }, id, signal)
    const { done: written, changed, refused, planned, sending } = counts
    const result = { status: push.status, written, changed, refused, open: planned + sending }
    return { output: result, citations: [], charge: 0 }
  }
}
