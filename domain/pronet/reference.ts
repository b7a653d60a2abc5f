import { parseProfile, profileKey } from '#domain/people/networks/networks'

/** A profile on the network. */
export type PronetRef = {
  kind: 'person' | 'company'
  /** The canonical URL. */
  url: string
  /** Equal for every spelling of the URL, such as `pronet:in/zoe`. */
  key: string
}

/** Parses a URL, a vanity slug or an @handle of the given kind; null for anything else. */
export function pronetRef(text: string, kind: PronetRef['kind']): PronetRef | null {
  // A bare slug defaults to a person.
  const slug = text.trim().replace(/^@/, '')
  const written = kind === 'company' && /^[^/:.\s]+$/.test(slug) ? `company/${slug}` : text
  const profile = parseProfile(written, 'pronet')
  if (profile?.kind !== kind) return null
  return { kind, url: profile.url, key: profileKey(profile) }
}
