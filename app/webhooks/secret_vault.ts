import type { Cipher } from '#app/shared/cipher'
import type { SigningSecret } from '#domain/webhooks/signature'

const PURPOSE = 'webhook secrets'

/** Encrypts the signing secrets of a webhook for the database. */
export class SecretVault {
  constructor(private readonly cipher: Cipher) {}

  seal(secrets: readonly SigningSecret[]): string {
    return this.cipher.encrypt(JSON.stringify(secrets), { purpose: PURPOSE })
  }

  /** Throws when the secrets were encrypted with another APP_KEY. */
  open(sealed: string): SigningSecret[] {
    const text = this.cipher.decrypt<string>(sealed, PURPOSE)
    if (text === null) throw new Error('cannot decrypt a webhook secret: APP_KEY has changed')
    return JSON.parse(text)
  }
}
