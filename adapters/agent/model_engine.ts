import { randomBytes } from 'node:crypto'
import type { LanguageModel } from 'ai'
import { Seen } from '#domain/agent/grounding/seen'
import type { AgentCitation } from '#domain/agent/tool'
import type { ToolBox } from '#domain/agent/tool_box'
import type { AgentAnswer, AgentTurn } from '#domain/agent/turn'
import { DomainError } from '#domain/errors'
import { AgentEngine } from '#domain/agent/agent_engine'
import { Conversation } from './conversation.js'
import { fillSchema } from './filled_schema.js'
import { instructions, openingMessages } from './instructions.js'
import { ModelFailure } from './model_failure.js'
import { MODEL_LIMITS, type ModelLimits } from './model_limits.js'
import { type ModelEndpoint, openModel } from './open_model.js'
import { OfferedTools } from './offered_tools.js'
import { QuotedData } from './quoted_data.js'
import { CheckedAnswer } from './checked_answer.js'

export type ModelSettings = ModelEndpoint & {
  limits?: Partial<ModelLimits>
  /** Returns a number in [0, 1). */
  random?: () => number
  /** Receives the reason of a failure. Callers only see `agent_unavailable`. */
  onFailure?: (reason: string) => void
}

/**
 * An agent engine that runs on a language model. Checks every address, contact and quote in an
 * answer against the tool results.
 */
export class ModelEngine extends AgentEngine {
  readonly #model: LanguageModel
  readonly #limits: ModelLimits

  /**
   * @param contracts the engine for tasks that ask for lookalikes, whose results must be verifiable
   */
  constructor(
    private readonly settings: ModelSettings,
    private readonly contracts: AgentEngine
  ) {
    super()
    this.#limits = { ...MODEL_LIMITS, ...settings.limits }
    this.#model = openModel(settings, this.#limits.responseBytes)
  }

  async answer(
    turn: AgentTurn,
    tools: ToolBox,
    say: (text: string) => void,
    signal: AbortSignal
  ): Promise<AgentAnswer> {
    signal.throwIfAborted()
    if (turn.lookalikes) return this.contracts.answer(turn, tools, say, signal)
    const deadline = AbortSignal.timeout(this.#limits.totalMs)
    const seen = new Seen([turn.task, turn.inputs, turn.history.filter(({ role }) => role === 'user')])
    const answer = new CheckedAnswer(seen, say)
    try {
      return await this.#converse(turn, tools, answer, seen, AbortSignal.any([signal, deadline]))
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ModelFailure) && !deadline.aborted) throw error
      this.settings.onFailure?.(
        deadline.aborted ? 'the model took too long' : (error as ModelFailure).message
      )
      throw new DomainError('agent_unavailable', 'The language model could not complete the task.', {
        retryable: true,
      })
    }
  }

  async #converse(
    turn: AgentTurn,
    box: ToolBox,
    answer: CheckedAnswer,
    seen: Seen,
    signal: AbortSignal
  ): Promise<AgentAnswer> {
    const data = new QuotedData(randomBytes(9).toString('base64url'))
    const tools = new OfferedTools(box, seen, data, this.#limits, signal)
    const conversation = new Conversation(
      this.#model,
      instructions(turn, data, box),
      openingMessages(turn, data),
      tools,
      this.#limits,
      this.settings.random ?? Math.random,
      signal
    )
    const { stopped } = await conversation.run(answer)
    const structured = turn.outputSchema
      ? await fillSchema(conversation, turn.outputSchema, seen, this.#limits.repairs)
      : null
    if (!answer.text && structured?.value === undefined)
      throw new ModelFailure(stopped ?? 'the model gave no answer', false)
    answer.close()
    return {
      text: answer.text,
      ...(structured && structured.value !== undefined ? { structured: structured.value } : {}),
      citations: eachOnce([...answer.citations, ...(structured?.citations ?? [])]),
      stopped,
    }
  }
}

function eachOnce(citations: readonly AgentCitation[]): AgentCitation[] {
  const byUrl = new Map<string, AgentCitation>()
  for (const citation of citations) if (!byUrl.has(citation.url)) byUrl.set(citation.url, citation)
  return [...byUrl.values()]
}
