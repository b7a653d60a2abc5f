import { isObject } from '#domain/is_object'
import type { RowBasis } from './row_basis.js'

/** The traces that an erasure leaves in a text or an object. */
const ERASED = /\[erased\]|"erased":true/

/** Returns a stored basis. Null if an erasure damaged it: the answers then cannot be re-derived. */
export function readBasis(json: string): RowBasis | null {
  if (isErasedText(json)) return null
  const basis: unknown = JSON.parse(json)
  return isReading(basis) ? (basis as RowBasis) : null
}

export const isErasedText = (json: string): boolean => ERASED.test(json)

/** Whether a value has the members that every basis has: the time, the names and the pages. */
export const isReading = (basis: unknown): basis is Record<string, unknown> =>
  isObject(basis) &&
  typeof basis.now === 'string' &&
  isTexts(basis.names) &&
  Array.isArray(basis.pages) &&
  basis.pages.every(isPage)

const isPage = (page: unknown): boolean =>
  isObject(page) &&
  typeof page.url === 'string' &&
  typeof page.observed_at === 'string' &&
  (page.via === undefined || (isTexts(page.via) && page.via.length > 0)) &&
  (page.mentions === undefined || (Array.isArray(page.mentions) && page.mentions.every(isMention)))

const isMention = (mention: unknown): boolean =>
  isObject(mention) && isTexts(mention.links) && Array.isArray(mention.claims)

const isTexts = (texts: unknown): texts is string[] =>
  Array.isArray(texts) && texts.every((one) => typeof one === 'string')
