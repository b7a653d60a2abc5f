import { displayLocation } from '#domain/people/places/display_location'
import { type Link, LINK_CONFIDENCE } from '#domain/codehost/linking/link'

/** Shapes the linked profile and the match method. Both are null without a link. */
export function shapeLink(link: Link | null) {
  if (link === null) return { pronet: null, match: null }
  const { method, url, person } = link
  return {
    pronet: {
      url: person?.pronet_url ?? url,
      indexed: person !== null,
      person_id: person?.person_id ?? null,
      name: person?.name ?? null,
      title: person?.title ?? null,
      seniority: person?.seniority ?? null,
      company: person?.company ?? null,
      industry: person?.industry ?? null,
      location: displayLocation(person ?? {}),
    },
    match: { method, confidence: LINK_CONFIDENCE[method] },
  }
}
