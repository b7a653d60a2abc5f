import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { StaticBody } from '#app/shared/http/static_body'
import env, { publicUrl } from '#start/env'
import { serviceDocument } from './service_document.js'

const SCRIPT = 'text/javascript; charset=utf-8'
const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': SCRIPT,
}
const ONE_DAY = 'public, max-age=86400'
/** Short, because an update of kith may change the document. */
const ONE_MINUTE = 'public, max-age=60'

/** The document is public, so each process builds and serializes it once. */
const document = lazy(
  () => new StaticBody('application/json; charset=utf-8', Buffer.from(JSON.stringify(serviceDocument())))
)
const assets = new Map([
  ...Object.keys(ASSETS).map((name) => [name, lazy(() => readAsset(name))] as const),
  ['reference.js', lazy(async () => new StaticBody(SCRIPT, Buffer.from(START)))] as const,
])

/** The OpenAPI document and its reference page. This service serves all assets. */
export default class OpenApiController {
  document(ctx: HttpContext) {
    return document().send(ctx, ONE_MINUTE)
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

async function readAsset(name: string): Promise<StaticBody> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  return new StaticBody(ASSETS[name], await readFile(join(folder, name)))
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null })
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
  <link rel="stylesheet" href="/docs/assets/swagger-ui.css">
</head>
<body>
  <div id="reference"></div>
  <script src="/docs/assets/swagger-ui-bundle.js"></script>
  <script src="/docs/assets/reference.js"></script>
</body>
</html>
`
