import type { PageHint } from '#domain/evidence/page_hint'
import type { ReadPage } from '#domain/evidence/page_parser'
import { compareNames, unspacedName } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import type { Subject } from '../subject.js'

/** Names at least this similar may be one person's. */
const SIMILAR = 0.6

/**
 * Returns a hint that a page mentions the person of a row: its text has the name, but extraction
 * did not recognise the name as a person's. Returns null for profiles and companies.
 */
export function mentionHintFor({ entity, name }: Subject, { page, mentions }: ReadPage): PageHint | null {
  if (entity !== 'person' || !name || networkOf(page.url) || !has(page.text, name)) return null
  const isKnown = mentions.some(
    (one) => one.entity === 'person' && one.name !== null && compareNames(name, one.name) >= SIMILAR
  )
  return isKnown ? null : { entity, name, home: page.url, isMention: true }
}

function has(text: string, name: string): boolean {
  const unspaced = unspacedName(name)
  return unspaced === null
    ? text.toLowerCase().includes(name.toLowerCase())
    : text.replace(/\s+/gu, '').includes(unspaced)
}
