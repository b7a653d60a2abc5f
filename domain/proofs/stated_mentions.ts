import { isDeepStrictEqual } from 'node:util'
import type { Mention } from '#domain/evidence/claim'

/**
 * Reports whether the mentions that a basis states are the extracted ones, apart from claims that a language
 * model added. Mentions that the model added come after the extracted ones and have only claims of the model.
 */
export function isExtracted(stated: readonly Mention[], extracted: readonly Mention[]): boolean {
  const own = stated.slice(0, extracted.length).map((mention) => ({
    ...mention,
    claims: mention.claims.filter(({ method }) => method !== 'model'),
  }))
  const added = stated.slice(extracted.length)
  return isDeepStrictEqual(own, JSON.parse(JSON.stringify(extracted))) && added.every(isOfModel)
}

const isOfModel = ({ own, links, home, claims }: Mention): boolean =>
  !own && links.length === 0 && home === undefined && claims.every(({ method }) => method === 'model')
