import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChatCall, Reply } from './chat.js'

/** Sends a reply as a stream of chat.completion.chunk events, or as the reply specifies. */
export async function sendReply(response: ServerResponse, reply: Reply): Promise<void> {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body ?? JSON.stringify({ error: { message: 'no', type: 'server_error' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('raw' in reply) {
    response.end(reply.raw)
    return
  }
  if ('flood' in reply) {
    for (let i = 0; i < reply.times && !response.destroyed; i++) {
      const more = response.write(event({ content: reply.flood }))
      if (!more && !response.destroyed)
        await Promise.race([new Promise((resolve) => response.once('drain', resolve)), delay(200)])
    }
    response.end(ending('stop'))
    return
  }
  if ('hangAfter' in reply) {
    response.write(event({ content: reply.hangAfter }))
    return
  }
  if ('cutAfter' in reply) {
    response.write(event({ content: reply.cutAfter }))
    for (const [index, call] of (reply.calls ?? []).entries()) response.write(callEvent(index, call))
    await delay(5)
    response.destroy()
    return
  }
  const { text = '', calls = [], pieces = 3, pause = 0, finish } = reply
  const size = Math.max(1, Math.ceil(text.length / pieces))
  for (let at = 0; at < text.length; at += size) {
    response.write(event({ content: text.slice(at, at + size) }))
    if (pause) await delay(pause)
  }
  for (const [index, call] of calls.entries()) {
    response.write(callEvent(index, { name: call.name, arguments: '' }))
    response.write(event({ tool_calls: [{ index, function: { arguments: call.arguments } }] }))
  }
  const reason = finish === undefined ? (calls.length > 0 ? 'tool_calls' : 'stop') : finish
  response.end(reason === null ? 'data: [DONE]\n\n' : ending(reason))
}

let made = 0
const callEvent = (index: number, call: ChatCall) =>
  event({ tool_calls: [{ index, id: `call_${made++}`, type: 'function', function: call }] })

const event = (delta: object) =>
  `data: ${JSON.stringify({ id: 'chat', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`

const ending = (reason: string) =>
  `data: ${JSON.stringify({ id: 'chat', choices: [{ index: 0, delta: {}, finish_reason: reason }], usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } })}\n\ndata: [DONE]\n\n`
