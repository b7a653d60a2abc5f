import type { ReadRequest } from '#domain/search/read_request'
import { filterPaths } from '#domain/search/request'
import { freshnessOf } from '#domain/search/verification/freshness'
import { groundingOf } from '#domain/search/verification/grounding'
import type { ContentField } from './contents.js'
import { shapeResult } from './shape_result.js'
import type { VerifiedResult } from './verified_people.js'

export type VerifiedRequest = ReadRequest & { type: 'auto' | 'deep' }

export const isVerified = (request: ReadRequest): request is VerifiedRequest =>
  request.type === 'auto' || request.type === 'deep'

export function shapeVerified(
  request: VerifiedRequest,
  found: readonly VerifiedResult[],
  fields: readonly ContentField[]
) {
  const { maxAgeDays, source } = freshnessOf(request, request.parsed)
  return {
    results: found.map((result, place) => ({
      ...shapeResult(provenPerson(result), place, found.length, fields, {}),
      filter_match: Object.fromEntries(
        filterPaths(request.filters).map((path) => [path, { basis: 'verified_evidence' }])
      ),
      verification: Object.fromEntries([...result.verdicts].map(([path, { proofs }]) => [path, proofs])),
    })),
    request: { freshness: { max_age_days: maxAgeDays, source } },
    grounding: { results: found.map(grounding) },
  }
}

/** Returns the person with proven values instead of indexed ones. */
function provenPerson({ person, facts }: VerifiedResult) {
  const proven = Object.fromEntries(
    (['title', 'company'] as const).flatMap((column) => {
      const value = facts.value(column)
      return value ? [[column, value]] : []
    })
  )
  const location = facts.value('location')
  const place = location ? { city: location, state: undefined, country: undefined } : {}
  return {
    ...person,
    ...proven,
    ...place,
    pronet_url: person.pronet_url ?? facts.value('pronet_url') ?? undefined,
  }
}

const grounding = ({ person, ...result }: VerifiedResult) => ({
  person_id: person.person_id,
  ...groundingOf(person.name, result),
})
