import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#domain/errors'
import { statusOf } from '#app/shared/http/exception_handler'
import { RESOURCE_METADATA } from '#app/oauth/metadata'
import { publicUrl } from '#start/env'

/** Middleware that tells a client without a valid token where to get one (RFC 9728). */
export async function nameIssuer(ctx: HttpContext, next: NextFn): Promise<void> {
  try {
    await next()
  } catch (error) {
    if (error instanceof DomainError && statusOf(error) === 401)
      ctx.response.header('www-authenticate', `Bearer resource_metadata="${publicUrl(RESOURCE_METADATA)}"`)
    throw error
  }
}
