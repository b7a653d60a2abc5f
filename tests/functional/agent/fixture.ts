import app from '@adonisjs/core/services/app'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { UiChunk } from '#domain/agent/ui_chunk'
import { AgentEngine } from '#domain/agent/agent_engine'
import { Sql } from '#domain/ports/sql'
import env from '#start/env'
import { ScriptedEngine, type Thought } from './engines.js'

/** Makes the agent use `thought` as its engine, until `app.container.restoreAll()`. */
export function thinks(thought: Thought): ScriptedEngine {
  const engine = new ScriptedEngine(thought)
  app.container.swap(AgentEngine, () => engine)
  return engine
}

/** Cancels runs of earlier tests, so that they do not use the engine of a later test. */
export async function endOthers(): Promise<void> {
  const sql = await app.container.make(Sql)
  await sql.run(
    `UPDATE runs SET status = 'cancelled' WHERE kind = 'agent' AND status IN ('queued', 'running')`
  )
}

/** Starts a run and returns the response. */
export const ask = (client: ApiClient, secret: string, body: object = {}, idempotencyKey?: string) => {
  const request = client.post('/v1/agent').bearerToken(secret)
  if (idempotencyKey) request.header('idempotency-key', idempotencyKey)
  return request.json({ task: 'Find lighting designers in Oslo', ...body })
}

export const poll = (client: ApiClient, secret: string, id: string) =>
  client.get(`/v1/agent/runs/${id}`).bearerToken(secret)

/** Polls an accepted run until it ends. */
export async function ended(client: ApiClient, secret: string, accepted: ApiResponse): Promise<ApiResponse> {
  accepted.assertStatus(202)
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const response = await poll(client, secret, accepted.body().data.run_id)
    if (response.status() !== 200 || !['queued', 'running'].includes(response.body().data?.status))
      return response
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the run did not end')
}

/** Starts a run and polls until it ends. */
export const answered = async (client: ApiClient, secret: string, body: object = {}) =>
  ended(client, secret, await ask(client, secret, body))

export type Seen = { seq: number; event: string; chunk: UiChunk }

/** Opens an agent stream on this process. `path` is that of a chat, a task or a run. */
export function openStream(
  secret: string,
  path: string,
  {
    body,
    headers,
    signal,
    base,
  }: { body?: object; headers?: object; signal?: AbortSignal; base?: string } = {}
): Promise<Response> {
  return fetch(`${base ?? `http://${env.get('HOST')}:${env.get('PORT')}`}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secret}`,
      accept: 'text/event-stream',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: body && JSON.stringify(body),
    signal,
  })
}

/** Reads chunks until the stream ends or `until` returns true. */
export async function chunksOf(
  response: Response,
  until: (seen: Seen) => boolean | Promise<boolean> = () => false
): Promise<Seen[]> {
  const seen: Seen[] = []
  let text = ''
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return seen
    text += value
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const fields = fieldsOf(text.slice(0, end))
      text = text.slice(end + 2)
      if (!fields.data) continue
      const one = { seq: Number(fields.id), event: fields.event, chunk: JSON.parse(fields.data) }
      seen.push(one)
      if (await until(one)) {
        await reader.cancel()
        return seen
      }
    }
  }
}

const fieldsOf = (block: string): Record<string, string> =>
  Object.fromEntries(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
  )

/** Returns the text of the chunks of a stream, by part. */
export function textsOf(seen: readonly Seen[]): string[] {
  const parts = new Map<string, string>()
  for (const { chunk } of seen)
    if (chunk.type === 'text-delta') parts.set(chunk.id, (parts.get(chunk.id) ?? '') + chunk.delta)
  return [...parts.values()]
}

export const restore = () => app.container.restoreAll()
