import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { DomainError } from '#domain/errors'
import { lazy } from '#app/shared/http/lazy'
import { StaticBody } from '#app/shared/http/static_body'
import env, { publicUrl } from '#start/env'
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
  ['reference.js', lazy(async () => new StaticBody(SCRIPT, Buffer.from(START)))],
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
      .send(page(env.get('SERVICE_NAME')))
  }

  async asset(ctx: HttpContext) {
    const asset = assets.get(ctx.params.file)
    if (!asset) throw new DomainError('not_found')
    await (await asset()).send(ctx, ONE_DAY)
  }
}

/**
 * Disables everything that would send requests to other origins: fonts, telemetry, the proxy and
 * the assistant.
 */
const START = `Scalar.createApiReference('#reference', ${JSON.stringify({
  url: '/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})})
`

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

const page = (service: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${service} API reference</title>
  <link rel="icon" href="data:,">
</head>
<body>
  <div id="reference"></div>
  <script src="/docs/api/viewer.js"></script>
  <script src="/docs/api/reference.js"></script>
</body>
</html>
`
