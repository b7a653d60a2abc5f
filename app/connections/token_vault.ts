import { createHash } from 'node:crypto'
import type { AppTokens } from '#domain/connections/connection'
import type { Cipher } from '#app/shared/cipher'

/** The kinds of encrypted values. The cipher rejects a value of another kind. */
export type Sealed = 'connection tokens' | 'connection verifier' | 'connection address'

export class TokenVault {
  constructor(private readonly cipher: Cipher) {}

  seal(text: string, purpose: Sealed): string {
    return this.cipher.encrypt(text, { purpose })
  }

  /** Throws when the value was encrypted with another APP_KEY. */
  open(sealed: string, purpose: Sealed): string {
    const text = this.cipher.decrypt<string>(sealed, purpose)
    if (text === null) throw new Error(`cannot decrypt a ${purpose}: APP_KEY has changed`)
    return text
  }

  sealTokens(tokens: AppTokens): string {
    return this.seal(JSON.stringify(tokens), 'connection tokens')
  }

  openTokens(sealed: string): AppTokens {
    return JSON.parse(this.open(sealed, 'connection tokens'))
  }
}

/** Hashes a state for storage. A stored hash can be compared with a state but not used as one. */
export const stateHash = (state: string): string => createHash('sha256').update(state).digest('hex')
