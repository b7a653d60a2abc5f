import type { UIMessage, UIMessageChunk } from 'ai'
import { createUIMessageStreamResponse } from 'ai'
import { KithError } from './errors.js'
import type { AgentChunk, Kith } from './kith.js'
import type { AgentChatRequest } from './generated/types.gen.js'
import type { StreamEvent } from './event_stream.js'

type ChatRequest = { id: string; messages: UIMessage[] }
type TaskFields = Omit<AgentChatRequest, 'task' | 'prompt' | 'session_id'>

/**
 * Returns the agent task of a chat request of `useChat`: the text of the last user message. kith
 * keeps the earlier messages in the session of the chat's id.
 */
export function taskOf({ id, messages }: ChatRequest, fields: TaskFields = {}): AgentChatRequest {
  const asked = messages.findLast(({ role }) => role === 'user')
  const task = (asked?.parts ?? []).map((part) => (part.type === 'text' ? part.text : '')).join('')
  return { ...fields, task, session_id: id }
}

/** Makes `DefaultChatTransport` send tasks to `/v1/agent/chat`. Use it as `prepareSendMessagesRequest`. */
export const prepareAgentRequest = (request: ChatRequest): { body: AgentChatRequest } => ({
  body: taskOf(request),
})

/**
 * Returns a route handler for the default transport of `useChat`, so that the API key stays on your
 * server. It streams the agent's answer and reconnects to kith when a connection is lost. When the
 * browser goes away, it cancels the run.
 */
export function chatHandler(kith: Kith, fields?: TaskFields): (request: Request) => Promise<Response> {
  return async (request) => {
    const task = taskOf((await request.json()) as ChatRequest, fields)
    const left = new AbortController()
    const events = kith.streamAgent(task, { signal: left.signal })
    try {
      // The browser cannot abort this request, because only its response has the run's id.
      const first = await events.next()
      const leave = () => {
        left.abort()
        // If this fails, the run goes on until it ends.
        if (!first.done) kith.agent.runs.cancel({ id: runOf(first.value.data) }).catch(() => {})
      }
      return createUIMessageStreamResponse({ stream: chunksOf(first, events, request.signal, leave) })
    } catch (error) {
      if (!(error instanceof KithError)) throw error
      // useChat shows the text of the response as its error.
      return new Response(error.message, { status: error.status })
    }
  }
}

type Chunks = IteratorResult<StreamEvent<AgentChunk>, void>
type Events = AsyncGenerator<StreamEvent<AgentChunk>, void, undefined>

/** The first chunk of a run has the run's id. */
const runOf = ({ messageMetadata }: AgentChunk): string => (messageMetadata as { run_id: string }).run_id

/** Streams the chunks. Calls `leave` once if the reader cancels or `signal` aborts before the end. */
function chunksOf(first: Chunks, events: Events, signal: AbortSignal, leave: () => void) {
  let next: Promise<Chunks> | null = Promise.resolve(first)
  const end = () => signal.removeEventListener('abort', cancel)
  const cancel = () => {
    end()
    leave()
  }
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  return new ReadableStream<UIMessageChunk>({
    async pull(controller) {
      const { done, value } = await (next ?? events.next())
      next = null
      if (!done) return controller.enqueue(value.data as UIMessageChunk)
      end()
      controller.close()
    },
    cancel,
  })
}
