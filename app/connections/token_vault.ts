import { createHash } from 'node:crypto'
import type { AppTokens } from '#domain/connections/connection'
import type { Cipher } from '#app/shared/cipher'

/** What of a connection is stored encrypted, each under a purpose of its own. */
export type Sealed = 'connection tokens' | 'connection verifier' | 'connection address'

/** The secrets of connections as they are stored. */
export class TokenVault {
  constructor(private readonly cipher: Cipher) {}

  seal(text: string, purpose: Sealed): string {
    return this.cipher.encrypt(text, { purpose })
  }

  /** Throws when it was sealed under another APP_KEY. */
  open(sealed: string, purpose: Sealed): string {
    const text = this.cipher.decrypt<string>(sealed, purpose)
    if (text === null) throw new Error(`a ${purpose} cannot be read: APP_KEY is another than it was`)
    return text
  }

  sealTokens(tokens: AppTokens): string {
    return this.seal(JSON.stringify(tokens), 'connection tokens')
  }

  openTokens(sealed: string): AppTokens {
    return JSON.parse(this.open(sealed, 'connection tokens'))
  }
}

/** What is stored of a state parameter: enough to know it again, not to use it. */
export const stateHash = (state: string): string => createHash('sha256').update(state).digest('hex')
