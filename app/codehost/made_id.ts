import { createHash } from 'node:crypto'

/**
 * Generates the id of an account without a known id: negative, from the login, the same as the
 * archive fold does.
 */
export function madeId(login: string): number {
  const digest = createHash('md5').update(login.toLowerCase()).digest('hex')
  return -Number.parseInt(digest.slice(0, 13), 16)
}
