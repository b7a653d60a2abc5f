import { parseProfile, profileKey } from '#domain/people/networks/networks'

/** Whose page on the network is meant. */
export type PronetRef = {
  kind: 'person' | 'company'
  /** The address in the network's own form. */
  url: string
  /** The same for every way of writing the address, as `pronet:in/zoe`. */
  key: string
}

/** Reads an address, a vanity slug or an @handle as a page of that kind (PN-004); null for anything else. */
export function pronetRef(text: string, kind: PronetRef['kind']): PronetRef | null {
  // A bare slug is a person's unless it says otherwise.
  const slug = text.trim().replace(/^@/, '')
  const written = kind === 'company' && /^[^/:.\s]+$/.test(slug) ? `company/${slug}` : text
  const profile = parseProfile(written, 'pronet')
  if (profile?.kind !== kind) return null
  return { kind, url: profile.url, key: profileKey(profile) }
}
