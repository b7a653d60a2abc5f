import { profileKey, parseProfile } from '#domain/people/networks/networks'
import { fold } from '#domain/people/text/text'
import type { PersonIdentity } from '#app/contacts/identity'
import { digest } from '#app/people/record_key'

/**
 * Hashes an identity to 32 hexadecimal digits. Ignores case, accents and the form of a profile URL.
 */
export function subjectOf(identity: PersonIdentity): string {
  if (identity.by === 'person_id') return digest(`person ${identity.personId}`)
  if (identity.by === 'pronet_url') return digest(profileKey(parseProfile(identity.url)!))
  if (identity.by === 'email') return digest(`email ${identity.email.toLowerCase()}`)
  return digest(`${fold(identity.name)} ${identity.domain ?? `at ${fold(identity.company)}`}`)
}
