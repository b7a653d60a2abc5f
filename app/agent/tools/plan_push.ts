import { inject } from '@adonisjs/core'
import { PUSH_RULES, type PushChange } from '#domain/connections/lists/push_changes'
import { ConnectedLists } from '#app/connections/connected_lists'
import { PushPlanner } from '#app/connections/push_planner'
import { PUSHED_FIELDS } from '#app/connections/pushed_people'
import { type Infer, s } from '#app/shared/schema/schema'
import { AgentTool, type ToolResult, type ToolScope } from './agent_tool.js'
import { listName } from './read_list.js'

const SAMPLES = 5

const input = s.object({
  set_id: s.string({ min: 1, max: 100 }),
  ...listName,
  match: s.string({ min: 1, max: 200 }).describe('The field of the list by which a person is found.'),
  fields: s
    .array(
      s.object({
        from: s
          .string({ min: 1, max: 500 })
          .describe(`One of ${PUSHED_FIELDS.join(', ')}, or a column of the Set by its id or description.`),
        to: s.string({ min: 1, max: 200 }).describe('The field of the list.'),
        rule: s.enum(PUSH_RULES).describe('When the value is written.'),
      }),
      { min: 1, max: 30 }
    )
    .describe('Fields to write. The field of `match` must be one of them.'),
})

const count = s.integer({ min: 0 })
const output = s.object({
  push_id: s.string().nullable().describe('Null if nothing is to be written.'),
  creates: count,
  updates: count,
  unchanged: count,
  skipped: count.describe('People without a value to match, or whom several rows or people match.'),
  sample: s.array(s.object({ id: s.string().nullable(), fields: s.record(s.any().nullable()) })),
})

/** Plans what a push of a Set would write, and writes nothing. */
@inject()
export class PlanPushTool extends AgentTool<typeof input> {
  readonly name = 'plan_push'
  readonly title = 'Plan a push of a Set into a connected app'
  readonly input = input
  readonly output = output
  readonly sources = ['people', 'public_web'] as const
  readonly keyScope = 'people:search'

  constructor(
    private readonly planner: PushPlanner,
    private readonly lists: ConnectedLists
  ) {
    super()
  }

  get description(): string {
    return `Compares a Set's people with a list of a connected app and plans what to write. Lists: ${this.lists.described}. Writes nothing: a person must approve the plan before \`push\`. Free.`
  }

  override get isAvailable(): boolean {
    return this.lists.exist
  }

  protected async work(
    { set_id: setId, ...request }: Infer<typeof input>,
    { workspaceId, takeCalls }: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const reading = { signal, mayRequest: () => takeCalls(1) }
    const { pushId, plan } = await this.planner.plan(workspaceId, { setId, ...request }, reading)
    const creates = plan.changes.filter(({ rowId }) => rowId === null).length
    return {
      output: {
        push_id: pushId,
        ...{ creates, updates: plan.changes.length - creates },
        ...{ unchanged: plan.unchanged.length, skipped: plan.skipped.length },
        sample: plan.changes.slice(0, SAMPLES).map(shown),
      },
      citations: [],
      charge: 0,
    }
  }
}

const shown = ({ rowId, fields }: PushChange) => ({ id: rowId, fields })
