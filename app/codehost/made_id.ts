import { createHash } from 'node:crypto'

/** Generates a negative id from a login, the same as the archive fold does for unknown ids. */
export function madeId(login: string): number {
  const digest = createHash('md5').update(login.toLowerCase()).digest('hex')
  return -Number.parseInt(digest.slice(0, 13), 16)
}
