import { validationFailed } from '#domain/errors'
import { parseEmail } from '#domain/people/emails/emails'

/** The e-mail address that a user signs in with, in lower case. Throws `validation_failed` for anything else. */
export function readEmail(given: string): string {
  const parsed = /[<>:]/.test(given) ? null : parseEmail(given)
  if (!parsed) throw validationFailed({ email: ['must be an e-mail address'] })
  return `${parsed.local.toLowerCase()}@${parsed.domain}`
}
