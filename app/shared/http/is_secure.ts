import type { HttpRequest } from '@adonisjs/core/http'
import env from '#start/env'

/** Whether the browser uses HTTPS, according to a trusted proxy or to PUBLIC_URL. */
export function isSecure(request: Pick<HttpRequest, 'secure'>): boolean {
  return request.secure() || (env.get('PUBLIC_URL')?.startsWith('https:') ?? false)
}
