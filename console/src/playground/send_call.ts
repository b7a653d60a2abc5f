import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#domain/clients/snippets'
import { withKey } from '../api/key_in_use'
import { Problem } from '../api/problem'
import { useSlug } from '../api/session'

export type Answer = {
  status: number
  /** The time in ms until the whole body had arrived. */
  ms: number
  /** The charge in credits, or null if the response does not state it. */
  charged: number | null
  /** The parsed JSON, or the text of a body of another type. */
  body: unknown
}

/** Returns the error of a refused call, or null. */
export const problemOf = (answer: Answer | undefined): Problem | null =>
  answer && answer.status >= 400 ? new Problem(answer.status, answer.body) : null

/** Sends a call with the key of this tab. Resolves for error responses too, except those of status 401. */
export function useSend() {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ call, signal }: { call: Call; signal: AbortSignal }) =>
      withKey(workspace, (key) => send(call, key, signal)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', workspace] }),
  })
}

async function send({ method, path, params, query, body }: Call, key: string, signal: AbortSignal) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query as Record<string, string>)
  const began = performance.now()
  const response = await fetch(`${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${key}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(method === 'post' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    body: body && JSON.stringify(body),
    signal,
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const parsed = isJson && text !== '' ? JSON.parse(text) : text
  // If the key is a session key that has ended, `withKey` gets another one and sends again.
  if (response.status === 401) throw new Problem(401, parsed)
  const meta = (isJson ? parsed?.meta : undefined) as Record<string, unknown> | undefined
  const charged = meta?.credits_charged ?? meta?.acu_used
  return {
    status: response.status,
    ms: Math.round(performance.now() - began),
    charged: typeof charged === 'number' ? charged : null,
    body: parsed,
  }
}
