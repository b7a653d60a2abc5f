import { hash, randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isSecure } from '#app/shared/http/is_secure'

const COOKIE = 'console_device'
/** Maximum number of users that a device remembers. It forgets those who signed in longest ago. */
const MAX_ACCOUNTS = 5

type Device = { id: string; accounts: string[] }

/** Hashes an email address, for places where the address itself must not be stored. */
export const accountHash = (email: string): string => hash('sha256', email, 'hex')

/** Returns the device's id if the user has signed in on the device before, else null. */
export function knownDevice(ctx: HttpContext, email: string): string | null {
  const device = deviceOf(ctx)
  return device?.accounts.includes(accountHash(email)) ? device.id : null
}

/** Sets a signed cookie that records that the user has signed in on this device. */
export function rememberDevice(ctx: HttpContext, email: string): void {
  const device = deviceOf(ctx)
  const account = accountHash(email)
  const accounts = [account, ...(device?.accounts ?? []).filter((other) => other !== account)]
  const known: Device = { id: device?.id ?? randomUUID(), accounts: accounts.slice(0, MAX_ACCOUNTS) }
  ctx.response.cookie(COOKIE, known, {
    path: '/console',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(ctx.request),
    maxAge: '365d',
  })
}

/** Ignores a cookie without a valid signature. */
const deviceOf = (ctx: HttpContext): Device | null => ctx.request.cookie(COOKIE) ?? null
