import { egressErrorOf } from '../egress/egress_error.js'

const WORDS: Record<string, string> = {
  ENOTFOUND: 'the host name has no address',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed early',
  EPIPE: 'the connection was closed early',
  UND_ERR_SOCKET: 'the connection was closed early',
  UND_ERR_CONNECT_TIMEOUT: 'timed out',
  UND_ERR_HEADERS_TIMEOUT: 'timed out',
  ETIMEDOUT: 'timed out',
  EHOSTUNREACH: 'the host could not be reached',
  ENETUNREACH: 'the host could not be reached',
}

/** Describes why a webhook got no response. The text names no address, because callers read it. */
export function failureOf(error: unknown): string {
  if (egressErrorOf(error)) return 'the address is not allowed'
  const codes = codesOf(error)
  const known = codes.map((code) => WORDS[code]).find(Boolean)
  if (known) return known
  if (codes.some((code) => /^HPE_/.test(code))) return 'the response was not HTTP'
  return codes.some((code) => /CERT|TLS|SSL|SELF_SIGNED/.test(code))
    ? 'the TLS certificate was rejected'
    : 'the request failed'
}

function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 4) return []
  const { code } = error as { code?: unknown }
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [...(typeof code === 'string' ? [code] : []), ...inner.flatMap((cause) => codesOf(cause, depth + 1))]
}
