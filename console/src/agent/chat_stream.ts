import type { ApiBody } from '../api/call'
import { Problem } from '../api/problem'
import { withKey } from '../api/key_in_use'
import type { StreamChunk } from './turn'

export type ChatBody = ApiBody<'/v1/agent/chat'>

/** Starts a task and passes each chunk of its stream to the caller. Resolves at the end of the stream. */
export async function streamChat(
  workspace: string,
  body: ChatBody,
  onChunk: (chunk: StreamChunk) => void
): Promise<void> {
  const idempotencyKey = crypto.randomUUID()
  const response = await withKey(workspace, async (key) => {
    const answer = await fetch('/v1/agent/chat', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Problem(answer.status, await answer.json().catch(() => null))
    return answer
  })
  let rest = ''
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (rest + value).split('\n\n')
    rest = events.pop()!
    for (const event of events) for (const chunk of chunksIn(event)) onChunk(chunk)
  }
}

function chunksIn(event: string): StreamChunk[] {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
  return data === '' || data === '[DONE]' ? [] : [JSON.parse(data)]
}
