export type Mail = {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

/** Sends mail to the users of the console. */
export abstract class Mailer {
  /** Whether mail is configured. */
  abstract readonly isSet: boolean

  /** Sends a mail; false if the server did not accept it. Never throws; errors go to the log. */
  abstract send(mail: Mail): Promise<boolean>
}
