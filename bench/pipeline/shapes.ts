/** A request that every server of the run receives. Only kith reads the API key. */
export type Shape = {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** Sends a new Idempotency-Key with each request. */
  freshKey?: boolean
}

const IDLE = { path: '/v1/bench/idle', body: { query: 'mathematicians', num_results: 10 } }

/** A read, the pipeline of a POST alone, a route that writes, and a route that searches. */
export const SHAPES: Shape[] = [
  { name: 'GET /v1/account/credits', method: 'GET', path: '/v1/account/credits' },
  { name: 'POST, no work of its own', method: 'POST', ...IDLE },
  { name: 'the same, fresh Idempotency-Key', method: 'POST', ...IDLE, freshKey: true },
  {
    name: 'POST /v1/people/search/criteria, fresh key',
    method: 'POST',
    path: '/v1/people/search/criteria',
    body: { query: 'nurses' },
    freshKey: true,
  },
  {
    name: 'POST /v1/search, fresh key',
    method: 'POST',
    path: '/v1/search',
    body: { filters: { title: 'Mathematician' }, type: 'instant', num_results: 1 },
    freshKey: true,
  },
]

/** The stored response for a bare route, one per method and path. */
export type Canned = { method: string; path: string; status: number; body: object }

/** Fetches real responses of kith for the bare routes, so that all servers send the same bytes. */
export async function cannedAnswers(url: string, key: string): Promise<Canned[]> {
  const answers = new Map<string, Canned>()
  for (const { method, path, body } of SHAPES) {
    if (answers.has(`${method} ${path}`)) continue
    const headers = requestHeaders(key, body !== undefined)
    const response = await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    const answer = (await response.json()) as object
    answers.set(`${method} ${path}`, { method, path, status: response.status, body: answer })
  }
  return [...answers.values()]
}

export function requestHeaders(key: string, hasBody: boolean): Record<string, string> {
  return {
    authorization: `Bearer ${key}`,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  }
}
