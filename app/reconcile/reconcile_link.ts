import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#domain/errors'
import { type Caller, Callers } from '#app/access/callers'
import { linkedCaller } from '#app/access/linked_caller'
import { lazy } from '#app/shared/http/lazy'
import { appKey } from '#start/env'

const callers = lazy((container) => container.make(Callers))

/**
 * Returns the token of a key for reconciliation clients, which cannot send headers. The token works only in
 * reconciliation links, and only while the secret that requested it works.
 */
export const linkToken = ({ id, secretHash }: Pick<Caller, 'id' | 'secretHash'>): string =>
  `${id}.${macOf(id, secretHash)}`

const macOf = (keyId: string, secretHash: string): string =>
  createHmac('sha256', appKey()).update(`reconcile ${keyId} ${secretHash}`).digest('base64url')

/** Middleware that authenticates a request by the token in its path. Throws `invalid_api_key`. */
export async function admitLink(ctx: HttpContext, next: NextFn): Promise<void> {
  const [keyId, mac = ''] = String(ctx.params.token).split('.')
  const given = Buffer.from(mac)
  const caller = await (await callers()).findById(keyId, (secretHash) => {
    const right = Buffer.from(macOf(keyId, secretHash))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!caller) throw new DomainError('invalid_api_key')
  linkedCaller.set(ctx, caller)
  await next()
}
