import type { PageHint } from '#domain/evidence/page_hint'
import type { Block } from '#domain/evidence/page'
import type { ReadPage } from '#domain/evidence/page_parser'
import { isPerson } from '#domain/evidence/extract/recognisers'
import { compareNames, namesConflict, unspacedName } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import { addressLikeness, showsAddress } from '../identity/row_addresses.js'
import type { Subject } from '../subject.js'

/** Names at least this similar may be one person's. */
const SIMILAR = 0.6
/** The maximum number of characters of a line that is only a name. */
const MAX_NAME_LINE = 60
/** The maximum number of blocks from a mailbox up to the name of its owner. */
const ABOVE = 8
/** Matches marks and bullets around a name. */
const AROUND = /^[^\p{L}]+|(?<=\p{L})[^\p{L}.)]+$/gu

/**
 * Returns a hint that a page mentions the person of a row: its text has the name, or a line that is
 * a form of the name, but extraction did not recognise a person there. For a row without a name, a
 * line above the row's mailbox must be like the mailbox. Returns null for profiles and companies.
 */
export function mentionHintFor(subject: Subject, { page, mentions }: ReadPage): PageHint | null {
  const { entity, name } = subject
  if (entity !== 'person' || networkOf(page.url)) return null
  const written = name ? nameOn(page, name) : bearerOf(subject, page.blocks)
  const isKnown = (given: string) =>
    mentions.some(
      (one) => one.entity === 'person' && one.name !== null && compareNames(given, one.name) >= SIMILAR
    )
  if (!written || isKnown(written)) return null
  return { entity, name: written, home: page.url, isMention: true }
}

/** Returns the name as given if the text has it, else the first line that is a form of it. */
function nameOn({ text, blocks }: ReadPage['page'], name: string): string | null {
  const unspaced = unspacedName(name)
  if (unspaced !== null) return text.replace(/\s+/gu, '').includes(unspaced) ? name : null
  if (text.toLowerCase().includes(name.toLowerCase())) return name
  const last = name.split(/\s+/).at(-1)!
  return (
    blocks
      .filter((block) => block.text.length <= MAX_NAME_LINE && block.text.includes(last))
      .map(lineName)
      .find((line) => isPerson(line) && compareNames(name, line) >= SIMILAR && !namesConflict(name, line)) ??
    null
  )
}

/** Returns the nearest name above the row's mailbox that is like the mailbox, or null. */
function bearerOf(subject: Subject, blocks: readonly Block[]): string | null {
  const { email } = subject
  if (!email) return null
  const at = blocks.findIndex(({ text }) => showsAddress(text, email))
  const above = at < 0 ? [] : blocks.slice(Math.max(0, at - ABOVE), at)
  return (
    above
      .filter(({ text }) => text.length <= MAX_NAME_LINE)
      .map(lineName)
      .findLast((line) => isPerson(line) && addressLikeness(subject, line) > 0) ?? null
  )
}

const lineName = ({ text }: Block): string => text.replace(AROUND, '')
