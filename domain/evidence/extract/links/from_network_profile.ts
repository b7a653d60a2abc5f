import { parseProfile } from '#domain/people/networks/networks'
import { fold } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import { disclaimsIdentity } from '../disclaimers.js'
import { addLinks, addPlace, emailsIn, addEmail } from '../add_claims.js'
import { isTitleLike, readHeadline, readJobLine } from '../layout/headlines.js'
import { isCompanyName, isPlace, isPerson } from '../recognisers.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

const METHOD = 'profile' as const
const COUNTS =
  /^[\d.,\s]+(?:[KkMm]\+?\s*|\+\s*)?(?:followers?|following|subscribers?|connections?|posts?|likes?|videos?|abonn|seguidor|kontakte|repositor|stars?)/iu
const MAX_PLACE_LENGTH = 90
/** A line with past years is a former job, not a headline. */
const PAST_YEARS = /\b(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d\b/

/** Extracts name, headline, place and links from a profile on a network. */
export function fromNetworkProfile(reading: Reading): void {
  const { page, book, profile, subject } = reading
  if (!profile || !subject) return
  const mention = mentionOf(reading, subject)
  const heading = page.blocks.find((block) => block.kind === 'heading')
  const quote = heading?.text ?? page.title ?? subject.name
  book.add(mention, 'name', subject.name, { quote, method: METHOD })
  if (isParody(reading)) return
  mention.own = true
  for (const url of [profile.url, ...page.via, page.url]) if (parseProfile(url)) book.link(mention, url)
  book.add(mention, 'social', profile.url, { quote, method: METHOD })
  addLinks(
    reading,
    mention,
    page.links.filter((link) => !link.boilerplate),
    { method: METHOD },
    { websites: true }
  )
  readLines(reading)
}

/** Whether the profile says that it is a parody or fan account. */
export const isParody = ({ page }: Reading): boolean =>
  disclaimsIdentity(`${page.title ?? ''}\n${page.text.slice(0, 3000)}`)

/** Reads the short lines below the name: headline, biography, place. */
function readLines(reading: Reading) {
  const { book, subject, profile } = reading
  const mention = mentionOf(reading, subject!)
  const isPronet = profile?.network === 'pronet' && mention.entity === 'person'
  if (isPronet) readPageTitle(reading)
  let isPlaced = false
  let isDescribed = false
  let count = 0
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate || block.kind === 'header' || block.kind === 'term' || block.kind === 'definition')
      continue
    if (++count > 40) return
    const text = block.text.replace(/^\p{Extended_Pictographic}\ufe0f?\s*/u, '')
    if (COUNTS.test(text) || (block.kind === 'heading' && block.level === 1)) continue
    const origin = { quote: text, method: METHOD }
    for (const { email, quote } of emailsIn(text))
      addEmail(reading, mention, email, { quote, method: METHOD })
    if (mention.entity === 'person') {
      if (
        !isPlaced &&
        text.length <= MAX_PLACE_LENGTH &&
        isPlace(text) &&
        (/,/.test(text) || !isPerson(text))
      ) {
        addPlace(reading, mention, text, origin)
        isPlaced = true
      }
      const [, beside] = /\s(?:in|en|em|à|based in|aus)\s+(\p{Lu}[^.;|]{2,60})$/u.exec(text) ?? []
      if (!isPlaced && beside && /,/.test(beside) && text.length <= MAX_PLACE_LENGTH && isPlace(beside)) {
        addPlace(reading, mention, beside, origin)
        isPlaced = true
      }
      if (isPronet && count <= 2 && !hasTitle(mention)) addJobLine(reading, text)
      if ((block.section === null || count < 6) && !PAST_YEARS.test(text)) readHeadlines(reading, text)
    } else if (!isDescribed && isDescription(text)) {
      book.add(mention, 'description', text.slice(0, 1000), origin)
      isDescribed = true
    }
  }
}

const hasTitle = ({ claims }: Mention): boolean => claims.some(({ field }) => field === 'title')

/** Adds the job in the line under the name on a professional profile. */
function addJobLine({ book, subject }: Reading, text: string) {
  const read = readJobLine(text)
  if (!read?.company) return
  const mention = book.of('person', subject!.name)
  const origin = { quote: text, method: METHOD, past: read.past }
  book.add(mention, 'title', read.title, origin)
  book.add(mention, 'company', read.company, origin)
}

/** Reads page titles of the form `Jane Doe – Weaver – Acme | Network`. */
function readPageTitle({ book, page, subject }: Reading) {
  const parts = (page.title ?? '').split(/(?<!\s)\s+[|]\s+/)[0].split(/(?<!\s)\s+[–—-]\s+/)
  if (parts.length !== 3 || fold(parts[0]) !== fold(subject!.name)) return
  const [, title, company] = parts
  if (!isTitleLike(title) || !isCompanyName(company) || isPlace(company)) return
  const origin = { quote: page.title!, method: 'meta' as const }
  const mention = book.of('person', subject!.name)
  book.add(mention, 'title', title, origin)
  book.add(mention, 'company', company, origin)
}

/** Reads `CTO at Acme`, alone or as a sentence of a biography. */
function readHeadlines(reading: Reading, text: string) {
  const mention = mentionOf(reading, reading.subject!)
  for (const sentence of [
    text,
    ...text.split(/(?<!\b(?:Sr|Jr|Dr|Inc|Ltd|Corp|Co))[.!?]\s+|(?<!\s)\s+[|•·]\s+|(?<!\s)\s+\/\s+/u),
  ].slice(0, 8)) {
    const read = sentence.length <= 160 ? readHeadline(sentence.trim()) : null
    if (!read?.company) continue
    const origin = { quote: sentence.trim(), method: METHOD, past: read.past }
    reading.book.add(mention, 'title', read.title, origin)
    reading.book.add(mention, 'company', read.company, origin)
    return
  }
}

const isDescription = (text: string) =>
  text.length >= 30 &&
  /\s\p{Ll}+\s/u.test(text) &&
  !/^(?:official|offizieller?|compte officiel|cuenta oficial|conta oficial)\b/i.test(text)
