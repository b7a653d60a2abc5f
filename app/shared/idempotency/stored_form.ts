import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Cipher } from '#app/shared/cipher'
import type { StoredResponse } from './claim.js'

const PURPOSE = 'idempotent answer'
/** Marks, among the stored headers alone, a body that is encrypted, and one that is compressed. */
const [SEALED, PACKED] = ['x-sealed', 'x-packed']
/** Bodies above it, in characters, are compressed. */
const PACKED_ABOVE = 4_096

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** An answer as it is stored: one that shows a secret with its body encrypted, a long one with its body compressed. */
export async function storedForm(
  { secret, ...answer }: StoredResponse,
  cipher: Cipher
): Promise<StoredResponse> {
  if (secret) {
    const body = cipher.encrypt(answer.body, { purpose: PURPOSE })
    return { ...answer, body, headers: { ...answer.headers, [SEALED]: '1' } }
  }
  if (answer.body.length <= PACKED_ABOVE) return answer
  // Level 1: the request waits for it, and the higher levels save little of JSON.
  const body = (await pack(answer.body, { level: 1 })).toString('base64')
  if (body.length >= answer.body.length) return answer
  return { ...answer, body, headers: { ...answer.headers, [PACKED]: 'gzip' } }
}

/** The answer as it was sent. Throws when it was stored under another APP_KEY. */
export async function sentForm(answer: StoredResponse, cipher: Cipher): Promise<StoredResponse> {
  const { [SEALED]: isSealed, [PACKED]: isPacked, ...headers } = answer.headers
  if (isPacked) {
    const body = (await unpack(Buffer.from(answer.body, 'base64'))).toString('utf8')
    return { ...answer, headers, body }
  }
  if (!isSealed) return answer
  const body = cipher.decrypt<string>(answer.body, PURPOSE)
  if (body === null) throw new Error('a stored answer cannot be read: APP_KEY is another than it was')
  return { ...answer, headers, body }
}
