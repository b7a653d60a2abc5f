import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { RESOURCE_METADATA } from '#app/oauth/metadata'
import { publicUrl } from '#start/env'

/**
 * Middleware that tells a client without a valid token where to get one (RFC 9728). Errors of
 * later middleware are already responses when `next` resolves.
 */
export async function nameIssuer({ response }: HttpContext, next: NextFn): Promise<void> {
  await next()
  if (response.getStatus() === 401)
    response.header('www-authenticate', `Bearer resource_metadata="${publicUrl(RESOURCE_METADATA)}"`)
}
