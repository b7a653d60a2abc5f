import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const FORMAT = 'w1'
const [NONCE_BYTES, TAG_BYTES] = [12, 16]
const INFO = 'kith wrapped key'

/** Encrypts a key with APP_KEY for storage, with AES-256-GCM. */
export function wrapKey(key: Buffer, appKey: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', wrappingKey(appKey), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
  return [FORMAT, appKeyName(appKey), sealed.toString('base64url')].join('.')
}

/** Decrypts a stored key with the first of `appKeys` that fits. Returns null if none fits. */
export function unwrapKey(wrapped: string, appKeys: readonly string[]): Buffer | null {
  const [format, name, text = ''] = wrapped.split('.')
  const appKey = appKeys.find((one) => appKeyName(one) === name)
  const sealed = Buffer.from(text, 'base64url')
  if (format !== FORMAT || appKey === undefined || sealed.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(
    'aes-256-gcm',
    wrappingKey(appKey),
    sealed.subarray(0, NONCE_BYTES)
  ).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** Whether this APP_KEY encrypted the stored key. */
export const isWrappedBy = (wrapped: string, appKey: string): boolean =>
  wrapped.split('.')[1] === appKeyName(appKey)

/** A short name of an APP_KEY, which does not reveal the key. */
const appKeyName = (appKey: string): string =>
  createHmac('sha256', appKey).update('kith app key').digest('hex').slice(0, 16)

const wrappingKey = (appKey: string): Buffer => Buffer.from(hkdfSync('sha256', appKey, '', INFO, 32))
