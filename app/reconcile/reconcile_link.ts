import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#domain/errors'
import { Callers } from '#app/access/callers'
import { linkedCaller } from '#app/access/linked_caller'
import { lazy } from '#app/shared/http/lazy'
import { appKey } from '#start/env'

const callers = lazy((container) => container.make(Callers))

/**
 * Returns the token of a key for reconciliation clients, which cannot send headers. The token works
 * only in reconciliation links, and only while the key works.
 */
export const linkToken = (keyId: string): string => `${keyId}.${macOf(keyId)}`

const macOf = (keyId: string): string =>
  createHmac('sha256', appKey()).update(`reconcile ${keyId}`).digest('base64url')

/** Middleware that admits the key of a link. Throws `invalid_api_key`. */
export async function admitLink(ctx: HttpContext, next: NextFn): Promise<void> {
  const [keyId, mac = ''] = String(ctx.params.token).split('.')
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(keyId))]
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  const caller = isRight ? await (await callers()).findById(keyId) : null
  if (!caller) throw new DomainError('invalid_api_key')
  linkedCaller.set(ctx, caller)
  await next()
}
