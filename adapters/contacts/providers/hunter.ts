import type { ContactCandidate, ContactField, ContactPerson } from '#domain/contacts/contact'
import { parseEmail } from '#domain/people/emails/emails'
import { parseName } from '#domain/people/names/names'
import { ContactProvider } from '#domain/contacts/contact_provider'
import { requestApi, refuse } from './json_api.js'

/** Score that Hunter gives an address, from 0 to 100. An unverified address with a lower score is a guess. */
const STATED_SCORE = 80

/** Hunter's e-mail finder: https://hunter.io/api-documentation/v2#email-finder */
export class Hunter extends ContactProvider {
  readonly name = 'hunter'
  readonly fields = ['work_email'] as const
  readonly deadlineMs = 20_000

  constructor(
    private readonly key: string,
    private readonly base = 'https://api.hunter.io'
  ) {
    super()
  }

  async find(_field: ContactField, person: ContactPerson, signal: AbortSignal): Promise<ContactCandidate[]> {
    const url = this.#url(person)
    if (!url) return []
    const answer = await requestApi(this.name, url, { headers: { 'x-api-key': this.key }, signal })
    // 404: no such person. 451: the person asked to be removed.
    if (answer.status === 404 || answer.status === 451) return []
    const data = answer.body?.data
    if (answer.status !== 200 || typeof data !== 'object' || data === null) refuse(this.name, answer)
    return candidatesOf(data)
  }

  /** Returns null when the person's data is not enough for a request. */
  #url({ name, domains, companies }: ContactPerson): URL | null {
    if (!name || (domains.length === 0 && companies.length === 0)) return null
    const { given, particles, family } = parseName(name)
    const url = new URL('/v2/email-finder', this.base)
    if (domains.length > 0) url.searchParams.set('domain', domains[0])
    else url.searchParams.set('company', companies[0])
    if (given && family) {
      url.searchParams.set('first_name', given)
      url.searchParams.set('last_name', [particles, family].filter(Boolean).join(' '))
    } else url.searchParams.set('full_name', name)
    return url
  }
}

function candidatesOf(data: {
  email?: unknown
  score?: unknown
  sources?: { last_seen_on?: unknown }[]
  verification?: { status?: unknown; date?: unknown }
}): ContactCandidate[] {
  const email = typeof data.email === 'string' ? parseEmail(data.email) : null
  if (!email || data.verification?.status === 'invalid') return []
  const score = typeof data.score === 'number' ? data.score : 0
  const days = [data.verification?.date, ...(data.sources ?? []).map((source) => source.last_seen_on)]
  const seen = days.flatMap((day) =>
    typeof day === 'string' && Date.parse(day) ? [new Date(day).toISOString()] : []
  )
  const isVerified = data.verification?.status === 'valid'
  return [
    {
      value: `${email.local}@${email.domain}`.toLowerCase(),
      lastSeen: seen.sort().at(-1) ?? null,
      basis: isVerified ? 'verified' : score >= STATED_SCORE ? 'stated' : 'guessed',
      probability: score / 100,
    },
  ]
}
