import { createHash } from 'node:crypto'

/**
 * Returns a negative id for a login whose real id is unknown. The archive fold generates the same
 * id.
 */
export function madeId(login: string): number {
  const digest = createHash('md5').update(login.toLowerCase()).digest('hex')
  return -Number.parseInt(digest.slice(0, 13), 16)
}
