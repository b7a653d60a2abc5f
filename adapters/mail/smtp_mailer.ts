import { createTransport, type Transporter } from 'nodemailer'
import { type Mail, Mailer } from '#domain/ports/mailer'

type Options = {
  /** `smtp://` or `smtps://user:password@host:port`. */
  url: string
  from: string
  /** Receives the error codes of a failed mail. */
  onFailure: (reason: string) => void
}

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Sends mail by SMTP. Uses TLS if offered. Requires TLS for an smtps URL and for a URL with a user name. */
export class SmtpMailer extends Mailer {
  readonly isSet = true
  readonly #transport: Transporter

  constructor(private readonly options: Options) {
    super()
    const { protocol, hostname, port, username, password } = new URL(options.url)
    const isEncrypted = protocol === 'smtps:'
    this.#transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (isEncrypted ? 465 : 587),
      secure: isEncrypted,
      requireTLS: username !== '',
      ...(username
        ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
        : {}),
      // Mail content must not make the mailer read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    })
  }

  async send({ to, subject, text }: Mail): Promise<boolean> {
    try {
      await this.#transport.sendMail({
        from: this.options.from,
        to: { name: '', address: to },
        subject,
        text,
      })
      return true
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      // Reports only codes, because the error message may contain the address.
      this.options.onFailure([code, responseCode].filter(Boolean).join(' ') || 'unknown')
      return false
    }
  }
}
