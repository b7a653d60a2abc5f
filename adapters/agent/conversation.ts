import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModel, ModelMessage } from 'ai'
import { backoffMs } from '#domain/runs/backoff'
import { inView } from './in_view.js'
import { NO_MORE_CALLS } from './instructions.js'
import { modelFailure } from './model_failure.js'
import type { ModelLimits } from './model_limits.js'
import { type ModelStep, takeStep } from './model_step.js'
import type { OfferedTools } from './offered_tools.js'
import type { CheckedAnswer } from './checked_answer.js'

/** `stopped` explains why the answer is incomplete. It is null for a complete answer. */
export type Ending = { stopped: string | null }

/** Characters of tool results per request. The limit is halved only while it is above this number. */
const MIN_IN_VIEW = 6_000

export class Conversation {
  readonly #messages: ModelMessage[]
  /**
   * Maximum characters of tool results per request. Halved when the model rejects the request as
   * too long.
   */
  #inView: number

  constructor(
    private readonly model: LanguageModel,
    private readonly instructions: string,
    opening: readonly ModelMessage[],
    private readonly tools: OfferedTools,
    private readonly limits: ModelLimits,
    private readonly random: () => number,
    private readonly signal: AbortSignal
  ) {
    this.#messages = [...opening]
    this.#inView = limits.contextChars
  }

  /**
   * Runs steps until the model answers without a tool call. Tool calls are disabled in the last
   * step, and after several consecutive steps in which every call was refused or malformed.
   * @throws ModelFailure or a tool's exception when a step fails before it emitted text; the
   * signal's reason when it aborts
   */
  async run(answer: CheckedAnswer): Promise<Ending> {
    let [fruitless, cuts, mayCall] = [0, 0, true]
    for (let number = 1; number <= this.limits.steps; number++) {
      if (mayCall && (fruitless >= this.limits.fruitlessSteps || number === this.limits.steps)) {
        this.#messages.push(NO_MORE_CALLS)
        this.tools.close()
        mayCall = false
      }
      const useful = this.tools.useful
      let step: ModelStep
      try {
        step = await this.#step(answer, mayCall)
      } catch (error) {
        this.signal.throwIfAborted()
        if (!answer.hasBegun) throw error
        answer.endStep({ withCalls: false })
        return {
          stopped: 'The language model stopped in the middle of its answer: the connection broke off.',
        }
      }
      answer.endStep({ withCalls: step.calls > 0 || (step.cut && !answer.hasBegun) })
      if (step.cut && answer.text) return { stopped: 'The answer reached its maximum length and was cut.' }
      if (step.cut && ++cuts > 1) break
      if (step.cut) {
        this.#messages.push({
          role: 'user',
          content: 'Your last message was too long and was not used. Be brief.',
        })
        continue
      }
      this.#messages.push(...step.messages)
      if (step.calls === 0) return { stopped: this.tools.refusal }
      if (!mayCall) break
      fruitless = this.tools.useful > useful ? 0 : fruitless + 1
    }
    return { stopped: 'The language model did not finish its answer within the allowed number of steps.' }
  }

  /** Sends a question, allows no tool calls, and returns the text of the reply. */
  async replyTo(question: ModelMessage): Promise<string> {
    this.#messages.push(question)
    const step = await this.#step(null, false)
    this.#messages.push({ role: 'assistant', content: step.text || '(nothing)' })
    return step.text
  }

  /**
   * Runs one step. Retries a transient failure if no text was emitted yet. When the request
   * is too long, repeats it with half as many characters of tool results, down to about MIN_IN_VIEW.
   */
  async #step(answer: CheckedAnswer | null, mayCall: boolean): Promise<ModelStep> {
    const { model, instructions, signal } = this
    for (let attempt = 1; ; attempt++) {
      const messages = inView(this.#messages, this.#inView)
      try {
        const request = { model, instructions, messages, tools: this.tools.set, mayCall, signal }
        const step = await takeStep(request, (text) => answer?.write(text), this.limits)
        if (this.tools.fault) throw this.tools.fault.error
        return step
      } catch (error) {
        signal.throwIfAborted()
        if (this.tools.fault) throw this.tools.fault.error
        const failure = modelFailure(error, this.limits)
        if (failure.tooLong && this.#inView > MIN_IN_VIEW) {
          this.#inView /= 2
          attempt--
          continue
        }
        if (!failure.transient || attempt >= this.limits.attempts || answer?.hasBegun) throw failure
        answer?.dropStep()
        const wait = backoffMs(this.limits.backoff, attempt, this.random())
        await delay(Math.max(wait, failure.retryAfterMs ?? 0), undefined, { signal })
      }
    }
  }
}
