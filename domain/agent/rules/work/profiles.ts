import { type Entity, cite, setFact } from '../findings.js'
import { asList, asObject, asText, type Calls } from './calls.js'
import { identityOf } from './person_entities.js'

const STUDIED =
  /\b(?:studied|degree|graduated|bachelor|master|doctor|diploma|ph\.?d|b\.?sc|m\.?sc|mba|university|college|holds an?)\b/i
const WORKED = /\b(?:previously|before that|earlier|formerly|worked|was (?:an?|the)?)\b/i

export async function addProfiles(people: readonly Entity[], calls: Calls): Promise<void> {
  for (const person of people) {
    const identity = identityOf(person)
    if (!identity || 'email' in identity) continue
    const profile = await calls.call('person_profile', identity)
    if (!profile) return
    addProfile(person, profile)
  }
}

function addProfile(person: Entity, profile: Record<string, unknown>): void {
  const identity = asObject(profile.identity)
  const provenance = asObject(profile.provenance)
  const links = asList(profile.source_links).flatMap(({ url }) => asText(url) ?? [])
  const citedAt = (path: string) => {
    const url = asText(asObject(provenance[path]).source_url) ?? links[0]
    return url ? [cite(url, person.name)] : []
  }
  if (asText(identity.name)) {
    person.name = String(identity.name)
    setFact(person, 'name', identity.name, citedAt('identity.name'))
  }
  for (const key of ['title', 'company', 'location'] as const)
    setFact(person, key, identity[key], citedAt(`identity.${key}`))
  setFact(person, 'pronet_url', identity.pronet, citedAt('identity.pronet'))
  const cited = links.slice(0, 5).map((url) => cite(url, person.name))
  const summary = asText(profile.summary)
  setFact(person, 'summary', summary, cited)
  const sentences = summary ? summary.split(/(?<=[.!?])\s+(?=\p{Lu})/u) : []
  setFact(
    person,
    'education',
    sentences.filter((one) => STUDIED.test(one)),
    cited
  )
  setFact(
    person,
    'past_companies',
    sentences.filter((one) => WORKED.test(one)),
    cited
  )
  const interests = asList(asObject(profile.signals).interests).flatMap(({ name }) => asText(name) ?? [])
  setFact(person, 'interests', interests, citedAt('signals.interests.0'))
  for (const [i, { platform, url }] of asList(asObject(profile.presence).platforms).entries())
    if (platform !== 'pronet') setFact(person, String(platform), url, citedAt(`presence.platforms.${i}`))
}
