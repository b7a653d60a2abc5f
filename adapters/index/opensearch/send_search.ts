import type { Client } from '@opensearch-project/opensearch'

const POINT_IN_TIME_TTL = '1m'

export type Hit = {
  _id: string
  _score: number | null
  _source?: { id: string; stored?: unknown }
  sort?: unknown[]
}
export type Found = { hits: { total?: { value: number }; hits: Hit[] } }

/** Sends a search request. */
export type Send = (body: Record<string, unknown>) => Promise<Found>

/** Where requests go. The signal cancels them here and on the server. */
export type Target = { client: Client; index: string; timeoutMs: number; signal?: AbortSignal }

/** Returns what sends requests to the current state of an index. */
export function senderTo({ client, index, timeoutMs, signal }: Target): Send {
  return async (body) => {
    signal?.throwIfAborted()
    const request = client.search(
      { ...('pit' in body ? {} : { index }), body: body as object, allow_partial_search_results: false },
      { requestTimeout: timeoutMs }
    )
    // Returns nothing: the signal would await a returned promise and leave its rejection unhandled.
    const abort = () => {
      request.abort()
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return (await request).body as unknown as Found
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }
}

/** Runs `work` with what sends requests to one snapshot of an index (point in time). */
export async function inSnapshot<T>(target: Target, work: (send: Send) => Promise<T>): Promise<T> {
  const { client, index } = target
  const { body: opened } = await client.createPit({ index: [index], keep_alive: POINT_IN_TIME_TTL })
  const pit = { id: opened.pit_id, keep_alive: POINT_IN_TIME_TTL }
  const send = senderTo(target)
  try {
    return await work((body) => send({ ...body, pit }))
  } finally {
    await client.deletePit({ body: { pit_id: [opened.pit_id as string] } }).catch(() => {})
  }
}
