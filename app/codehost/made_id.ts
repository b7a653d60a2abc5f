import { createHash } from 'node:crypto'

/**
 * Returns a negative id from a login. The archive fold uses the same id for an account without one.
 */
export function madeId(login: string): number {
  const digest = createHash('md5').update(login.toLowerCase()).digest('hex')
  return -Number.parseInt(digest.slice(0, 13), 16)
}
