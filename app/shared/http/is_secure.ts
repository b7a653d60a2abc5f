import type { HttpRequest } from '@adonisjs/core/http'
import env from '#start/env'

/** Whether a browser reached the service by HTTPS: as a trusted proxy says, or as PUBLIC_URL has it for everybody. */
export function isSecure(request: Pick<HttpRequest, 'secure'>): boolean {
  return request.secure() || (env.get('PUBLIC_URL')?.startsWith('https:') ?? false)
}
