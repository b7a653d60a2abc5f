import { createHash } from 'node:crypto'

/** Hashes a login to a negative id, equal to the archive fold's id for an account without one. */
export function madeId(login: string): number {
  const digest = createHash('md5').update(login.toLowerCase()).digest('hex')
  return -Number.parseInt(digest.slice(0, 13), 16)
}
