import { createHash } from 'node:crypto'

/** Returns a negative id from a login, like the archive fold for accounts without an id. */
export function madeId(login: string): number {
  const digest = createHash('md5').update(login.toLowerCase()).digest('hex')
  return -Number.parseInt(digest.slice(0, 13), 16)
}
