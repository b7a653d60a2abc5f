/** A message of the OpenAI chat API. */
type ChatMessage = {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: string | null
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
  tool_call_id?: string
}

export type ChatRequest = {
  model: string
  messages: ChatMessage[]
  tools?: { function: { name: string; parameters: Record<string, unknown> } }[]
  tool_choice?: string
  max_tokens?: number
  max_completion_tokens?: number
  stream?: boolean
  authorization: string | undefined
}

export type ChatCall = { name: string; arguments: string }

/** A response to one request, valid or not. `pause` is in ms. */
export type Reply =
  | { text?: string; calls?: ChatCall[]; finish?: string | null; pieces?: number; pause?: number }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { cutAfter: string; calls?: ChatCall[] }
  | { hangAfter: string }
  | { raw: string }
  | { flood: string; times: number }

/** The behaviour of a model. Returns its reply to the nth request, counted from 0. */
export type Script = (request: ChatRequest, nth: number) => Reply | Promise<Reply>
