import { Mailer } from '#domain/ports/mailer'

/** Used when SMTP_URL or MAIL_FROM is not set: sends nothing. */
export class NoMailer extends Mailer {
  readonly isSet = false

  async send(): Promise<boolean> {
    return false
  }
}
