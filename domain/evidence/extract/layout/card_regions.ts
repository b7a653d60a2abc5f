import type { Block, Page, PageLink } from '../../page.js'
import { isPerson, isPlace, isTitle } from '../recognisers.js'
import { meaningOf } from '../labels/label_meaning.js'
import type { Reading } from '../reading.js'
import { isGenericHeading } from './headings.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import { namesOccupation } from '../titles/occupations.js'

/** A person's card: the block with the name, and all blocks and links of the card. */
export type CardRegion = { name: string; at: number; start: number; end: number; links: PageLink[] }

const MAX_CARD_BLOCKS = 12
const MAX_CARDS = 3000
const MAX_CARD_LINKS = 40
/** Longer lines with a sought name are sentences or lists. */
const MAX_SOUGHT_LINE = 60
/** Further links of a card's element are ignored. */
const MAX_REGION_LINKS = 100
const cardCache = new WeakMap<Reading, CardRegion[]>()

/** Returns the possible cards of a page: each person's name with its surroundings. */
export function cardsOf(reading: Reading): CardRegion[] {
  let cards = cardCache.get(reading)
  if (!cards) cardCache.set(reading, (cards = readCards(reading)))
  return cards
}

function readCards(reading: Reading): CardRegion[] {
  const { page } = reading
  const names: { at: number; name: string }[] = []
  page.blocks.forEach((block, at) => {
    if (names.length >= MAX_CARDS) return
    if (block.boilerplate || block.text.length > 220 || !reading.isMined(at) || isNoName(block.text)) return
    const name = nameIn(block.text, block.runs) ?? soughtIn(block, reading.sought)
    if (name) names.push({ at, name })
  })
  const regions = enclosing(
    page,
    names.map(({ at }) => at)
  )
  return names.map(({ at, name }, i) => {
    const region = regions.get(at)
    if (region) return { name, at, ...region }
    const next = names[i + 1]?.at ?? page.blocks.length
    const end = Math.min(flatEnd(page, at, next), at + MAX_CARD_BLOCKS)
    return {
      name,
      at,
      start: at,
      end,
      links: linksWithin(page, at, end),
    }
  })
}

/** Whether a line is only a place, such as `Rio de Janeiro (RJ)`, or names a section or fact. */
const isNoName = (text: string): boolean =>
  isGenericHeading(text) || meaningOf(text) !== null || (isPlace(text) && !isNamedLikePerson(text))

/** Returns the sought name if a heading or a short line has it. */
const soughtIn = ({ kind, text }: Block, sought: string | null): string | null =>
  sought !== null && text.includes(sought) && (kind === 'heading' || text.length <= MAX_SOUGHT_LINE)
    ? sought
    : null

/**
 * Returns the name in a block: its whole text, its start, or its end after a title. Null if there is no name.
 */
function nameIn(text: string, runs: readonly string[]): string | null {
  const last = nameAfter(text)
  if (last) return last
  if (isPerson(text)) return text
  const plain = text
    .replace(/(?<!\s)\s*\((?:she|he|they|elle|il|ella|él|sie|er)\b[^)]*\)/iu, '')
    .replace(/,\s*(?:Ph\.?D\.?|MBA|M\.?D\.?|CPA|CFA|PMP|Esq\.?)$/i, '')
  if (plain !== text && isPerson(plain)) return plain
  if (runs.length > 1) {
    const [first] = runs
    const bare = first.replace(/(?<![\s,:–—-])[\s,:–—-]+$/u, '')
    if (isPerson(bare)) return bare
  }
  return nameBefore(text) ?? nameBefore(runs[0] ?? '')
}

/** Returns the name in `Jane Doe – CTO` or `Jane Doe (CTO)`; null for other lines. */
function nameBefore(line: string): string | null {
  const [, before, after] =
    /^(.{3,60}?)(?:,\s+(?!\s)|\s+[–—|·•-]\s+(?!\s)|:\s+(?!\s)|\s*\()(.+?)\)?$/u.exec(line) ?? []
  if (!before || !isPerson(before)) return null
  return isTitle(after) || isTitle(after.split(/,\s+|(?<!\s)\s+[–—|·•-]\s+/u)[0]) ? before : null
}

/** Returns the name in `Vet – Jane Doe`; null for other lines. */
function nameAfter(line: string): string | null {
  const [, before, name] = /^([^–—|·•:-]{3,60}?)\s[–—|·•-]\s+(\p{Lu}[^–—|·•:]{3,60})$/u.exec(line) ?? []
  if (!name || !isPerson(name) || !isTitle(before)) return null
  return isNamedLikePerson(name) || namesOccupation(before) ? name : null
}

/** Returns, for each name, the largest element of card size that contains no other name. */
function enclosing(page: Page, at: readonly number[]): Map<number, Omit<CardRegion, 'name' | 'at'>> {
  const found = new Map<number, Omit<CardRegion, 'name' | 'at'>>()
  for (const region of page.regions) {
    const first = firstFrom(at, region.start, (block) => block)
    const isAlone = at[first] < region.end && !(at[first + 1] < region.end)
    if (!isAlone || found.has(at[first]) || region.end - region.start > MAX_CARD_BLOCKS) continue
    const holdsMore =
      region.end - region.start > 1 ||
      region.lastLink > region.firstLink ||
      /^(?:article|li|tr|figure)$/.test(region.tag)
    if (!holdsMore || /^(?:html|body|main)$/.test(region.tag)) continue
    const links = page.links.slice(
      region.firstLink,
      Math.min(region.lastLink, region.firstLink + MAX_REGION_LINKS)
    )
    found.set(at[first], { start: region.start, end: region.end, links })
  }
  return found
}

/**
 * Returns the end of a card without its own element: the next name, boilerplate or heading. Below a
 * name in a heading, only a heading of the same or a higher level ends the card.
 */
function flatEnd(page: Page, at: number, next: number): number {
  const { kind, level } = page.blocks[at]
  for (let i = at + 1; i < next; i++) {
    const block = page.blocks[i]
    if (block.boilerplate || (block.kind === 'heading' && (kind !== 'heading' || block.level! <= level!)))
      return i
  }
  return next
}

/** Returns the first links of blocks `start` to `end`. Links are in block order. */
function linksWithin({ links }: Page, start: number, end: number): PageLink[] {
  const first = firstFrom(links, start, (link) => link.block)
  const found = links.slice(first, first + MAX_CARD_LINKS)
  return found.filter((link) => link.block < end)
}

/** Returns the index of the first entry at or after `place`, by binary search. */
function firstFrom<T>(list: readonly T[], place: number, placeOf: (one: T) => number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (placeOf(list[middle]) < place) low = middle + 1
    else high = middle
  }
  return low
}
