import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { DomainError } from '#domain/errors'
import { lazy } from '#app/shared/http/lazy'
import { StaticBody } from '#app/shared/http/static_body'
import env, { publicUrl } from '#start/env'
import { referencePage, referenceScript } from './reference_page.js'
import { serviceDocument } from './service_document.js'

const SCRIPT = 'text/javascript; charset=utf-8'
/** The viewer. `npm run console:build` writes it. */
const VIEWER = 'console/dist/reference.js'
const ONE_DAY = 'public, max-age=86400'
/** Short, because an update of kith may change the document. */
const ONE_MINUTE = 'public, max-age=60'

/** The document is public, so each process builds and serializes it once. */
const document = lazy(
  async () =>
    new StaticBody('application/json; charset=utf-8', Buffer.from(JSON.stringify(serviceDocument())))
)
const assets = new Map([
  ['viewer.js', lazy(async () => new StaticBody(SCRIPT, await readFile(app.makePath(VIEWER))))],
  ['reference.js', lazy(async () => new StaticBody(SCRIPT, Buffer.from(referenceScript('/openapi.json'))))],
])

/** The OpenAPI document and its reference page. This service serves all assets. */
export default class OpenApiController {
  async document(ctx: HttpContext) {
    await (await document()).send(ctx, ONE_MINUTE)
  }

  page({ response }: HttpContext) {
    response
      .header('content-security-policy', PAGE_POLICY)
      .type('html')
      .send(referencePage(env.get('SERVICE_NAME')))
  }

  async asset(ctx: HttpContext) {
    const asset = assets.get(ctx.params.file)
    if (!asset) throw new DomainError('not_found')
    await (await asset()).send(ctx, ONE_DAY)
  }
}

/** Allows scripts only from this service. The viewer needs inline styles and data: icons. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  `connect-src 'self' ${new URL(publicUrl('/')).origin}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
