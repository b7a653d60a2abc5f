import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isSecure } from '#app/shared/http/is_secure'
import type { Proof } from './find_subject.js'

const COOKIE = 'kith_privacy'
const MINUTES = 30

/** `csrf` is in every form of the session. */
export type ReplySession = { proof: Proof; csrf: string; expires: number }

/** Starts a session in an encrypted cookie, which has the proof and no data of the person. */
export function startSession(ctx: HttpContext, proof: Proof, now = Date.now()): void {
  const csrf = randomBytes(18).toString('base64url')
  const session: ReplySession = { proof, csrf, expires: now + MINUTES * 60_000 }
  ctx.response.encryptedCookie(COOKIE, session, { ...options(ctx), maxAge: `${MINUTES}m` })
}

export function sessionOf(ctx: HttpContext, now = Date.now()): ReplySession | null {
  const session: ReplySession | null = ctx.request.encryptedCookie(COOKIE) ?? null
  return session && session.expires > now ? session : null
}

export const endSession = (ctx: HttpContext): void => {
  ctx.response.clearCookie(COOKIE, options(ctx))
}

const options = ({ request }: HttpContext) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/privacy', secure: isSecure(request) }) as const
