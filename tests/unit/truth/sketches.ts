import type { Claim, ClaimField, Mention } from '#domain/evidence/claim'
import type { PageCandidate } from '#domain/truth/identity/candidate'
import type { SeenPage } from '#domain/truth/identity/seen_page'
import { identify } from '#domain/truth/identity/identify'
import { initialEvidence } from '#domain/truth/identity/identity_evidence'
import { resolveIdentities } from '#domain/truth/identity/resolve_identities'
import { readSubject, type Row } from '#domain/truth/subject'

export const claim = (field: ClaimField, value: unknown, past = false): Claim =>
  ({ field, value, quote: String(value), method: 'profile', statedAt: null, past }) as Claim

/** A short notation for a mention and its page. */
export type Sketch = {
  url: string
  name?: string
  links?: string[]
  own?: boolean
  company?: string
  former?: string
  place?: string
  email?: string
  text?: string
  entity?: 'person' | 'company'
  siteOf?: string
  isAddressShown?: boolean
}

export function candidate({
  url,
  name,
  links = [],
  own = true,
  text = '',
  entity = 'person',
  ...said
}: Sketch): PageCandidate {
  const claims = [
    ...(said.company ? [claim('company', said.company)] : []),
    ...(said.former ? [claim('company', said.former, true)] : []),
    ...(said.place ? [claim(entity === 'person' ? 'location' : 'headquarters', said.place)] : []),
    ...(said.email ? [claim('email', said.email)] : []),
  ]
  const page: SeenPage = {
    url,
    via: [url],
    text,
    siteOf: said.siteOf ?? null,
    isAddressShown: said.isAddressShown,
  }
  return { page, mention: { entity, name: name ?? null, own, links, claims } satisfies Mention }
}

export const person = (row: Row) => readSubject('person', row)
export const company = (row: Row) => readSubject('company', row)
/** Returns the probability of a mention, given only the row. */
export const first = (subject: ReturnType<typeof person>, sketch: Sketch) => {
  const { mention, page } = candidate(sketch)
  return identify(subject, mention, page, initialEvidence(subject)).probability
}
/** Returns the probabilities of the mentions, resolved together. */
export const all = (subject: ReturnType<typeof person>, ...sketches: Sketch[]) =>
  resolveIdentities(subject, sketches.map(candidate)).identities.map(({ probability }) => probability)
