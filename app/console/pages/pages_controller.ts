import type { HttpContext } from '@adonisjs/core/http'
import { cspFactory, frameGuardFactory } from '@adonisjs/shield/guards'
import { DomainError } from '#domain/errors'
import { type BuiltFile, builtConsole } from './built_files.js'

const OURS = ["'self'"]

/** Everything comes from here; styles that components add at run time carry the nonce of the page. */
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

/** The page of the console and its parts. */
export default class PagesController {
  /** One page for every address below /console: the router in it knows them. */
  async shell(ctx: HttpContext) {
    const { response } = ctx
    const built = await builtConsole()
    if (!built)
      return response
        .status(503)
        .type('text')
        .send('The console is not built here. Build it with: npm run console:build\n')
    // Guards leave a policy that is there as it is.
    response.removeHeader('content-security-policy')
    for (const guard of guards) await guard(ctx)
    response.header('cache-control', 'no-cache, no-store').type('html')
    return response.send(built.shell.replaceAll('__CSP_NONCE__', response.nonce))
  }

  /** Named by their content, so a browser never has to ask again. */
  async asset(ctx: HttpContext) {
    const file = (await builtConsole())?.files.get(ctx.params.file)
    if (!file) throw new DomainError('not_found')
    return sendFile(ctx, file, 'public, max-age=31536000, immutable')
  }

  /** Its name stays over versions, so a browser asks each time. */
  async recover(ctx: HttpContext) {
    const built = await builtConsole()
    if (!built) throw new DomainError('not_found')
    return sendFile(ctx, built.recover, 'no-cache')
  }

  /** What is not there must not look like a page to whoever asked for data. */
  missing() {
    throw new DomainError('not_found')
  }
}

function sendFile({ request, response }: HttpContext, file: BuiltFile, cache: string) {
  response.header('cache-control', cache).header('content-type', file.type).header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.header('accept-encoding') ?? '')) return response.send(file.plain)
  return response.header('content-encoding', 'gzip').send(file.gzipped)
}
