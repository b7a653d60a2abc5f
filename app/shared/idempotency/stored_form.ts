import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Cipher } from '#app/shared/cipher'
import type { StoredResponse } from './claim.js'

const PURPOSE = 'idempotent answer'
/** Headers in stored responses only, for encrypted and for compressed bodies. */
const [SEALED, PACKED] = ['x-sealed', 'x-packed']
/** Bodies with more characters are compressed. */
const COMPRESS_ABOVE = 4_096

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** Returns a response for storage: encrypted if it has a secret, compressed if it is long. */
export async function storedForm(
  { secret, ...answer }: StoredResponse,
  cipher: Cipher
): Promise<StoredResponse> {
  if (secret) {
    const body = cipher.encrypt(answer.body, { purpose: PURPOSE })
    return { ...answer, body, headers: { ...answer.headers, [SEALED]: '1' } }
  }
  if (answer.body.length <= COMPRESS_ABOVE) return answer
  // Level 1, because the request waits for it and higher levels save little on JSON.
  const body = (await pack(answer.body, { level: 1 })).toString('base64')
  if (body.length >= answer.body.length) return answer
  return { ...answer, body, headers: { ...answer.headers, [PACKED]: 'gzip' } }
}

/** Returns the response as sent. Throws if it was encrypted under another APP_KEY. */
export async function sentForm(answer: StoredResponse, cipher: Cipher): Promise<StoredResponse> {
  const { [SEALED]: isSealed, [PACKED]: isPacked, ...headers } = answer.headers
  if (isPacked) {
    const body = (await unpack(Buffer.from(answer.body, 'base64'))).toString('utf8')
    return { ...answer, headers, body }
  }
  if (!isSealed) return answer
  const body = cipher.decrypt<string>(answer.body, PURPOSE)
  if (body === null) throw new Error('cannot decrypt a stored response: APP_KEY has changed')
  return { ...answer, headers, body }
}
