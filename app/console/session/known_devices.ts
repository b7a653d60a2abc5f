import { hash, randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isSecure } from '#app/shared/http/is_secure'

const COOKIE = 'console_device'
/** Accounts that a device is remembered for, the latest first. */
const MAX_ACCOUNTS = 5

type Device = { id: string; accounts: string[] }

/** What stands for the account of an address where the address itself should not. */
export const accountHash = (email: string): string => hash('sha256', email, 'hex')

/** The device that a request comes from, where it signed in to the account before. */
export function knownDevice(ctx: HttpContext, email: string): string | null {
  const device = deviceOf(ctx)
  return device?.accounts.includes(accountHash(email)) ? device.id : null
}

/** Remembers by a signed cookie that a device signed in to the account. */
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

/** Only a cookie with the signature of the service is read. */
const deviceOf = (ctx: HttpContext): Device | null => ctx.request.cookie(COOKIE) ?? null
