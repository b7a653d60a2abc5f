import { Mailer } from '#domain/ports/mailer'

/** Where no mail server is set: nothing is sent. */
export class NoMailer extends Mailer {
  readonly isSet = false

  async send(): Promise<boolean> {
    return false
  }
}
