import { displayLocation } from '#domain/people/places/display_location'
import { filterPaths, type SearchFilters } from '#domain/search/request'
import type { StoredPerson } from '#domain/search/people_document'
import env from '#start/env'
import type { ContentField } from './contents.js'

/** Shapes a search result. `place` is the zero-based position among `count` results. */
export function shapeResult(
  person: StoredPerson,
  place: number,
  count: number,
  fields: readonly ContentField[],
  filters: SearchFilters
) {
  const score = (count - place) / count
  return {
    person: {
      person_id: person.person_id,
      resolution_source: env.get('SERVICE_NAME'),
      identity_verified: false,
      confidence: score,
      contact_status: 'requires_enrichment',
      ...selected(person, fields),
    },
    score,
    filter_match: Object.fromEntries(filterPaths(filters).map((path) => [path, { basis: 'indexed_field' }])),
  }
}

/** Returns the requested fields. Unknown values are null. `socials` groups `socials.*`. */
function selected(person: StoredPerson, fields: readonly ContentField[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const socials: Record<string, string | null> = {}
  for (const field of fields) {
    if (field.startsWith('socials.')) {
      const network = field.slice('socials.'.length)
      socials[network] = (network === 'pronet' ? person.pronet_url : person.socials?.[network]) ?? null
      values.socials = socials
    } else values[field] = plainValue(person, field)
  }
  return values
}

function plainValue(person: StoredPerson, field: ContentField): string | null {
  if (field === 'location') return displayLocation(person)
  if (field === 'pronet') return person.pronet_url ?? null
  return ((person as Record<string, unknown>)[field] as string | null | undefined) ?? null
}
