import { createHash } from 'node:crypto'

/** The id of an account that nobody stated an id of: negative, made of its login, as the fold of the archive makes it. */
export function madeId(login: string): number {
  const digest = createHash('md5').update(login.toLowerCase()).digest('hex')
  return -Number.parseInt(digest.slice(0, 13), 16)
}
