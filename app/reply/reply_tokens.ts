import { hash, randomBytes } from 'node:crypto'
import type { Sql } from '#domain/ports/sql'
import { isUniqueViolation } from '#app/shared/database/codecs'
import type { Cipher } from '#app/shared/cipher'

/** A page must show the token within a day. A mailed link expires sooner. */
const LIFETIME_MS = { page: 24 * 60 * 60_000, mail: 30 * 60_000 }

export type Claim = { kind: 'page'; url: string } | { kind: 'mail'; email: string }
type Sealed = { claim: Claim; nonce: string; expires: number }

/**
 * Tokens with which a visitor claims to be a person. A token is the encrypted claim, so nothing is stored
 * before the proof. A token works once: its hash is stored from its use until it expires.
 */
export class ReplyTokens {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: Cipher
  ) {}

  issue(claim: Claim, now = Date.now()): string {
    const nonce = randomBytes(24).toString('base64url')
    const sealed: Sealed = { claim, nonce, expires: now + LIFETIME_MS[claim.kind] }
    return this.cipher.encrypt(JSON.stringify(sealed), { purpose: purposeOf(claim.kind) })
  }

  /** Returns the claim of a valid token, or null. */
  read<Kind extends Claim['kind']>(
    kind: Kind,
    token: string,
    now = Date.now()
  ): Extract<Claim, { kind: Kind }> | null {
    const sealed = this.#open(kind, token)
    return sealed && sealed.expires > now ? (sealed.claim as Extract<Claim, { kind: Kind }>) : null
  }

  /**
   * Returns the text that a page must show. It does not reveal the token, so nobody who reads the
   * page can use it.
   */
  proofOf(token: string): string {
    const nonce = this.#open('page', token)?.nonce ?? ''
    return `kith-${hash('sha256', `proof ${nonce}`, 'base64url').slice(0, 32)}`
  }

  /** Uses a token. Returns false if it is invalid, expired or used. */
  async use(kind: Claim['kind'], token: string, now = Date.now()): Promise<boolean> {
    const sealed = this.#open(kind, token)
    if (!sealed || sealed.expires <= now) return false
    await this.sql.run('DELETE FROM reply_tokens WHERE expires_at <= ?', [new Date(now).toISOString()])
    try {
      await this.sql.run('INSERT INTO reply_tokens (hash, expires_at) VALUES (?, ?)', [
        hash('sha256', sealed.nonce, 'hex'),
        new Date(sealed.expires).toISOString(),
      ])
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  #open(kind: Claim['kind'], token: string): Sealed | null {
    const text = this.cipher.decrypt<string>(token, purposeOf(kind))
    return text === null ? null : (JSON.parse(text) as Sealed)
  }
}

const purposeOf = (kind: Claim['kind']) => `right of reply: ${kind}`
