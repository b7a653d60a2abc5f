import type { Answered } from './grade.js'
import type { Task } from './task.js'

/** A running service and one of its API keys. */
export type Service = { url: string; key: string }

const POLL_MS = 40
const TIMEOUT_MS = 90_000

/** Sends a task and waits for the answer. Sends and awaits its earlier messages first. */
export async function answerTask(service: Service, task: Task): Promise<Answered> {
  const session = task.before ? { session_id: `tasks-${task.id}-${Math.random()}`, memory: 'read_write' } : {}
  for (const message of task.before ?? []) await answered(service, { task: message, ...session })
  return answered(service, {
    task: task.task,
    ...session,
    ...(task.inputs ? { inputs: task.inputs } : {}),
    ...(task.schema ? { output_schema: task.schema } : {}),
    ...(task.max_acu ? { max_acu: task.max_acu } : {}),
    ...(task.max_results ? { max_results: task.max_results } : {}),
    ...(task.seed
      ? {
          output_contract: 'stage_aligned_lookalikes_v1',
          stage_seed: task.seed,
          stage_options: { requested_count: task.count },
          sources: ['public_web'],
          memory: 'none',
        }
      : {}),
  })
}

async function answered({ url, key }: Service, body: object): Promise<Answered> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json',
  }
  const accepted = await patientFetch(`${url}/v1/agent`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { data, error } = (await accepted.json()) as any
  if (accepted.status !== 202)
    return { status: accepted.status, output: error?.message ?? '', structured: undefined, code: error?.code }
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; ) {
    const polled = await patientFetch(`${url}${data.poll_url}`, { headers })
    const answer = (await polled.json()) as any
    if (polled.status !== 200 || !['queued', 'running'].includes(answer.data.status))
      return {
        status: polled.status,
        output: answer.data?.output ?? answer.error?.message ?? '',
        structured: answer.data?.structured_output,
        code: answer.error?.code ?? null,
      }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return { status: 0, output: 'no answer', structured: undefined, code: null }
}

/** Sends a request. After a 429, waits as long as the response says and sends the request again. */
async function patientFetch(url: string, init: RequestInit): Promise<Response> {
  for (const until = Date.now() + TIMEOUT_MS; ; ) {
    const response = await fetch(url, init)
    const seconds = Number(response.headers.get('retry-after'))
    if (response.status !== 429 || !seconds || Date.now() > until) return response
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}
