import { type LanguageModel, type ModelMessage, streamText, type ToolSet } from 'ai'
import { ModelFailure, modelFailure } from './model_failure.js'
import type { ModelLimits } from './model_limits.js'

export type StepRequest = {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  /**
   * Whether the model may call tools. The tools are listed in any case, because earlier messages may
   * contain calls.
   */
  mayCall: boolean
  signal: AbortSignal
}

/**
 * `messages` continue the conversation. `cut` means that a length limit was reached; `messages` is
 * then empty.
 */
export type ModelStep = { messages: ModelMessage[]; text: string; calls: number; cut: boolean }

/**
 * Sends one request to the model, then runs its tool calls one by one. Calls run only after the
 * stream ends, so a broken stream has no side effects. `onText` receives the text as it arrives.
 * @throws ModelFailure, or the signal's abort reason
 */
export async function takeStep(
  { model, instructions, messages, tools, mayCall, signal }: StepRequest,
  onText: (text: string) => void,
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
  // The stream already reports every failure. Without a handler, this promise would report it again.
  const replies = Promise.resolve(stream.responseMessages)
  replies.catch(() => {})
  let [text, chars, calls, finish] = ['', 0, 0, 'other' as string]
  try {
    for await (const part of stream.stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'tool-call') calls++
      if (part.type === 'finish-step') finish = part.finishReason
      if (part.type === 'abort') throw new ModelFailure('the model took too long', false)
      const piece =
        part.type === 'tool-input-delta'
          ? part.delta
          : part.type === 'text-delta' || part.type === 'reasoning-delta'
            ? part.text
            : ''
      chars += piece.length
      if (part.type === 'text-delta') {
        text += piece
        onText(piece)
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
