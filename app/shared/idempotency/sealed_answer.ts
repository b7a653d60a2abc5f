import type { Cipher } from '#app/shared/cipher'
import type { StoredAnswer } from './claim.js'

const PURPOSE = 'idempotent answer'
/** Marks, among the stored headers alone, a body that is encrypted. */
const MARK = 'x-sealed'

/** An answer as it is stored: one that shows a secret with its body encrypted. */
export function sealed({ secret, ...answer }: StoredAnswer, cipher: Cipher): StoredAnswer {
  if (!secret) return answer
  const body = cipher.encrypt(answer.body, { purpose: PURPOSE })
  return { ...answer, body, headers: { ...answer.headers, [MARK]: '1' } }
}

/** The answer as it was sent. Throws when it was stored under another APP_KEY. */
export function opened(answer: StoredAnswer, cipher: Cipher): StoredAnswer {
  const { [MARK]: mark, ...headers } = answer.headers
  if (mark === undefined) return answer
  const body = cipher.decrypt<string>(answer.body, PURPOSE)
  if (body === null) throw new Error('a stored answer cannot be read: APP_KEY is another than it was')
  return { ...answer, headers, body }
}
