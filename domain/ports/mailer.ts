export type Mail = {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

/** Sends mail to the users of the console. */
export abstract class Mailer {
  /** Whether mail can be sent at all. */
  abstract readonly isSet: boolean

  /** Hands a mail to the server; whether it took it. Never throws: what went wrong is in the log. */
  abstract send(mail: Mail): Promise<boolean>
}
