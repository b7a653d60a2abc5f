import { countryCode } from '#domain/people/places/places'
import { fold } from '#domain/people/text/text'
import { addPlace } from '../add_claims.js'
import { isPlace } from '../recognisers.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

const MAX_LINE = 80
/** Matches folded headings and addresses of pages about contacts. */
const CONTACT =
  /contact|kontakt|contatt|contato|in touch|find us|visit us|reach us|our (?:address|location)|anfahrt|adresse|direccion|endereco|indirizzo|nous trouver|donde estamos|onde estamos|dove siamo|bereikbaar/
/** Matches what stands before a place that is a company's seat. */
const BASED =
  /^\P{L}*(?:based|located|headquartered|mit sitz|ansässig|bas[ée]e? |situ[ée]e? |con sede|com sede|gevestigd)\s?(?:in|at|en|em|a|à)\s(?=\p{Lu})/iu
/** A state of the USA, Canada or Australia after a town. */
const STATE = /^\p{Lu}{2,3}$/u

/**
 * Adds the first line that is only a town with its country or state, in a company's contact section
 * or after words such as `based in`. Such lines have no street.
 */
export function placeLines(reading: Reading): void {
  const { page, owner, isArticle } = reading
  if (owner?.entity !== 'company' || isArticle) return
  const isContactPage = CONTACT.test(fold(new URL(page.url).pathname))
  for (const [, { kind, text, section }] of minedBlocks(reading)) {
    if (kind === 'heading' || text.length > MAX_LINE) continue
    const isBased = BASED.test(text)
    if (!isBased && !isContactPage && !(section && CONTACT.test(fold(section)))) continue
    const place = text.replace(BASED, '').replace(/\.$/, '').trim()
    if (!isTownLine(place)) continue
    addPlace(reading, mentionOf(reading, owner), place, { quote: text, method: 'label' })
    return
  }
}

function isTownLine(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim())
  const last = parts.at(-1)!
  const isWide = STATE.test(last) || countryCode(last) !== null
  return parts.length > 1 && parts.length < 5 && isWide && isPlace(text)
}
