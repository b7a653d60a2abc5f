import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto'
import { ContactSeal } from '#domain/ports/contact_seal'
import type { Sql } from '#domain/ports/sql'
import { parseEmail } from '#domain/people/emails/emails'
import type { StoredKeys } from '#app/shared/stored_keys'
import { replaceContacts } from './contact_texts.js'

export const CONTACT_KEYS = 'contacts'
const LOOKUP_KEY = 'contact lookup'
const ALGORITHM = 'aes-256-gcm'
const [NONCE_BYTES, TAG_BYTES] = [12, 16]
const MARK = 'enc~'
const TOKEN = /enc~(\d{1,6})~[0-9a-f]{24}~([\w-]{38,})~/g
/** How long a process may use an older key after `keys:rotate`, in ms. */
export const KEYS_FRESH_MS = 5_000
const NONCES = 512
const MAX_HASHES = 2_000

/**
 * Encrypts contacts with AES-256-GCM. A token is `enc~KEY~HASH~DATA~`, with the number of the key
 * and the keyed hash of the contact.
 */
export class ContactVault extends ContactSeal {
  // KeyObjects, because encryption takes several times as long with keys given as bytes.
  #keys = new Map<number, KeyObject>()
  #current = 0
  #lookup: KeyObject | null = null
  /** Hashes of recent contacts. An import hashes each address several times. */
  readonly #hashes = new Map<string, string>()
  #loadedAt = -Infinity
  #loading: Promise<void> | null = null
  readonly #nonces = Buffer.alloc(NONCES * NONCE_BYTES)
  #nonce = NONCES

  constructor(private readonly stored: StoredKeys) {
    super()
  }

  get isFresh(): boolean {
    return performance.now() - this.#loadedAt < KEYS_FRESH_MS
  }

  get currentKey(): number {
    return this.#current
  }

  /** Reads the keys. Throws WrongAppKeyError. */
  load(sql: Sql): Promise<void> {
    this.#loading ??= this.#read(sql).finally(() => (this.#loading = null))
    return this.#loading
  }

  seal(contact: string): string {
    const key = this.#keys.get(this.#current)
    if (!key) throw new Error('contacts cannot be stored before the keys are read')
    const nonce = this.#nextNonce()
    const cipher = createCipheriv(ALGORITHM, key, nonce)
    const data = Buffer.concat([nonce, cipher.update(contact, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${MARK}${this.#current}~${this.hash(contact)}~${data.toString('base64url')}~`
  }

  sealIn(text: string): string {
    return replaceContacts(text, (contact) => this.seal(contact))
  }

  hash(contact: string): string {
    let hash = this.#hashes.get(contact)
    if (hash === undefined) {
      hash = this.#hmac(canonical(contact)).slice(0, 24)
      if (this.#hashes.size >= MAX_HASHES) this.#hashes.clear()
      this.#hashes.set(contact, hash)
    }
    return hash
  }

  digest(text: string): string {
    return this.#hmac(`digest ${text}`).slice(0, 32)
  }

  /** Whether a text may contain tokens. */
  hasTokens(text: string): boolean {
    return text.includes(MARK)
  }

  /** Replaces tokens by their contacts. Returns null for a token of a newer, unread key. */
  open(text: string): string | null {
    return text.includes(`${MARK}${this.#current + 1}~`) && this.#hasNext(text) ? null : this.openKnown(text)
  }

  /** Replaces tokens by their contacts. Leaves tokens with an unknown key, which may be forged. */
  openKnown(text: string): string {
    return text.replace(TOKEN, (token, number: string, data: string) => {
      const key = this.#keys.get(Number(number))
      return (key && decrypt(key, data)) ?? token
    })
  }

  #hasNext(text: string): boolean {
    for (const [, number] of text.matchAll(TOKEN)) if (Number(number) === this.#current + 1) return true
    return false
  }

  #hmac(text: string): string {
    if (!this.#lookup) throw new Error('contacts cannot be found before the keys are read')
    return createHmac('sha256', this.#lookup).update(text).digest('hex')
  }

  #nextNonce(): Buffer {
    if (this.#nonce === NONCES) {
      randomFillSync(this.#nonces)
      this.#nonce = 0
    }
    const at = this.#nonce++ * NONCE_BYTES
    return this.#nonces.subarray(at, at + NONCE_BYTES)
  }

  async #read(sql: Sql): Promise<void> {
    this.#lookup = createSecretKey(await this.stored.current(sql, LOOKUP_KEY))
    const keys = await this.stored.all(sql, CONTACT_KEYS)
    this.#keys = new Map(keys.map(({ number, key }) => [number, createSecretKey(key)]))
    this.#current = keys.at(-1)!.number
    this.#loadedAt = performance.now()
  }
}

/** Returns the same text for every spelling of an address or number. */
function canonical(contact: string): string {
  if (contact.includes('@')) return parseEmail(contact)?.canonical ?? contact.toLowerCase()
  return /\d/.test(contact) && !/\p{L}/u.test(contact) ? contact.replace(/\D/g, '') : contact
}

/** Returns null for a text that only looks like a token. */
function decrypt(key: KeyObject, text: string): string | null {
  const data = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key, data.subarray(0, NONCE_BYTES)).setAuthTag(
    data.subarray(-TAG_BYTES)
  )
  try {
    return decipher.update(data.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
