import { IncomingMessage } from 'node:http'
import type { Span } from '@opentelemetry/api'

/** Paths that hold a secret: who knows the address of a shared Set may read it. */
const SECRET_PATH = /^(\/shared\/sets\/)[^/?]+/

/** Of a request to this service no query is told (codes of sign-ins, words that were searched), and no secret of a path. */
export function redactIncoming(span: Span, request: unknown): void {
  if (!(request instanceof IncomingMessage)) return
  const path = (request.url ?? '/').split('?', 1)[0]
  span.setAttributes({ 'url.path': path.replace(SECRET_PATH, '$1-'), 'url.query': '' })
}

/** Of a request to others no query is told: some take their key there. */
export function redactOutgoing(span: Span, { origin, path }: { origin: string; path: string }): void {
  const plain = path.split('?', 1)[0]
  span.setAttributes({ 'url.full': `${origin}${plain}`, 'url.path': plain, 'url.query': '' })
}
