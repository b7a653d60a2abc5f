import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { siteFiles } from './site_files.js'

/** For assets, whose names contain a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Short, because an update of kith may change a page. */
const ONE_MINUTE = 'public, max-age=60'

/** Allows scripts only from this service. Highlighted code has inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the documentation site, which `npm run docs:build` builds. */
export default class DocsController {
  /**
   * Serves a page. Before a build, redirects the home page to the API reference, which needs no
   * build.
   */
  async page(ctx: HttpContext) {
    const path = ((ctx.params['*'] as string[] | undefined) ?? []).join('/')
    if (path === '' && !siteFiles.isBuilt) return ctx.response.redirect('/docs/api')
    return this.#send(ctx, ctx.request.url().endsWith('/') && path !== '' ? `${path}/` : path)
  }

  /** Language models look for these files at the root. */
  async forModels(ctx: HttpContext) {
    return this.#send(ctx, ctx.request.url().slice(1))
  }

  async #send(ctx: HttpContext, path: string) {
    const body = await siteFiles.find(path)
    if (body) {
      ctx.response.header('content-security-policy', POLICY)
      return body.send(ctx, path.startsWith('assets/') ? FOREVER : ONE_MINUTE)
    }
    const missing = await siteFiles.find('404')
    if (!missing || ctx.request.accepts(['json', 'html']) !== 'html') throw new DomainError('not_found')
    ctx.response.header('content-security-policy', POLICY).status(404)
    ctx.response.header('content-type', missing.type).send(missing.bytes)
  }
}
