import { Mailer } from '#domain/ports/mailer'

/** Sends nothing. Used when SMTP_URL or MAIL_FROM is not set. */
export class NoMailer extends Mailer {
  readonly isSet = false

  async send(): Promise<boolean> {
    return false
  }
}
