import { anywhere } from '#domain/people/text/phrases'
import type { Mention } from '../../claim.js'
import { type CardRegion, cardsOf } from './card_regions.js'
import { addEmail, addLinks, addPhone, addPlace, emailsIn, phonesIn } from '../add_claims.js'
import { isChief } from './chief_titles.js'
import { isSection } from './headings.js'
import { type ListedFacts, listedFacts } from './listed_facts.js'
import { type Headline, isTitleLike, readHeadline } from './headlines.js'
import { peopleLists, titlesAbove } from './people_lists.js'
import { isPerson, isPlace, isTitle } from '../recognisers.js'
import { meaningOf } from '../labels/label_meaning.js'
import { isSurelyOrganisation } from '../sentences/phrases/nouns.js'
import { hasCommonWord } from '../subject/page_owner.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import { PROPERTY } from '../labels/properties.js'
import { mentionOf, type Reading } from '../reading.js'

const METHOD = 'card' as const
/** Extracts people with titles from cards on team, speaker and contact pages. */
export function fromCards(reading: Reading): void {
  const cards = cardsOf(reading)
  const isList = cards.length > 1
  const read = cards.flatMap((card) => {
    const { subject } = reading
    const isSubject = subject?.entity === 'person' && subject.name === card.name
    if (isSubject && !isList) return []
    const lines = linesOf(reading, card)
    return [{ card, lines, at: lines.findIndex((line) => jobIn(line.text)) }]
  })
  const usual = usualPlace(read.map(({ at }) => at))
  const titles = read.flatMap(({ lines, at }) => (at >= 0 ? [lines[at].text] : []))
  const isPlaced = namesPlaces(titles)
  const lists = peopleLists(reading)
  const above = new Map(lists.flatMap((list) => [...titlesAbove(reading, list)]))
  const listed = new Set(lists.flat())
  const facts = listedFacts(reading, cards)
  for (const { card, lines, at } of read) {
    const title = above.get(card.at)
    if (title) {
      readCard(reading, card, { text: title, quote: title }, false)
      continue
    }
    const job = at >= 0 ? lines[at] : null
    const alike =
      !job && usual !== null && lines[usual] && isTitleLike(lines[usual].text) ? lines[usual] : null
    const isOther = alike && (isPerson(alike.text) || isPlace(alike.text) || isFactLabel(alike.text))
    const line = job ?? (isOther ? null : alike)
    readCard(reading, card, line, isPlaced, listed.has(card), facts.get(card.at))
  }
}

/** Returns the place at the end of a title such as `Site Lead, Lyon, France`, or null. */
function placeAtEnd(text: string): string | null {
  for (const { index } of text.matchAll(/,\s+/g)) {
    const place = text.slice(index).replace(/^,\s+/, '')
    const isWhole = isPlace(place) && isPlace(place.split(',')[0])
    if (isWhole && isTitle(text.slice(0, index))) return place
  }
  return null
}

/**
 * Whether at least two titles of a list, and more than half of them, end in a place. One such title proves
 * nothing: `Mobile` is also a town.
 */
function namesPlaces(titles: readonly string[]): boolean {
  const placed = titles.filter((job) => placeAtEnd(job) !== null).length
  return placed >= 2 && placed > titles.length / 2
}

/**
 * Returns the index of the line that most often contains the title. Null if this line has the title
 * in fewer than two cards, or in less than 40% of the cards.
 */
function usualPlace(places: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const at of places) if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= 2 && best[1] >= places.length * 0.4 ? best[0] : null
}

/** Returns the job in a line of a card, or null. */
const jobIn = (text: string): Headline | null =>
  isFactLabel(text) || (isPerson(text) && !isTitle(text)) ? null : readHeadline(text)

function readCard(
  reading: Reading,
  card: CardRegion,
  line: { text: string; quote: string } | null,
  isPlaced: boolean,
  isListed = false,
  { employer, country }: ListedFacts = { employer: null, country: null }
) {
  const { page, book, owner } = reading
  const place = isPlaced && line ? placeAtEnd(line.text) : null
  const words =
    line && place ? line.text.slice(0, line.text.lastIndexOf(place)).replace(/,\s*$/, '') : line?.text
  const job = line && {
    line,
    headline: jobIn(words!) ?? { title: words!, company: null, past: false },
  }
  const hasProfile = card.links.some((link) => /linkedin|github|mailto:|twitter|x\.com/.test(link.url))
  const isCard = job !== null || isListed || employer !== null || (hasProfile && isNamedLikePerson(card.name))
  if (!isCard && card.name !== reading.sought) return
  const mention = book.of('person', card.name)
  const past =
    isSection('past', page.blocks[card.at].section) && !isPerson(page.blocks[card.at].section ?? '')
  const whole = page.blocks
    .slice(card.start, card.end)
    .map((block) => block.text)
    .join('\n')
  const origin = (quote: string) => ({ quote, method: METHOD, past })
  book.add(mention, 'name', card.name, origin(page.blocks[card.at].text))
  if (job?.headline)
    title(reading, mention, job.headline, words!, {
      quote: whole.length <= 300 ? whole : job.line.quote,
      past,
    })
  else if (employer) book.add(mention, 'company', employer, origin(page.blocks[card.at].text))
  else if (owner?.entity === 'company' && !reading.isArticle && isStaffPage(reading))
    book.add(mention, 'company', owner.name, origin(page.blocks[card.at].text))
  // If only the sought name makes this a card, the blocks around it may be about others.
  if (!isCard) return
  if (place) addPlace(reading, mention, place, origin(line!.quote))
  else if (country) addPlace(reading, mention, country, origin(page.blocks[card.at].section!))
  addLinks(reading, mention, card.links, { method: METHOD, past: false }, { websites: true })
  for (let i = card.start; i < card.end; i++) {
    const { text, boilerplate } = page.blocks[i]
    for (const { email, quote } of emailsIn(text)) addEmail(reading, mention, email, origin(quote))
    for (const { quote } of phonesIn(reading, text)) addPhone(reading, mention, quote, origin(quote))
    const isMenu = boilerplate && !page.blocks[card.at].boilerplate
    const town = text.replace(REMOTE, '')
    if (i !== card.at && !isMenu && isPlaceLine(town) && text !== job?.line.text)
      addPlace(reading, mention, town, origin(text))
  }
}

/** Matches a way of working after a place: `Lyon · Remote`. */
const REMOTE = /\s[·•|/]\s(?:remot[eo]|hybrid|híbrido|ibrido|hybride|télétravail|on-?site|presencial)$/iu

/** Whether a line is a fact's label (`Head office`) instead of a title. */
const isFactLabel = (text: string): boolean =>
  /^(?:headquarters|headcount|founded|industry|location|address|phone|email|support_email|offices|website|company|hiring)$/.test(
    meaningOf(text) ?? ''
  )

/** Whether a line is a place. Excludes labels (`Name` is also a town) and names of people. */
const isPlaceLine = (text: string): boolean =>
  !/^\p{Lu}{2},/u.test(text) &&
  isPlace(text) &&
  (/,|\(\p{Lu}{2,3}\)$/u.test(text) || (!isPerson(text) && meaningOf(text) === null))

/** A longer line is running text. What follows it, such as a list of former jobs, is no title. */
const MAX_LINE_LENGTH = 200

/** Returns the lines of a card that may be the person's title, nearest to the name first. */
function linesOf({ page }: Reading, card: CardRegion): { text: string; quote: string }[] {
  const { text, runs } = page.blocks[card.at]
  const own = runs
    .map((run) =>
      run.replace(card.name, '').replace(/^[\s,|·•–—:(-]+|(?<![\s,|·•–—:()-])[\s,|·•–—:()-]+$/gu, '')
    )
    .concat(
      text.includes(card.name)
        ? text
            .slice(text.indexOf(card.name) + card.name.length)
            .replace(/^[\s,|·•–—:(-]+|(?<![)\s])[)\s]+$/gu, '')
        : []
    )
  const around: string[] = []
  const below = page.blocks.slice(card.at + 1, card.end)
  const long = below.findIndex(({ text: line }) => line.length > MAX_LINE_LENGTH)
  const end = long < 0 ? card.end : card.at + 2 + long
  for (let step = 1; step < card.end - card.start; step++) {
    if (card.at + step < end) around.push(...piecesOf(page.blocks[card.at + step]))
    if (card.at - step >= card.start) around.push(...piecesOf(page.blocks[card.at - step]))
  }
  return [
    ...own.map((line) => ({ text: line, quote: text })),
    ...around.map((line) => ({ text: line, quote: line })),
  ].filter((line) => line.text.length > 1)
}

const piecesOf = ({ text, runs }: { text: string; runs: string[] }) =>
  runs.length > 1 ? [text, ...runs] : [text]

function title(
  reading: Reading,
  mention: Mention,
  headline: Headline,
  line: string,
  origin: { quote: string; past: boolean }
) {
  const { book, owner, isArticle } = reading
  const past = origin.past || headline.past
  const claim = { quote: origin.quote, method: METHOD, past }
  const own = owner?.entity === 'company' && !isArticle && isStaffPage(reading) ? owner.name : null
  const isOfUnit = own !== null && !past && isUnitOf(line, headline, reading.page.text.slice(0, MAX_TEXT))
  book.add(mention, 'title', isOfUnit ? titleWithUnit(line, headline) : headline.title, claim)
  const company = isOfUnit ? own : (headline.company ?? own)
  if (company) book.add(mention, 'company', company, claim)
  if (company && owner?.name === company && !past && !isOfUnit && isChief(headline.title))
    book.add(mentionOf(reading, owner), 'property', { label: PROPERTY.ceo, value: mention.name! }, claim)
}

/** How much of a page's text is searched for the words of a unit. */
const MAX_TEXT = 20_000
/** Matches a word before an employer at the end of a text. */
const AT = /(?:\s(?:at|with|bei|beim|chez|presso|à|au|na|no)(?:\s(?:the|der|dem|den|la|le))?\s|@\s?)$/iu

/**
 * Whether what follows a job title on a company's page is a unit of the company or a field, not another
 * employer: `Partner · Process Design`, `Vice President of Clinical Services`. The page also writes
 * words of such names in lower case.
 */
function isUnitOf(line: string, { company }: Headline, text: string): boolean {
  if (company === null || isSurelyOrganisation(company) || !hasCommonWord(company, text)) return false
  const at = line.indexOf(company)
  return at > 0 && !AT.test(line.slice(0, at))
}

/** Returns a job title with its unit if `of` joins them. */
function titleWithUnit(line: string, { title, company }: Headline): string {
  const from = line.indexOf(title)
  const to = line.indexOf(company!)
  const between = from < 0 ? '' : line.slice(from + title.length, to)
  return /^\s(?:of|de|du|des|der|von|da|do|del|de la)\s$/iu.test(between)
    ? line.slice(from, to + company!.length)
    : title
}

/** Matches addresses and titles of pages that list speakers, authors or customers. */
const NO_STAFF = anywhere('i')`
  speaker | agenda | programme | customers? | testimonials? | conf(?:erence)?s?\b | conf[eé]r | konferenz
  symp(?:osi\w*)?\b | workshop | colloqu | kolloqu | congress?o?\b | kongress | tagung | meetup | referent
  intervenant | ponente | palestrante | investors?\b | portfolio
`

/** Whether the page lists the owner's staff. */
export const isStaffPage = ({ page }: Reading): boolean => !NO_STAFF.test(`${page.url} ${page.title ?? ''}`)
