import type { AgentTask } from '#domain/agent/task'
import { type LimitsState, RunLimits } from '#domain/agent/run_limits'
import { approvedPushes } from '#domain/agent/rules/work/app_lists'
import { runOutput } from '#domain/agent/run_output'
import { checkStructuredOutput } from '#domain/agent/structured_output'
import type { ToolCall, ToolName } from '#domain/agent/tool'
import type { AgentAnswer, AgentTurn } from '#domain/agent/turn'
import type { UiChunk } from '#domain/agent/ui_chunk'
import type { AgentEngine } from '#domain/agent/agent_engine'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import type { RunContext, RunEnd } from '#app/runs/run_handler'
import { boughtProfile, type CallCosts } from './call_costs.js'
import { scopesOf } from '#app/access/key_scopes'
import { noteRecipients } from '#app/recipients/note_recipients'
import { GuardedToolBox } from './guarded_tool_box.js'
import { LiveAnswer } from './live_answer.js'
import type { RunFeed } from './run_feed.js'
import { type AgentCheckpoint, RunJournal } from './run_journal.js'
import type { RunChunks } from './run_chunks.js'
import type { Remembered, SessionStore } from './session_store.js'
import type { AgentTool } from './tools/agent_tool.js'

/** Runs one agent task with tools that enforce its limits, and streams the answer. */
export class AnswerTask {
  constructor(
    private readonly sql: Sql,
    private readonly engine: AgentEngine,
    private readonly tools: readonly AgentTool[],
    private readonly sessions: SessionStore,
    private readonly chunks: RunChunks,
    private readonly feed: RunFeed,
    private readonly costs: CallCosts
  ) {}

  /**
   * Does the task. Resumes from the run's checkpoint if there is one. Throws `structured_output_*`
   * errors and `agent_unavailable`.
   */
  async answer(context: RunContext, ask: AgentTask): Promise<RunEnd> {
    const { run } = context
    const { workspaceId, keyId, id: runId } = run
    const checkpoint = run.checkpoint as AgentCheckpoint | null
    const limits = new RunLimits(
      { acu: ask.maxAcu, results: ask.maxResults },
      checkpoint ? usedBy(checkpoint) : undefined
    )
    const journal = await RunJournal.open(context, limits, {
      sql: this.sql,
      chunks: this.chunks,
      feed: this.feed,
    })
    const failed = new AbortController()
    const signal = AbortSignal.any([context.signal, failed.signal])
    const live = new LiveAnswer(journal.emit, (error) => failed.abort(error), journal.before)
    const scopes = await scopesOf(this.sql, keyId)
    const approved = approvedPushes(ask.inputs)
    const scope = { workspaceId, keyId, runId, sources: ask.sources, limits, approved, scopes }
    const box = new GuardedToolBox(this.tools, scope, journal.keeper(live), signal, checkpoint?.calls)
    const mayUse = new Set(this.tools.flatMap((tool) => (tool.mayUse(scopes) ? [tool.name] : [])))
    const history = await this.#history(workspaceId, ask, (tools) =>
      (tools ?? this.tools.map(({ name }) => name)).every((name) => mayUse.has(name))
    )
    const turn = turnOf(ask, history)
    const isStructured = turn.outputSchema !== null || turn.lookalikes !== null
    // A structured answer is not streamed before its end, because it may fail validation. After a paid call,
    // no text is streamed before the end, because it may contain a result that is not charged yet.
    const say = (text: string): void => {
      if (!isStructured && limits.used === 0) live.say(text)
    }
    const answer = await this.engine.answer(turn, box, say, signal)
    signal.throwIfAborted()
    checkStructuredOutput(turn, answer, box.calls)
    const output = runOutput(answer, box.calls, isStructured)
    // These chunks commit with the end of the run, so a caller who cancels earlier cannot read
    // them.
    journal.withhold()
    await live.end(output.output)
    for (const chunk of closing(answer, output.structured)) await journal.emit(chunk)
    const alongside = async (tx: SqlTransaction) => {
      await journal.end(tx)
      await this.#remember(run, ask, { answer: output.output, tools: toolsBehind(box.calls, history) }, tx)
      await noteRecipients(tx, workspaceId, 'agent', [output, ...box.calls.map(({ outcome }) => outcome)])
      return this.costs.settle(box.calls, run, tx)
    }
    return { status: 'completed', output, charge: limits.used, alongside }
  }

  async #remember(
    { id: runId, workspaceId }: Run,
    { memory, sessionId, task }: AgentTask,
    result: { answer: string; tools: ToolName[] },
    tx: SqlTransaction
  ): Promise<void> {
    if (memory !== 'read_write' || sessionId === null) return
    await this.sessions.remember({ workspaceId, sessionId }, { runId, task, ...result, now: new Date() }, tx)
  }

  async #history(
    workspaceId: string,
    { memory, sessionId }: AgentTask,
    mayRead: (tools: readonly ToolName[] | null) => boolean
  ): Promise<Remembered[]> {
    if (memory === 'none' || sessionId === null) return []
    return this.sessions.history({ workspaceId, sessionId }, mayRead)
  }
}

const usedBy = ({ calls, limits }: AgentCheckpoint): LimitsState => ({
  ...limits,
  used: calls.reduce((sum, { outcome }) => sum + outcome.charge, 0),
  profiles: calls.flatMap((call) => boughtProfile(call) ?? []),
})

/**
 * Returns the tools of this run's calls and of its history. The answer may contain their results.
 */
const toolsBehind = (calls: readonly ToolCall[], history: readonly Remembered[]): ToolName[] => [
  ...new Set([...calls.map(({ tool }) => tool), ...history.flatMap(({ tools }) => tools ?? [])]),
]

const turnOf = (ask: AgentTask, remembered: readonly Remembered[]): AgentTurn => {
  const { task, inputs, maxResults, outputSchema, lookalikes } = ask
  const history = remembered.map(({ role, text }) => ({ role, text }))
  return { task, inputs, history, maxResults, outputSchema, lookalikes }
}

/** Returns the chunks after the text: cited pages and structured output. */
function closing({ citations }: AgentAnswer, structured: unknown): UiChunk[] {
  const pages = new Map(citations.map((citation) => [citation.url, citation.title]))
  return [
    ...[...pages].map(([url, title], i): UiChunk => {
      const sourceId = `source_${i + 1}`
      return { type: 'source-url', sourceId, url, ...(title ? { title } : {}) }
    }),
    ...(structured === undefined ? [] : [{ type: 'data-structured_output' as const, data: structured }]),
  ]
}
