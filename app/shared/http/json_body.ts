import type { HttpContext } from '@adonisjs/core/http'
import getRawBody from 'raw-body'
import { DomainError, validationFailed } from '#domain/errors'
import { loopTurns } from '#app/shared/loop_turns'
import { checkSize, checkStorable } from './storable.js'

const DEFAULT_MAX_BYTES = 1024 * 1024
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Maximum size of a body that takes only one turn of the event loop. Larger bodies are checked,
 * parsed and validated in separate turns.
 */
const MAX_ONE_TURN_BYTES = 64 * 1024

/**
 * Waits for a turn of the workspace, then parses the body as JSON. A request with neither body nor
 * content type counts as an empty object. Throws `validation_failed` for another content type
 * (415), a body over the limit (413), malformed or unsafe JSON, and text that cannot be stored
 * (422).
 */
export async function readJsonBody(ctx: HttpContext, limit = DEFAULT_MAX_BYTES): Promise<unknown> {
  const { request } = ctx
  const type = request.header('content-type')?.split(';')[0].trim().toLowerCase()
  const encoding = request.header('content-encoding') ?? 'identity'
  if (type === undefined && !isSent(ctx)) return {}
  if (type !== 'application/json') throw new UnsupportedMediaType('content-type', 'must be application/json')
  if (encoding !== 'identity') throw new UnsupportedMediaType('content-encoding', 'must be identity')
  const bytes = await rawBody(ctx, limit)
  // Parsing, validating and handling a body block the event loop, so requests take turns.
  const caller = ctx.auth?.use('key').user?.workspaceId ?? ctx.request.ip()
  const nextTurn = async () => {
    if (bytes.length > MAX_ONE_TURN_BYTES) await loopTurns.take(caller)
  }
  await loopTurns.take(caller)
  checkSize(bytes, limit)
  await nextTurn()
  const value = parseJson(bytes)
  await nextTurn()
  return value
}

function isSent({ request }: HttpContext): boolean {
  return request.hasBody() && request.header('content-length') !== '0'
}

function parseJson(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw validationFailed({ body: ['must be well-formed JSON in UTF-8'] })
  }
  // Only an escape sequence can put U+0000 or an unpaired surrogate into valid JSON.
  if (bytes.includes('\\u') || bytes.includes('__proto__')) checkStorable(value)
  return value
}

const bodies = new WeakMap<HttpContext, Promise<Buffer>>()

/** Returns the body's bytes, read once. Rejects a large (413) or incomplete (422) body. */
export function rawBody(ctx: HttpContext, limit = DEFAULT_MAX_BYTES): Promise<Buffer> {
  let body = bodies.get(ctx)
  if (!body) {
    body = readBytes(ctx, limit)
    bodies.set(ctx, body)
  }
  return body
}

/** Sent with status 415 (RFC 9110). The interface counts it as a validation failure. */
export class UnsupportedMediaType extends DomainError {
  constructor(header: string, message: string) {
    super('validation_failed', `${header}: ${message}`, { fieldErrors: { [header]: [message] } })
  }
}

/** Sent with status 413. */
export class BodyTooLarge extends DomainError {
  constructor(limit: number) {
    super('validation_failed', `The request body is larger than ${limit} bytes.`, {
      fieldErrors: { body: [`must be at most ${limit} bytes`] },
    })
  }
}

async function readBytes(ctx: HttpContext, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(ctx.request.request, { limit, length: ctx.request.header('content-length') })
  } catch (error) {
    const { type } = error as { type?: string }
    if (type === 'entity.too.large') throw new BodyTooLarge(limit)
    if (type?.startsWith('request.')) throw validationFailed({ body: ['is incomplete'] })
    throw error
  }
}
