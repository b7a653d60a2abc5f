import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModel, ModelMessage } from 'ai'
import { backoffMs } from '#domain/runs/backoff'
import { inView } from './in_view.js'
import { NO_MORE_CALLS } from './instructions.js'
import { modelFailure } from './model_failure.js'
import type { ModelLimits } from './model_limits.js'
import { type ModelStep, takeStep } from './model_step.js'
import type { OfferedTools } from './offered_tools.js'
import type { ToldAnswer } from './told_answer.js'

/** Says why the model's own account is not the whole of it, in words for the caller; null when it is. */
export type Ending = { stopped: string | null }

/** Fewer characters of tool results in view than so many are of no use. */
const MIN_IN_VIEW = 6_000

/** A conversation with a model about one task, under its limits. */
export class Conversation {
  readonly #messages: ModelMessage[]
  /** Characters of tool results in view; less once the model's server says that it cannot take as much. */
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
   * Steps until the model answers without calling a tool. One that only repeats, misspells or is refused its calls is told to
   * answer; so is one that comes to its last step.
   *
   * @throws ModelFailure where it fails before anything was said
   */
  async answer(told: ToldAnswer): Promise<Ending> {
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
        step = await this.#step(told, mayCall)
      } catch (error) {
        this.signal.throwIfAborted()
        if (!told.hasBegun) throw error
        told.endStep({ withCalls: false })
        return { stopped: 'The language model broke off before the end of its answer.' }
      }
      told.endStep({ withCalls: step.calls > 0 || (step.cut && !told.hasBegun) })
      if (step.cut && told.text) return { stopped: 'The answer was cut at its longest length.' }
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
    return { stopped: 'The language model did not come to an answer.' }
  }

  /** Asks on with no tools, after what was said so far, and gives the text of the reply. */
  async ask(question: ModelMessage): Promise<string> {
    this.#messages.push(question)
    const step = await this.#step(null, false)
    this.#messages.push({ role: 'assistant', content: step.text || '(nothing)' })
    return step.text
  }

  /** A step, tried again where its transport failed and nothing of it was said. */
  async #step(told: ToldAnswer | null, mayCall: boolean): Promise<ModelStep> {
    const { model, instructions, signal } = this
    for (let attempt = 1; ; attempt++) {
      const messages = inView(this.#messages, this.#inView)
      try {
        const request = { model, instructions, messages, tools: this.tools.set, mayCall, signal }
        const step = await takeStep(request, (text) => told?.hear(text), this.limits)
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
        if (!failure.transient || attempt >= this.limits.attempts || told?.hasBegun) throw failure
        told?.dropStep()
        const wait = backoffMs(this.limits.backoff, attempt, this.random())
        await delay(Math.max(wait, failure.retryAfterMs ?? 0), undefined, { signal })
      }
    }
  }
}
