import { companyKey } from '#domain/people/companies/company_name'
import { sameSite } from '#domain/people/text/urls'
import type { Mention } from '../../claim.js'
import type { MicroformatItem, MicroformatValue } from '../../parse/microformats.js'
import { addEmail, addPhone, addPlace, addUrl, emailsIn, emailOfLink } from '../add_claims.js'
import { addJob } from '../layout/employment.js'
import { isCompanyName, isPerson } from '../recognisers.js'
import type { Reading } from '../reading.js'

const METHOD = 'microformats2' as const
const MAX_ITEMS = 400

/** Extracts people and organisations from cards, and careers from resumes. */
export function fromMicroformats(reading: Reading): void {
  let seen = 0
  const visit = (item: MicroformatItem, depth: number) => {
    if (depth > 6 || ++seen > MAX_ITEMS) return
    if (item.type.includes('h-card')) card(reading, item)
    if (item.type.includes('h-resume')) resume(reading, item)
    for (const child of item.children ?? []) visit(child, depth + 1)
    for (const values of Object.values(item.properties))
      for (const value of values) if (isItem(value)) visit(value, depth + 1)
  }
  for (const { kind, data } of reading.page.structured)
    if (kind === 'microformats2') visit(data as MicroformatItem, 0)
}

const isItem = (value: MicroformatValue): value is MicroformatItem =>
  typeof value === 'object' && 'type' in value && 'properties' in value

/** Returns the texts of a property. An item's text is its name. */
function textsOf({ properties }: MicroformatItem, name: string): string[] {
  return (properties[name] ?? []).flatMap((value) => {
    const text =
      typeof value === 'string'
        ? value
        : isItem(value)
          ? (value.properties.name?.[0] ?? value.value)
          : value.value
    return typeof text === 'string' && text.trim() !== '' ? [text.replace(/\s+/g, ' ').trim()] : []
  })
}

/** Returns the person or organisation that a card names, or null. */
function mentionOfCard({ book, page, subject, owner }: Reading, item: MicroformatItem): Mention | null {
  const [name] = textsOf(item, 'name')
  if (!name || name.length > 90) return null
  const isOrg =
    textsOf(item, 'org').some((org) => companyKey(org) === companyKey(name)) || item.type.includes('h-org')
  const known = [subject, owner].find((who) => who && companyKey(who.name) === companyKey(name))
  const isOwnUrl = textsOf(item, 'url').some((url) => sameSite(url, page.url))
  if (known) return book.of(known.entity, known.name)
  if (isPerson(name) && !isOrg) return book.of('person', name)
  return isCompanyName(name) && (isOrg || isOwnUrl || !isPerson(name)) && item.properties.url
    ? book.of('company', name)
    : null
}

function card(reading: Reading, item: MicroformatItem) {
  const mention = mentionOfCard(reading, item)
  if (!mention) return
  const { book } = reading
  const origin = (text: string) => ({ quote: quoteFor(reading, [text]), method: METHOD })
  const [name] = textsOf(item, 'name')
  book.add(mention, 'name', name, origin(name))
  if (mention.entity === 'person') {
    for (const title of [...textsOf(item, 'job-title'), ...textsOf(item, 'role')])
      book.add(mention, 'title', title, origin(title))
    for (const org of textsOf(item, 'org')) book.add(mention, 'company', org, origin(org))
  }
  for (const email of textsOf(item, 'email')) {
    const address = /^mailto:/i.test(email) ? emailOfLink(email) : emailsIn(email)[0]?.email
    if (address) addEmail(reading, mention, address, origin(email))
  }
  for (const tel of textsOf(item, 'tel')) addPhone(reading, mention, tel.replace(/^tel:/i, ''), origin(tel))
  for (const url of textsOf(item, 'url')) addUrl(reading, mention, url, origin(url), true)
  for (const holder of [
    item,
    ...(item.properties.adr ?? []).filter(isItem),
    ...(item.properties.geo ?? []).filter(isItem),
  ])
    place(reading, mention, holder)
  for (const note of textsOf(item, 'note'))
    if (mention.entity === 'company' && note.length > 25)
      book.add(mention, 'description', note.slice(0, 1000), origin(note))
}

function place(reading: Reading, mention: Mention, holder: MicroformatItem) {
  const parts = ['locality', 'region', 'country-name'].flatMap((name) => textsOf(holder, name).slice(0, 1))
  if (parts.length > 0)
    addPlace(reading, mention, parts.join(', '), { quote: quoteFor(reading, parts), method: METHOD })
}

function resume(reading: Reading, item: MicroformatItem) {
  const contact = (item.properties.contact ?? []).find(isItem)
  const mention =
    (contact && mentionOfCard(reading, contact)) ??
    (reading.subject?.entity === 'person' ? reading.book.of('person', reading.subject.name) : null)
  if (!mention) return
  const entries = [...(item.properties.experience ?? []), ...(item.properties.affiliation ?? [])].filter(
    isItem
  )
  for (const entry of entries) {
    const [company] = [...textsOf(entry, 'org'), ...textsOf(entry, 'location'), ...textsOf(entry, 'name')]
    const [title = null] = [...textsOf(entry, 'job-title'), ...textsOf(entry, 'title')]
    const [start = null] = textsOf(entry, 'start')
    const [end = null] = textsOf(entry, 'end')
    if (company)
      addJob(
        reading,
        mention,
        { title, company, start, end, current: start !== null && end === null },
        { quote: quoteFor(reading, [company]), method: METHOD }
      )
  }
  for (const entry of (item.properties.education ?? []).filter(isItem)) {
    const [school] = [...textsOf(entry, 'org'), ...textsOf(entry, 'name')]
    const [start = null] = textsOf(entry, 'start')
    const [end = null] = textsOf(entry, 'end')
    if (school)
      reading.book.add(
        mention,
        'education',
        { school, degree: null, field: null, start, end },
        { quote: quoteFor(reading, [school]), method: METHOD }
      )
  }
}

/** Returns a short line of the page that contains all parts, or else the first part. */
function quoteFor({ page }: Reading, parts: readonly string[]): string {
  if (parts.length === 1) return parts[0]
  const block = page.blocks.find(
    ({ text }) => text.length <= 300 && parts.every((part) => text.includes(part))
  )
  return block?.text ?? parts[0]
}
