import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERROR_CODES } from '#domain/errors'
import { newId } from '#app/shared/new_id'
import { SECURITY_HEADERS } from './security_headers.js'

/** Responds 404 to a path with a broken escape such as `%zz`, which no route can read. */
export function answerBadUrl(_request: IncomingMessage, response: ServerResponse): void {
  const id = newId('req')
  const error = { code: 'not_found', message: ERROR_CODES.not_found, request_id: id }
  response.writeHead(404, {
    ...SECURITY_HEADERS,
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
  })
  response.end(JSON.stringify({ error }))
}
