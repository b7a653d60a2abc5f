import type { Cipher } from '#app/shared/cipher'
import type { SigningSecret } from '#domain/webhooks/signature'

const PURPOSE = 'webhook secrets'

/** Signing secrets as they are stored: encrypted. */
export class SecretVault {
  constructor(private readonly cipher: Cipher) {}

  seal(secrets: readonly SigningSecret[]): string {
    return this.cipher.encrypt(JSON.stringify(secrets), { purpose: PURPOSE })
  }

  /** Throws when they were sealed under another APP_KEY. */
  open(sealed: string): SigningSecret[] {
    const text = this.cipher.decrypt<string>(sealed, PURPOSE)
    if (text === null) throw new Error('a webhook secret cannot be read: APP_KEY is another than it was')
    return JSON.parse(text)
  }
}
