import { countryCode } from '#domain/people/places/places'
import { fold } from '#domain/people/text/text'
import { addPlace } from '../add_claims.js'
import { isPlace } from '../recognisers.js'
import { townOfStreetLine } from '../values/addresses.js'
import { minedBlocks, mentionOf, type NamedEntity, type Reading } from '../reading.js'

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
  if (owner?.entity === 'person' && !isArticle) ownPlace(reading, owner)
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

/** The maximum number of blocks read per page. A page with a list may have thousands. */
const MAX_BLOCKS = 3000
/** The maximum number of blocks from a person's name to the place. */
const MAX_DISTANCE = 8
/** Folded headings of sections about the person and not about a job, a school or an event. */
const OF_PERSON =
  /^(?:about|contact|kontakt|contatt|contato|contacto|uber|a propos|sobre|chi sono|profil|coordonnees|adresse|hello|hi)/

/**
 * Adds the place of a site's owner: the first short line that is only a town with its country or
 * state, or a street and a town. The line must be near the name, in a section about the owner, or
 * in boilerplate.
 */
function ownPlace(reading: Reading, owner: NamedEntity): void {
  const { page, subject } = reading
  if (subject?.name !== owner.name) return
  let named = -1
  for (const [i, { kind, text, runs, section, boilerplate }] of minedBlocks(reading)) {
    if (i > MAX_BLOCKS) return
    if (text.length <= MAX_LINE && text.includes(owner.name)) named = i
    const isNear = named >= 0 && i > named && i - named <= MAX_DISTANCE
    const isOwn = section === null || section.includes(owner.name) || OF_PERSON.test(fold(section))
    if (kind === 'heading' || !(boilerplate || (isOwn && (isNear || section !== null)))) continue
    if (text.length > MAX_OWN_LINE) continue
    const line = [text, ...runs]
      .flatMap((run) => [run, ...run.split(BETWEEN)])
      .map((run) => run.replace(BEFORE_PLACE, '').replace(BASED, '').trim())
      .map(placeOfLine)
      .find((place) => place !== null)
    if (!line) continue
    addPlace(reading, mentionOf(reading, owner), line, {
      quote: page.blocks[i].text,
      method: 'label',
    })
    return
  }
}

const MAX_OWN_LINE = 160
/** Matches an icon or a label in front of a place. */
const BEFORE_PLACE =
  /^[^\p{L}]*(?:(?:location|ubicaci[óo]n|localiza[çc][ãa]o|standort|wohnort|lieu|luogo|locatie|adresse|address)\s)?/iu
/** Matches marks between the parts of a line. */
const BETWEEN = /\s?[·•|/]\s|\s[·•|/]\s?/u
/** Returns the town of a line that is only a town with its country or state, or only an address. */
function placeOfLine(text: string): string | null {
  if (text.length > MAX_LINE || BETWEEN.test(text)) return null
  const town = text.replace(/\s[-–—]\s/g, ', ')
  return isTownLine(town) ? town : townOfStreetLine(text)
}

function isTownLine(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim())
  const last = parts.at(-1)!
  const isWide = STATE.test(last) || countryCode(last) !== null
  return parts.length > 1 && parts.length < 5 && isWide && isPlace(text)
}
