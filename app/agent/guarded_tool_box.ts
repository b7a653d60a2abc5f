import { orAborted } from '#domain/or_aborted'
import type { Scope } from '#domain/access/scopes'
import { lacksScope, ToolBox } from '#domain/agent/tool_box'
import type { ToolCall, ToolDescription, ToolName, ToolOutcome } from '#domain/agent/tool'
import { type ErrorCode, DomainError } from '#domain/errors'
import type { AgentTool, ToolScope } from './tools/agent_tool.js'
import { canonicalJson } from './canonical_json.js'

/**
 * Stores calls before and after they run. Each method resolves once the call and the used limits are
 * stored. After a crash, a call may repeat unless `done` has stored it.
 */
export type CallKeeper = {
  begun(call: Pick<ToolCall, 'id' | 'tool' | 'input'>): Promise<void>
  taken(): Promise<void>
  done(call: ToolCall): Promise<void>
}

/**
 * Maximum number of rejected calls in one attempt of a run. A further rejection fails the run, because its
 * engine probably repeats itself.
 */
const MAX_REFUSALS = 60

/**
 * The tools of one run with its limits. Rejects a call that could exceed a limit. `kept` has the
 * finished calls from before a crash. When the engine repeats such a call, the call returns the
 * stored outcome and is not charged again.
 */
export class GuardedToolBox extends ToolBox {
  readonly tools: readonly ToolDescription[]
  override readonly withheld: ReadonlyMap<ToolName, Scope>
  readonly #offered: Map<ToolName, AgentTool>
  readonly #scope: ToolScope
  readonly #calls: ToolCall[]
  /** Stored calls that the engine has not repeated yet. */
  readonly #replayable: ToolCall[]
  readonly #ids: Set<string>
  #refusals = 0

  constructor(
    tools: readonly AgentTool[],
    { scopes, ...scope }: Omit<ToolScope, 'takeCalls'> & { scopes: readonly Scope[] },
    private readonly keeper: CallKeeper,
    private readonly signal: AbortSignal,
    kept: readonly ToolCall[] = []
  ) {
    super()
    this.#scope = { ...scope, takeCalls: (count) => this.#takeCalls(count) }
    const allowed = tools.filter((tool) => tool.isOffered(scope.sources))
    const offered = allowed.filter((tool) => tool.mayUse(scopes))
    this.withheld = new Map(
      allowed.flatMap((tool) => (tool.mayUse(scopes) ? [] : [[tool.name, tool.keyScope] as const]))
    )
    this.#offered = new Map(offered.map((tool) => [tool.name, tool]))
    this.tools = offered.map((tool) => tool.describe())
    this.#calls = [...kept]
    this.#replayable = [...kept]
    this.#ids = new Set(kept.map(({ id }) => id))
  }

  /** Finished calls in order of completion. */
  get calls(): readonly ToolCall[] {
    return this.#calls
  }

  async call(name: ToolName, input: unknown): Promise<ToolOutcome> {
    this.signal.throwIfAborted()
    const tool = this.#offered.get(name)
    const missingScope = this.withheld.get(name)
    if (missingScope) return this.#refusal('insufficient_scope', `${name}: ${lacksScope(missingScope)}`)
    if (!tool) return this.#refusal('validation_failed', `The tool ${name} is not available.`)
    const before = this.#storedCall(name, input)
    if (before) return before.outcome
    return this.#carryOut(tool, input)
  }

  /** Counts calls before they are made, so that a run cannot exceed the limit through crashes. */
  async #takeCalls(count: number): Promise<boolean> {
    if (!this.#scope.limits.takeCalls(count)) return false
    if (count > 0) await this.keeper.taken()
    return true
  }

  async #carryOut(tool: AgentTool, given: unknown): Promise<ToolOutcome> {
    const { limits } = this.#scope
    let input: unknown
    try {
      input = await tool.read(given, this.#scope)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return this.#refusal(error.code, error.message)
    }
    const reserved = tool.maxCharge(input, this.#scope)
    if (!limits.hold(reserved))
      return this.#refusal(
        'insufficient_acu',
        `${tool.name} could cost ${reserved} ACU, but only ${limits.acuLeft} of max_acu ${limits.max.acu} is left.`
      )
    if (!limits.takeCalls(1)) {
      limits.settle(reserved, 0)
      return this.#refusal('agent_unavailable', 'The run has used all its 20 provider calls.')
    }
    return this.#run(tool, { given, input, reserved })
  }

  async #run(
    tool: AgentTool,
    { given, input, reserved }: { given: unknown; input: unknown; reserved: number }
  ): Promise<ToolOutcome> {
    const call = { id: this.#newId(), tool: tool.name, input: given }
    let outcome: ToolOutcome | undefined
    try {
      await this.keeper.begun(call)
      outcome = await orAborted(tool.call(input, this.#scope, this.signal), this.signal)
    } finally {
      this.#scope.limits.settle(reserved, outcome?.charge ?? 0)
    }
    const done = { ...call, outcome }
    this.#calls.push(done)
    await this.keeper.done(done)
    return outcome
  }

  #storedCall(name: ToolName, input: unknown): ToolCall | null {
    const wanted = canonicalJson(input)
    const at = this.#replayable.findIndex(
      (call) => call.tool === name && canonicalJson(call.input) === wanted
    )
    return at === -1 ? null : this.#replayable.splice(at, 1)[0]
  }

  /**
   * Returns the id with the lowest free number. After a crash, an interrupted call gets the same
   * id.
   */
  #newId(): string {
    let number = 1
    while (this.#ids.has(`call_${number}`)) number++
    const id = `call_${number}`
    this.#ids.add(id)
    return id
  }

  #refusal(code: ErrorCode, message: string): ToolOutcome {
    if (++this.#refusals > MAX_REFUSALS)
      throw new DomainError('agent_unavailable', 'The agent made too many calls that were rejected.')
    return { ok: false, code, message, charge: 0 }
  }
}
