import { validationFailed } from '#domain/errors'
import { parseEmail } from '#domain/people/emails/emails'

/** Returns a sign-in address in lower case. Throws `validation_failed` for an invalid address. */
export function readEmail(given: string): string {
  // `parseEmail` also accepts `Ada <ada@acme.example>` and `mailto:`.
  const parsed = /[<>:]/.test(given) ? null : parseEmail(given)
  if (!parsed) throw validationFailed({ email: ['must be an email address'] })
  return `${parsed.local.toLowerCase()}@${parsed.domain}`
}
