import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChatRequest, Script } from './chat.js'
import { sendReply } from './send_reply.js'

export type ModelServer = {
  url: string
  requests: ChatRequest[]
  /** Requests whose client disconnected before the response ended. */
  readonly abandoned: number
  /** Replaces the script and clears the recorded requests. */
  play(script: Script): void
  close(): Promise<void>
}

/** Starts an OpenAI-compatible server on loopback that plays a script. */
export async function modelServer(script: Script = () => ({ text: '' })): Promise<ModelServer> {
  let [playing, abandoned] = [script, 0]
  const requests: ChatRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest
    const asked = { ...body, authorization: request.headers.authorization }
    const nth = requests.push(asked) - 1
    response.on('close', () => {
      if (!response.writableFinished) abandoned++
    })
    await sendReply(response, await playing(asked, nth))
  }
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') response.writeHead(404).end()
    else answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get abandoned() {
      return abandoned
    },
    play(next) {
      ;[playing, abandoned] = [next, 0]
      requests.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await delay(0)
    },
  }
}
