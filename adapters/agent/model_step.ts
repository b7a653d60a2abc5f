import { type LanguageModel, type ModelMessage, streamText, type ToolSet } from 'ai'
import { ModelFailure, modelFailure } from './model_failure.js'
import type { ModelLimits } from './model_limits.js'

export type StepRequest = {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  /** Whether the model may call tools; they are named to it either way, for the calls in the conversation. */
  mayCall: boolean
  signal: AbortSignal
}

/** One step: what the model said, `calls` it made, and what to add to the conversation. `cut`: it ran into the length limit. */
export type ModelStep = { messages: ModelMessage[]; text: string; calls: number; cut: boolean }

/**
 * One request to the model with the tool calls it asks for, which are carried out one after the other once the model has finished
 * speaking: a stream that breaks off has called nothing. `hear` gets the text as it comes.
 *
 * @throws ModelFailure, or the reason of the signal
 */
export async function takeStep(
  { model, instructions, messages, tools, mayCall, signal }: StepRequest,
  hear: (text: string) => void,
  limits: ModelLimits
): Promise<ModelStep> {
  const overlong = new AbortController()
  const { firstChunkMs, chunkMs, outputTokens } = limits
  const stream = streamText({
    model,
    instructions,
    messages,
    tools,
    toolChoice: mayCall ? 'auto' : 'none',
    toolCallConcurrency: 1,
    maxOutputTokens: outputTokens,
    maxRetries: 0,
    timeout: { firstChunkMs, chunkMs },
    abortSignal: AbortSignal.any([signal, overlong.signal]),
    onError: () => {},
  })
  // The stream tells of each failure; these promises would tell of it again.
  const replies = Promise.resolve(stream.responseMessages)
  replies.catch(() => {})
  let [text, chars, calls, finish] = ['', 0, 0, 'other' as string]
  try {
    for await (const part of stream.stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'tool-call') calls++
      if (part.type === 'finish-step') finish = part.finishReason
      if (part.type === 'abort') throw new ModelFailure('the model took too long', false)
      const said =
        part.type === 'tool-input-delta'
          ? part.delta
          : part.type === 'text-delta' || part.type === 'reasoning-delta'
            ? part.text
            : ''
      chars += said.length
      if (part.type === 'text-delta') {
        text += said
        hear(said)
      }
      if (chars > limits.stepChars) {
        overlong.abort()
        return { messages: [], text, calls: 0, cut: true }
      }
    }
    if (finish === 'other' || finish === 'error') throw new ModelFailure("the model's answer broke off", true)
    if (finish === 'length') return { messages: [], text, calls: 0, cut: true }
    return { messages: await replies, text, calls, cut: false }
  } catch (error) {
    signal.throwIfAborted()
    throw modelFailure(error, limits)
  }
}
