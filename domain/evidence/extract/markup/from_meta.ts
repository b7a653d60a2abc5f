import { purposeOf } from '../company/page_purpose.js'
import { emailsIn, addEmail } from '../add_claims.js'
import { metaOf } from './meta.js'
import { isGenericHeading } from '../layout/headings.js'
import { mentionOf, type Reading } from '../reading.js'
import { readHeadline } from '../layout/headlines.js'
import { isPerson, personAtEnd } from '../recognisers.js'
import { ownerName } from '../subject/owner_name.js'

const METHOD = 'meta' as const
/** Longer titles are cut, because a job is at the beginning. */
const MAX_TITLE_LENGTH = 500

/**
 * Extracts claims from meta elements and the title: the owner's name, description, location and
 * email, and a person's job.
 */
export function fromMeta(reading: Reading): void {
  owner(reading)
  profile(reading)
  described(reading)
}

function owner(reading: Reading) {
  const { page, book } = reading
  if (!reading.owner || reading.isArticle) return
  const mention = mentionOf(reading, reading.owner)
  const site = metaOf(page, 'og:site_name')
  const name = site && ownerName(site)
  if (name && !isGenericHeading(name) && name.length < 80 && (mention.entity !== 'person' || isPerson(name)))
    book.add(mention, 'name', name, { quote: site, method: METHOD })
  const isOwners = reading.subject?.name === reading.owner.name
  const about = metaOf(page, 'description', 'og:description', 'twitter:description')
  // The description of an imprint or a product is not the company's.
  const isDescribing = purposeOf(page, mention.home) !== 'other'
  if (about && isDescribing && isOwners && mention.entity === 'company' && isDescription(about))
    book.add(mention, 'description', about.slice(0, 1000), { quote: about, method: METHOD })
  const place = metaOf(page, 'og:locality', 'business:contact_data:locality')
  const country = metaOf(page, 'og:country-name', 'business:contact_data:country_name')
  if (place && mention.entity === 'company')
    book.add(mention, 'headquarters', [place, country].filter(Boolean).join(', '), {
      quote: place,
      method: METHOD,
    })
  for (const { email, quote } of emailsIn(
    metaOf(page, 'og:email', 'business:contact_data:email', 'reply-to') ?? ''
  ))
    addEmail(reading, mention, email, { quote, method: METHOD })
}

/** Matches a text that only says whose site it is. */
const OF_SITE =
  /^.{0,50}(?<!\p{L})(?:web ?site|web ?seite|home ?page|site (?:web|internet)|sitio web|sito(?: web)?)\.?$/iu

/**
 * Whether a text may describe a company. Site generators often copy messages of the page instead.
 */
const isDescription = (text: string): boolean =>
  text.length >= 25 &&
  !OF_SITE.test(text) &&
  !/\b(?:enable javascript|javascript (?:aktivieren|is disabled)|disqus)\b/i.test(text)

/** Reads `Jane Doe - CTO at Acme | Network` in the title of a person's page. */
function profile(reading: Reading) {
  const { page, book, subject } = reading
  if (subject?.entity !== 'person') return
  const title = metaOf(page, 'og:title', 'twitter:title')
  const text = (title ?? page.title)?.slice(0, MAX_TITLE_LENGTH)
  if (!text?.includes(subject.name)) return
  const mention = mentionOf(reading, subject)
  const [, first, ...rest] = /^(.*?)(?<!\s)\s+[-–—|·]\s+(?!\s)(.*)$/.exec(text) ?? []
  if (!first || personAtEnd(first) === null) return
  const headline = readHeadline(withoutLast(rest.join(' ')))
  if (!headline || headline.past) return
  const origin = { quote: text, method: METHOD }
  book.add(mention, 'title', headline.title, origin)
  if (headline.company) book.add(mention, 'company', headline.company, origin)
}

/** Longer roles in a description are sentences. */
const MAX_ROLE_LENGTH = 60
/** Matches what follows a role in a description. */
const AFTER_ROLE = /[.;!?]|\s(?:since|seit|depuis|desde|dal|sinds)\s/iu

/** Reads the role after the person's name in the description: `The work of Jane Doe, architect.` */
function described(reading: Reading) {
  const { page, book, subject, isArticle } = reading
  const about = metaOf(page, 'description', 'og:description')?.slice(0, MAX_TITLE_LENGTH)
  if (subject?.entity !== 'person' || isArticle || !about) return
  const [, behind] = about.split(`${subject.name}, `)
  const headline = behind && readHeadline(behind.split(AFTER_ROLE)[0])
  if (!headline || headline.past || headline.title.length > MAX_ROLE_LENGTH) return
  book.add(mentionOf(reading, subject), 'title', headline.title, { quote: about, method: METHOD })
}

/** Drops the network's name after the last bar. */
function withoutLast(text: string): string {
  const bar = Math.max(text.lastIndexOf('|'), text.lastIndexOf('·'))
  return bar > 0 && /\s/.test(text[bar - 1]) && /\s/.test(text[bar + 1] ?? '')
    ? text.slice(0, bar).trimEnd()
    : text
}
