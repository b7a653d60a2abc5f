import type { Scope } from '#domain/access/scopes'
import { lacksScope, ToolBox } from '#domain/agent/tool_box'
import type { ToolCall, ToolDescription, ToolName, ToolOutcome } from '#domain/agent/tool'
import { type ErrorCode, DomainError } from '#domain/errors'
import type { AgentTool, ToolScope } from './tools/agent_tool.js'
import { canonicalJson } from './canonical_json.js'

/**
 * Hears of calls as they go: that one is about to be made, is about to ask more of providers, is over. Each resolves once it is kept,
 * with how far the ceilings are used up; a call that is not kept as done may be made again after a crash.
 */
export type CallKeeper = {
  begun(call: Pick<ToolCall, 'id' | 'tool' | 'input'>): Promise<void>
  taken(): Promise<void>
  done(call: ToolCall): Promise<void>
}

/** Calls refused by a ceiling or for their input before the run is ended: whoever goes on asking is going in circles. */
const MAX_REFUSALS = 60

/**
 * The tools of one run behind its ceilings (AG-013, AG-015, AG-016, AG-024): a call that could pass one is not started. Calls made
 * before a crash are in `kept`: asked again they are answered from there, and neither carried out nor charged again.
 */
export class GuardedToolBox extends ToolBox {
  readonly tools: readonly ToolDescription[]
  override readonly withheld: ReadonlyMap<ToolName, Scope>
  readonly #offered: Map<ToolName, AgentTool>
  readonly #scope: ToolScope
  readonly #calls: ToolCall[]
  /** Kept calls that were not asked again yet. */
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

  /** The calls carried out so far, in the order they ended. */
  get calls(): readonly ToolCall[] {
    return this.#calls
  }

  async call(name: ToolName, input: unknown): Promise<ToolOutcome> {
    this.signal.throwIfAborted()
    const tool = this.#offered.get(name)
    const lacking = this.withheld.get(name)
    if (lacking) return this.#refusal('insufficient_scope', `${name}: ${lacksScope(lacking)}`)
    if (!tool) return this.#refusal('validation_failed', `There is no tool ${name} among those allowed.`)
    const before = this.#keptOf(name, input)
    if (before) return before.outcome
    return this.#carryOut(tool, input)
  }

  /** Calls are kept as taken before they are made, so that no number of crashes gets past the cap (AG-024). */
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
    const held = tool.maxCharge(input, this.#scope)
    if (!limits.hold(held))
      return this.#refusal(
        'insufficient_acu',
        `${tool.name} could cost ${held} ACU here, and ${limits.acuLeft} of max_acu ${limits.max.acu} are left.`
      )
    if (!limits.takeCalls(1)) {
      limits.settle(held, 0)
      return this.#refusal('agent_unavailable', 'The run has no provider calls left: 20 is the most.')
    }
    return this.#run(tool, { given, input, held })
  }

  async #run(
    tool: AgentTool,
    { given, input, held }: { given: unknown; input: unknown; held: number }
  ): Promise<ToolOutcome> {
    const call = { id: this.#newId(), tool: tool.name, input: given }
    let outcome: ToolOutcome | undefined
    try {
      await this.keeper.begun(call)
      outcome = await orAborted(tool.call(input, this.#scope, this.signal), this.signal)
    } finally {
      this.#scope.limits.settle(held, outcome?.charge ?? 0)
    }
    const done = { ...call, outcome }
    this.#calls.push(done)
    await this.keeper.done(done)
    return outcome
  }

  #keptOf(name: ToolName, input: unknown): ToolCall | null {
    const wanted = canonicalJson(input)
    const at = this.#replayable.findIndex(
      (call) => call.tool === name && canonicalJson(call.input) === wanted
    )
    return at === -1 ? null : this.#replayable.splice(at, 1)[0]
  }

  /** The lowest number that is free: a call that was cut short has its own again when it is made anew. */
  #newId(): string {
    let number = 1
    while (this.#ids.has(`call_${number}`)) number++
    const id = `call_${number}`
    this.#ids.add(id)
    return id
  }

  #refusal(code: ErrorCode, message: string): ToolOutcome {
    if (++this.#refusals > MAX_REFUSALS)
      throw new DomainError('agent_unavailable', 'The agent kept asking for what it may not have.')
    return { ok: false, code, message, charge: 0 }
  }
}

/** What a promise comes to; the signal's reason at once when it is aborted first. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
