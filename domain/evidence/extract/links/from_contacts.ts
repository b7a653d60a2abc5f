import { compareNames } from '#domain/people/names/names'
import { parseEmail } from '#domain/people/emails/emails'
import { fold } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import { isAddress, placeOfAddress } from '../values/addresses.js'
import { cardsOf } from '../layout/card_regions.js'
import { addEmail, addPhone, addPlace, emailsIn, phonesIn } from '../fields.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

const SUPPORT =
  /\b(?:support|help|customer (?:care|service)|kundenservice|kundendienst|hilfe|service client|assistance|aide|soporte|atención al cliente|ayuda|suporte|atendimento|ajuda)\b/iu
const NOT_SUPPORT = /\b(?:supported|supporters?|supports)\b/iu

/** Names that the addresses of one page are compared with, in all: of a staff list's some hundred addresses each with each. */
const MAX_COMPARISONS = 60_000
/** Characters with digits that are looked through for telephone numbers: the costliest look of all. */
const MAX_PHONE_TEXT = 300_000
/** What may still be looked at of a page. */
type Budget = { comparisons: number; characters: number }

/** Claims of addresses, numbers and e-mail addresses in running text and contact blocks that stand in nobody's card. */
export function fromContacts(reading: Reading): void {
  const { owner, subject, isArticle } = reading
  const budget: Budget = { comparisons: MAX_COMPARISONS, characters: MAX_PHONE_TEXT }
  const inCards = new Set<number>()
  for (const card of cardsOf(reading))
    if (card.name !== subject?.name) for (let i = card.start; i < card.end; i++) inCards.add(i)
  for (const [i, block] of minedBlocks(reading)) {
    if (inCards.has(i)) continue
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
        if (!/\b(?:fax|telefax)\b/i.test(block.text.slice(0, block.text.indexOf(quote)).slice(-20)))
          addPhone(reading, mention, quote, { quote: quoteWith(block.text, quote), method: 'sentence' })
    if (mention.entity === 'company' && !isArticle && isAddress(block.text)) {
      const place = placeOfAddress(block.text)
      if (place) addPlace(reading, mention, place, { quote: block.text, method: 'label' })
    }
  }
  addressRegions(reading)
}

function mayHavePhone(text: string, budget: Budget): boolean {
  if (!/\d/.test(text) || budget.characters <= 0) return false
  budget.characters -= text.length
  return true
}

/** `<address>` elements over several lines. */
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

/** A mail address made of a known person's name is that person's. */
function holderOf({ book }: Reading, email: string, otherwise: Mention, budget: Budget): Mention {
  const local = parseEmail(email)?.local ?? ''
  const words = fold(local)
    .split(/[._+-]|\d+/)
    .filter((word) => word.length > 1)
  if (words.length < 2) return otherwise
  const person = book
    .mentions()
    .find(
      (mention) =>
        mention.entity === 'person' &&
        mention.name !== null &&
        budget.comparisons-- > 0 &&
        compareNames(words.join(' '), mention.name) > 0.95
    )
  return person ?? otherwise
}

const isSupportBeside = (text: string, quote: string): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(quote))).slice(-60)
  return SUPPORT.test(before) && !NOT_SUPPORT.test(before)
}

/** The line that an address stands in where it is short, else the address. */
const quoteWith = (text: string, quote: string) => (text.length <= 160 && text.includes(quote) ? text : quote)
