/**
 * Wraps `fetch` for servers that reject `max_tokens`. After the first rejection, sends
 * `max_completion_tokens` instead.
 */
export function withLengthLimit(send: typeof fetch): typeof fetch {
  let isNewer = false
  return async (input, init) => {
    if (typeof init?.body !== 'string') return send(input, init)
    const renamed = { ...init, body: renameLimit(init.body) }
    if (isNewer) return send(input, renamed)
    const response = await send(input, init)
    if (response.status !== 400) return response
    const reason = await response.text()
    if (!reason.includes('max_completion_tokens'))
      return new Response(reason, { status: response.status, headers: response.headers })
    isNewer = true
    return send(input, renamed)
  }
}

function renameLimit(body: string): string {
  const { max_tokens: most, ...rest } = JSON.parse(body)
  return JSON.stringify({ ...rest, max_completion_tokens: most })
}
