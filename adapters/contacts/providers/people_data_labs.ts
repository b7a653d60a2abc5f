import {
  CONTACT_FIELDS,
  type ContactCandidate,
  type ContactField,
  type ContactPerson,
} from '#domain/contacts/contact'
import { parseEmail } from '#domain/people/emails/emails'
import { parsePhone } from '#domain/people/phones/phones'
import { ContactProvider } from '#domain/contacts/contact_provider'
import { requestApi, refuse } from './json_api.js'

/** Minimum likelihood of a match, from 1 to 10. A less likely match is too often another person. */
const MIN_LIKELIHOOD = 6

type Answer = { probability: number; data: Record<string, unknown> } | null

/** Sends one request for all fields: https://docs.peopledatalabs.com/docs/person-enrichment-api */
export class PeopleDataLabs extends ContactProvider {
  readonly name = 'peopledatalabs'
  readonly fields = CONTACT_FIELDS
  readonly deadlineMs = 20_000
  readonly #requests = new WeakMap<ContactPerson, Promise<Answer>>()

  constructor(
    private readonly key: string,
    private readonly base = 'https://api.peopledatalabs.com'
  ) {
    super()
  }

  async find(field: ContactField, person: ContactPerson, signal: AbortSignal): Promise<ContactCandidate[]> {
    let request = this.#requests.get(person)
    if (!request) this.#requests.set(person, (request = this.#request(person, signal)))
    const answer = await request
    if (!answer) return []
    const lastSeen = timeOf(answer.data.job_last_verified)
    return valuesOf(field, answer.data).map((value) => ({
      value,
      lastSeen: field === 'work_email' ? lastSeen : null,
      basis: 'stated',
      probability: answer.probability,
    }))
  }

  async #request(person: ContactPerson, signal: AbortSignal): Promise<Answer> {
    const url = this.#url(person)
    if (!url) return null
    const answer = await requestApi(this.name, url, { headers: { 'x-api-key': this.key }, signal })
    if (answer.status === 404) return null
    const { data, likelihood } = answer.body ?? {}
    if (answer.status !== 200 || typeof data !== 'object' || data === null) refuse(this.name, answer)
    return { data, probability: typeof likelihood === 'number' ? likelihood / 10 : 0.5 }
  }

  #url({ pronetUrl, email, name, domains, companies }: ContactPerson): URL | null {
    const company = domains[0] ?? companies[0]
    if (!pronetUrl && !email && !(name && company)) return null
    const url = new URL('/v5/person/enrich', this.base)
    const given = { profile: pronetUrl, email, name, company }
    for (const [key, value] of Object.entries(given)) if (value) url.searchParams.set(key, value)
    url.searchParams.set('min_likelihood', String(MIN_LIKELIHOOD))
    return url
  }
}

/** Fields outside the key's plan are `true` instead of the value. */
function valuesOf(field: ContactField, data: Record<string, unknown>): string[] {
  const texts = (value: unknown) => [value].flat().filter((one) => typeof one === 'string')
  if (field === 'phone')
    return [...new Set([...texts(data.mobile_phone), ...texts(data.phone_numbers)])].flatMap(
      (text) => parsePhone(text)?.e164 ?? []
    )
  const addresses = texts(
    field === 'work_email' ? data.work_email : (data.recommended_personal_email ?? data.personal_emails)
  )
  return addresses.filter((text) => parseEmail(text) !== null).map((text) => text.toLowerCase())
}

const timeOf = (day: unknown): string | null =>
  typeof day === 'string' && !Number.isNaN(Date.parse(day)) ? new Date(day).toISOString() : null
