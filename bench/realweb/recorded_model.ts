import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

type Message = { role: string; content: string }

export type RecordedModel = {
  /** The base URL of the endpoint. */
  url: string
  /** Number of different prompts so far. */
  readonly asked: number
  /** Number of these prompts without a recorded answer. */
  readonly unanswered: number
  stop(): void
}

/**
 * Serves recorded answers as an OpenAI-compatible endpoint on loopback. The answer to a prompt is
 * KEY.json in `answers`, where KEY is the hash of the prompt. A prompt without an answer gets no
 * claims, and is written to `prompts` as KEY.md.
 */
export async function serveRecorded(answers: string | null, prompts: string | null): Promise<RecordedModel> {
  const seen = new Map<string, boolean>()
  if (prompts) mkdirSync(prompts, { recursive: true })
  const reply = (messages: Message[]): string => {
    const key = promptKey(messages)
    const file = answers && join(answers, `${key}.json`)
    const isKnown = file !== null && existsSync(file)
    seen.set(key, isKnown)
    if (!isKnown && prompts) writeFileSync(join(prompts, `${key}.md`), promptText(messages))
    return isKnown ? readFileSync(file, 'utf8') : '{"claims": []}'
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: Message[] }
    send(response, reply(messages))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get asked() {
      return seen.size
    },
    get unanswered() {
      return [...seen.values()].filter((isKnown) => !isKnown).length
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The name of a prompt's files. */
const promptKey = (messages: readonly Message[]): string =>
  hash('sha256', promptText(messages), 'hex').slice(0, 24)

/** A prompt as one text, for its file and its hash. */
const promptText = (messages: readonly Message[]): string =>
  messages.map(({ content }) => content).join('\n\n----\n\n')

function send(response: ServerResponse, content: string): void {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'recorded', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(`${chunk({ content }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`)
}
