export type Mail = {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

export abstract class Mailer {
  /** Whether mail is configured. */
  abstract readonly isSet: boolean

  /** Sends a mail. Returns false if the server did not accept it. Never throws; logs errors. */
  abstract send(mail: Mail): Promise<boolean>
}
