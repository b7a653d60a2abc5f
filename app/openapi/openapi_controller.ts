import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import env, { publicUrl } from '#start/env'
import { serviceDocument } from './service_document.js'

const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
}

/** The reference page and its parts, all served from here: nothing is loaded from elsewhere. */
export default class OpenApiController {
  document({ response }: HttpContext) {
    response.json(serviceDocument())
  }

  page({ response }: HttpContext) {
    response
      .header('content-security-policy', PAGE_POLICY)
      .type('html')
      .send(page(env.get('SERVICE_NAME')))
  }

  async asset({ params, response }: HttpContext) {
    if (params.file === 'reference.js') return response.type('text/javascript').send(START)
    const type = Object.hasOwn(ASSETS, params.file) ? ASSETS[params.file] : undefined
    if (!type) throw new DomainError('not_found')
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
    response.header('cache-control', 'public, max-age=86400').type(type)
    response.send(await readFile(join(folder, params.file)))
  }
}

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null })
`

/** Scripts come from here alone. The viewer styles its parts inline, draws icons from its style sheet, and calls the API. */
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
