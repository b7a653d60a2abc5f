import { hash } from 'node:crypto'
import {
  CONTACT_FIELDS,
  type ContactCandidate,
  type ContactField,
  type ContactPerson,
} from '#domain/contacts/contact'
import { ContactProvider } from '#domain/contacts/contact_provider'

/** A provider that, by seed, finds a contact, finds none, is slow, or fails. */
export class FailingProvider extends ContactProvider {
  readonly fields = CONTACT_FIELDS
  readonly deadlineMs = 200

  constructor(
    readonly name: string,
    private readonly seed: number
  ) {
    super()
  }

  async find(field: ContactField, { email }: ContactPerson): Promise<ContactCandidate[]> {
    const chance = hash('sha256', `${this.seed} ${this.name} ${field} ${email}`, 'buffer')[0] / 256
    if (chance < 0.2) throw new Error('out of reach')
    if (chance < 0.22) return new Promise(() => {})
    await new Promise((resolve) => setTimeout(resolve, chance * 20))
    if (chance < 0.6) return []
    const value = field === 'phone' ? '+14155552671' : `${field}.${email}`
    return [{ value, lastSeen: null, basis: 'stated', probability: 0.9 }]
  }
}
