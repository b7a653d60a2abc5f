import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { boundedFetch } from './bounded_fetch.js'
import { withLengthLimit } from './length_limit.js'

export type ModelEndpoint = {
  /** The base URL of an OpenAI-compatible API, without `/chat/completions`. */
  baseUrl: string
  model: string
  apiKey?: string
}

/** Opens a model behind an OpenAI-compatible API. Responses are limited to `responseBytes`. */
export function openModel({ baseUrl, model, apiKey }: ModelEndpoint, responseBytes: number): LanguageModel {
  // The library writes its warnings to the console by default.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const fetch = withLengthLimit(boundedFetch(responseBytes))
  return wrapLanguageModel({
    model: createOpenAICompatible({ name: 'model', baseURL: baseUrl, apiKey, fetch })(model),
    // Many servers leave the model's reasoning in the text.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}
