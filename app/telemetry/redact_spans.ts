import { IncomingMessage } from 'node:http'
import type { Span } from '@opentelemetry/api'

/** Matches paths with a secret: anyone can use the link of a shared Set or of a reconciliation service. */
const SECRET_PATH = /^(\/shared\/sets\/|\/reconcile\/)[^/?]+/

/** Removes queries and secrets in paths from spans of incoming requests. */
export function redactIncoming(span: Span, request: unknown): void {
  if (!(request instanceof IncomingMessage)) return
  const path = (request.url ?? '/').split('?', 1)[0]
  span.setAttributes({ 'url.path': path.replace(SECRET_PATH, '$1-'), 'url.query': '' })
}

/** Removes queries from spans of outgoing requests, because they may contain an API key. */
export function redactOutgoing(span: Span, { origin, path }: { origin: string; path: string }): void {
  const plain = path.split('?', 1)[0]
  span.setAttributes({ 'url.full': `${origin}${plain}`, 'url.path': plain, 'url.query': '' })
}
