import type { HttpContext } from '@adonisjs/core/http'
import { cspFactory, frameGuardFactory } from '@adonisjs/shield/guards'
import { DomainError } from '#domain/errors'
import { type BuiltFile, builtConsole } from './built_files.js'

const OURS = ["'self'"]

/** Allow only files of this service and images in data: URLs. Run-time styles carry the page's nonce. */
const guards = [
  cspFactory({
    enabled: true,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: OURS,
      styleSrc: ["'self'", '@nonce'],
      imgSrc: ["'self'", 'data:'],
      fontSrc: OURS,
      connectSrc: OURS,
      baseUri: ["'none'"],
      formAction: OURS,
      frameAncestors: ["'none'"],
    },
  }),
  frameGuardFactory({ enabled: true, action: 'DENY' }),
]

export default class PagesController {
  /** Returns the same page for every path below /console. The page's router shows the view. */
  async shell(ctx: HttpContext) {
    const { response } = ctx
    const built = await builtConsole()
    if (!built)
      return response
        .status(503)
        .type('text')
        .send('The console is not built. Build it with: npm run console:build\n')
    // The guards do not replace an existing policy, so it is removed first.
    response.removeHeader('content-security-policy')
    for (const guard of guards) await guard(ctx)
    response.header('cache-control', 'no-cache, no-store').type('html')
    return response.send(built.shell.replaceAll('__CSP_NONCE__', response.nonce))
  }

  /** Asset names contain a content hash, so browsers can cache them forever. */
  async asset(ctx: HttpContext) {
    const file = (await builtConsole())?.files.get(ctx.params.file)
    if (!file) throw new DomainError('not_found')
    return sendFile(ctx, file, 'public, max-age=31536000, immutable')
  }

  /** This name never changes, so browsers revalidate the file every time. */
  async recover(ctx: HttpContext) {
    const built = await builtConsole()
    if (!built) throw new DomainError('not_found')
    return sendFile(ctx, built.recover, 'no-cache')
  }

  /** Unknown API paths return an error instead of the page. */
  missing() {
    throw new DomainError('not_found')
  }
}

function sendFile({ request, response }: HttpContext, file: BuiltFile, cache: string) {
  response.header('cache-control', cache).header('content-type', file.type).header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.header('accept-encoding') ?? '')) return response.send(file.plain)
  return response.header('content-encoding', 'gzip').send(file.gzipped)
}
