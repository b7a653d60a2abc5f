import type { HttpContext } from '@adonisjs/core/http'
import { rawBody, UnsupportedMediaType } from './json_body.js'

const FORM = 'application/x-www-form-urlencoded'
const MAX_BYTES = 1024 * 1024

/** Reads a form body. Throws `validation_failed` for another content type. */
export async function readForm(ctx: HttpContext): Promise<Record<string, string>> {
  const type = ctx.request.header('content-type')?.split(';')[0].trim().toLowerCase()
  if (type !== FORM) throw new UnsupportedMediaType('content-type', `must be ${FORM}`)
  return Object.fromEntries(new URLSearchParams((await rawBody(ctx, MAX_BYTES)).toString()))
}
