import { compareNames } from '#domain/people/names/names'
import { handleLikeness } from '#domain/people/names/handles'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { fold } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import type { Block } from '../../page.js'
import { hasTownLine, isAddress, placeOfAddress } from '../values/addresses.js'
import { cardsOf } from '../layout/card_regions.js'
import { addEmail, addPhone, addPlace, emailsIn, phonesIn } from '../add_claims.js'
import { placeLines } from './place_lines.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

const SUPPORT =
  /\b(?:support|help|customer (?:care|service)|kundenservice|kundendienst|hilfe|service client|assistance|aide|soporte|atención al cliente|ayuda|suporte|atendimento|ajuda)\b/iu
const NOT_SUPPORT = /\b(?:supported|supporters?|supports)\b/iu

/**
 * The maximum number of comparisons of addresses with names per page. A staff list has a few hundred of each.
 */
const MAX_NAME_COMPARISONS = 60_000
/**
 * The maximum number of characters per page that are searched for phone numbers. This search is the slowest
 * step.
 */
const MAX_PHONE_CHARACTERS = 300_000
/** In a longer line about a person, digits without a country code are likely an identifier. */
const MAX_BARE_PHONE_LINE = 120
/** Shorter words of a name are parts of many addresses. */
const MIN_WORD = 4
/** What remains of the two limits per page. */
type Budget = { comparisons: number; characters: number }

/** Extracts contacts and postal addresses from text outside of cards. */
export function fromContacts(reading: Reading): void {
  const { owner, subject, isArticle } = reading
  const budget: Budget = { comparisons: MAX_NAME_COMPARISONS, characters: MAX_PHONE_CHARACTERS }
  const inCards = new Set<number>()
  for (const card of cardsOf(reading))
    if (card.name !== subject?.name) for (let i = card.start; i < card.end; i++) inCards.add(i)
  for (const [i, block] of minedBlocks(reading)) {
    if (inCards.has(i)) {
      addOwnEmails(reading, block.text, budget)
      continue
    }
    const who = block.boilerplate || isArticle ? owner : (subject ?? owner)
    if (!who) continue
    const mention = mentionOf(reading, who)
    for (const { email, quote } of emailsIn(block.text))
      addEmail(
        reading,
        holderOf(reading, email, mention, budget),
        email,
        { quote: quoteWith(block.text, quote), method: 'sentence' },
        isSupportBeside(block.text, quote)
      )
    if ((!block.boilerplate || mention.entity === 'company') && mayHavePhone(block.text, budget))
      for (const { quote } of phonesIn(reading, block.text))
        if (
          (mention.entity === 'company' ||
            quote.startsWith('+') ||
            block.text.length <= MAX_BARE_PHONE_LINE) &&
          !/\b(?:fax|telefax)\b/i.test(block.text.slice(0, block.text.indexOf(quote)).slice(-20))
        )
          addPhone(reading, mention, quote, { quote: quoteWith(block.text, quote), method: 'sentence' })
    if (mention.entity === 'company' && !isArticle && isAddress(block.text)) {
      const place = placeOfAddress(block.text)
      if (place) addPlace(reading, mention, place, { quote: block.text, method: 'label' })
    }
  }
  addressRegions(reading)
  addressLines(reading)
  placeLines(reading)
}

/** Adds a card's e-mail addresses that match the subject's name, even if the card is somebody else's. */
function addOwnEmails(reading: Reading, text: string, budget: Budget): void {
  const who = reading.subject ?? reading.owner
  if (who?.entity !== 'person' || reading.isArticle || !/@|\bat\b|[[({]/i.test(text)) return
  for (const { email, quote } of emailsIn(text))
    if (budget.comparisons-- > 0 && isNamedLike(email, who.name))
      addEmail(reading, mentionOf(reading, who), email, { quote: quoteWith(text, quote), method: 'sentence' })
}

function isNamedLike(email: string, name: string): boolean {
  const words = nameWords(email)
  return words.length > 1 && compareNames(words.join(' '), name) > 0.95
}

const nameWords = (email: string): string[] =>
  fold(parseEmail(email)?.local ?? '')
    .split(/[._+-]|\d+/)
    .filter((word) => word.length > 1)

function mayHavePhone(text: string, budget: Budget): boolean {
  if (!/\d/.test(text) || budget.characters <= 0) return false
  budget.characters -= text.length
  return true
}

/** Reads `<address>` elements with several lines. */
function addressRegions(reading: Reading) {
  const { page, owner, isArticle } = reading
  if (owner?.entity !== 'company' || isArticle) return
  for (const { tag, start, end } of page.regions.slice(0, 5000)) {
    if (tag !== 'address' || end - start < 2 || end - start > 10 || !reading.isMined(start)) continue
    const text = page.blocks
      .slice(start, end)
      .map((block) => block.text)
      .join('\n')
    const place = placeOfAddress(text)
    if (place && text.length <= 300)
      addPlace(reading, mentionOf(reading, owner), place, { quote: text, method: 'label' })
  }
}

/** The maximum number of lines above a town that belong to its address. */
const LINES_ABOVE = 2
const MAX_LINE_LENGTH = 160

/**
 * Reads addresses over several lines: street, then postcode and town. Only the first address of the text and
 * the first one of the footer count, because branches and partners follow the main address.
 */
function addressLines(reading: Reading) {
  const { page, owner, subject, isArticle } = reading
  if (!owner || isArticle || (owner.entity === 'person' && subject?.name !== owner.name)) return
  const done = { text: false, footer: false }
  for (const [i, block] of minedBlocks(reading)) {
    const part = block.boilerplate ? 'footer' : 'text'
    if (
      done[part] ||
      block.kind === 'heading' ||
      block.text.length > MAX_LINE_LENGTH ||
      IS_DATED.test(block.text) ||
      !hasTownLine(block.text)
    )
      continue
    let start = i
    while (start > 0 && i - start < LINES_ABOVE && isSameAddress(page.blocks[start - 1], block)) start--
    const end = page.blocks[i + 1] && isSameAddress(page.blocks[i + 1], block) ? i + 2 : i + 1
    const whole = page.blocks.slice(start, end).map(({ text }) => text)
    const place = placeOfAddress(whole.join('\n'))
    if (!place || IS_DATED.test(whole.join('\n'))) continue
    const quote = whole.slice(0, i + 1 - start).join('\n')
    addPlace(reading, mentionOf(reading, owner), place, { quote, method: 'label' })
    done[part] = true
  }
}

/** Matches dates of jobs and events, which have places of their own. */
const IS_DATED =
  /\b(?:jan|feb|mar|mär|apr|may|mai|mag|giu|jun|jul|lug|aug|ago|sep|set|oct|okt|ott|out|nov|dec|dez|dic|déc)\p{L}*\.?(?: \d{1,2})?,? (?:19|20)\d\d\b|\b(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)\d\d|present|heute|now)/iu

const isSameAddress = ({ kind, text, boilerplate }: Block, town: Block): boolean =>
  kind !== 'heading' && boilerplate === town.boilerplate && text.length <= 90 && !/[!?]|@|https?:/.test(text)

/**
 * Returns the person whose name forms the e-mail address, or `otherwise`. On a company's page, a looser match
 * such as `jdoe@` is enough if only one person matches.
 */
function holderOf({ book }: Reading, email: string, otherwise: Mention, budget: Budget): Mention {
  const words = nameWords(email)
  const people = book
    .mentions()
    .filter(({ entity, name }) => entity === 'person' && name !== null && budget.comparisons-- > 0)
  const named =
    words.length < 2 ? undefined : people.find(({ name }) => compareNames(words.join(' '), name!) > 0.95)
  if (named || otherwise.entity === 'person' || emailKind(email) === 'role') return named ?? otherwise
  const local = parseEmail(email)?.local ?? ''
  const isAlike = (name: string) =>
    handleLikeness(local, name) !== 'unlike' ||
    fold(name)
      .split(/\s/)
      .some((word) => word.length >= MIN_WORD && fold(local).includes(word))
  const alike = people.filter(({ name }) => isAlike(name!))
  return alike.length === 1 ? alike[0] : otherwise
}

const isSupportBeside = (text: string, quote: string): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(quote))).slice(-60)
  return SUPPORT.test(before) && !NOT_SUPPORT.test(before)
}

/** Returns the whole line if it is short, or else only the quote. */
const quoteWith = (text: string, quote: string) => (text.length <= 160 && text.includes(quote) ? text : quote)
