import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Cipher } from '#app/shared/cipher'
import { hasContacts } from '#app/shared/sealing/contact_texts'
import type { StoredResponse } from './claim.js'

const RESPONSE_PURPOSE = 'idempotent answer'
/** Headers in stored responses only, for encrypted and for compressed bodies. */
const [SEALED, PACKED] = ['x-sealed', 'x-packed']
/** Bodies with more characters are compressed. */
const COMPRESS_ABOVE = 4_096

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/**
 * Returns a response for storage: compressed if it is long, and encrypted if it has a secret or a
 * contact.
 */
export async function storedForm(
  { secret, ...answer }: StoredResponse,
  cipher: Cipher
): Promise<StoredResponse> {
  const packed = secret ? null : await compressed(answer.body)
  const form = packed ? { ...answer, body: packed, headers: { ...answer.headers, [PACKED]: 'gzip' } } : answer
  if (!secret && !hasContacts(answer.body)) return form
  const body = cipher.encrypt(form.body, { purpose: RESPONSE_PURPOSE })
  return { ...form, body, headers: { ...form.headers, [SEALED]: '1' } }
}

/** Returns a long text compressed, or null if that would not shorten it. */
async function compressed(text: string): Promise<string | null> {
  if (text.length <= COMPRESS_ABOVE) return null
  // Level 1, because the request waits for it and higher levels save little on JSON.
  const packed = (await pack(text, { level: 1 })).toString('base64')
  return packed.length < text.length ? packed : null
}

/** Returns the response as sent. Throws if it was encrypted under another APP_KEY. */
export async function sentForm(answer: StoredResponse, cipher: Cipher): Promise<StoredResponse> {
  const { [SEALED]: isSealed, [PACKED]: isPacked, ...headers } = answer.headers
  const stored = isSealed ? cipher.decrypt<string>(answer.body, RESPONSE_PURPOSE) : answer.body
  if (stored === null) throw new Error('cannot decrypt a stored response: APP_KEY has changed')
  const body = isPacked ? (await unpack(Buffer.from(stored, 'base64'))).toString('utf8') : stored
  return { ...answer, headers, body }
}
