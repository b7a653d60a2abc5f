import { companyKey } from '#domain/people/companies/company_name'
import { namesConflict } from '#domain/people/names/names'
import { sameSite } from '#domain/people/text/urls'
import type { Mention } from '../../claim.js'
import { jsonLdNodes, type JsonLdNode, typesOf } from '../../parse/json_ld.js'
import { isPromptInjection } from '../prompt_injection.js'
import { addEmail, addFounded, addHeadcount, addPhone, addPlace, addUrl } from '../add_claims.js'
import { isOrganisation, isPersonType } from './json_ld_types.js'
import { JsonLdSource } from './json_ld_quotes.js'
import { isPerson } from '../recognisers.js'
import { isTitledPerson } from '../subject/person_or_company.js'
import { PROPERTY } from '../labels/properties.js'
import type { Reading } from '../reading.js'

const METHOD = 'json-ld' as const
const MAX_NODES = 300
/** The maximum number of characters per text. Descriptions have a lower limit. */
const MAX_TEXT_LENGTH = 3000

type Properties = Record<string, unknown>
/** A mention and a function that quotes its properties. */
type Subject = { reading: Reading; mention: Mention; quote: (key: string, value: unknown) => string }

/** Extracts claims from JSON-LD about the subject, the owner and names visible on the page. */
export function fromJsonLd(reading: Reading): void {
  let seen = 0
  for (const { kind, source, data } of reading.page.structured) {
    if (kind !== 'json-ld') continue
    const quoted = new JsonLdSource(source)
    for (const node of jsonLdNodes(data)) {
      if (++seen > MAX_NODES) return
      if (node.types.some(isPersonType)) person(reading, quoted, node)
      else if (node.types.some(isOrganisation)) organisation(reading, quoted, node)
    }
  }
}

const MAX_TOPICS = 8
const MAX_TOPIC_LENGTH = 60

function person(reading: Reading, source: JsonLdSource, node: JsonLdNode) {
  const name = personName(node.properties)
  if (name && isPerson(name) && concerns(reading, name, node))
    describe(reading, source, name, node.properties)
}

function describe(reading: Reading, source: JsonLdSource, name: string, properties: Properties) {
  const mention = reading.book.of('person', name)
  const subject: Subject = { reading, mention, quote: (key, value) => source.quote(key, value) }
  const add = adder(subject)
  reading.book.add(mention, 'name', name, {
    quote: subject.quote('name', properties.name ?? name),
    method: METHOD,
  })
  for (const title of [...texts(properties.jobTitle), ...texts(properties.hasOccupation)])
    add('title', 'jobTitle', title)
  for (const key of ['worksFor', 'affiliation'])
    for (const job of list(properties[key])) employer(subject, key, job)
  for (const key of ['homeLocation', 'address', 'workLocation']) place(subject, key, properties[key])
  const topics = texts(properties.knowsAbout).filter((topic) => topic.length <= MAX_TOPIC_LENGTH)
  if (topics.length > 0)
    reading.book.add(
      mention,
      'property',
      { label: PROPERTY.expertise, value: topics.slice(0, MAX_TOPICS).join(', ') },
      { quote: subject.quote('knowsAbout', topics[0]), method: METHOD }
    )
  for (const school of list(properties.alumniOf)) {
    const [title] = texts(school)
    if (title)
      reading.book.add(
        mention,
        'education',
        { school: title, degree: null, field: null, start: null, end: null },
        { quote: subject.quote('name', title), method: METHOD }
      )
  }
  contacts(subject, properties)
}

function organisation(reading: Reading, source: JsonLdSource, node: JsonLdNode) {
  const [name] = texts(node.properties.name ?? node.properties.legalName)
  if (!name || name.length > 100 || !concerns(reading, name, node)) return
  const mention = reading.book.of(isTitledPerson(name) ? 'person' : 'company', name)
  const subject: Subject = { reading, mention, quote: (key, value) => source.quote(key, value) }
  const { properties } = node
  const add = adder(subject)
  add('name', 'name', name)
  for (const legal of texts(properties.legalName)) {
    add('name', 'legalName', legal)
    property(subject, PROPERTY.legalName, 'legalName', legal)
  }
  for (const text of texts(properties.description)) add('description', 'description', text.slice(0, 1000))
  for (const text of texts(properties.industry)) add('industry', 'industry', text)
  for (const text of texts(properties.foundingDate))
    addFounded(reading, mention, text, { quote: subject.quote('foundingDate', text), method: METHOD })
  for (const key of ['address', 'location']) place(subject, key, properties[key])
  headcount(subject, properties.numberOfEmployees)
  for (const text of texts(properties.tickerSymbol)) property(subject, PROPERTY.ticker, 'tickerSymbol', text)
  for (const key of ['founder', 'founders'])
    for (const text of list(properties[key]).flatMap(texts)) property(subject, PROPERTY.founder, 'name', text)
  for (const member of [
    ...list(properties.employee),
    ...list(properties.employees),
    ...list(properties.member),
  ])
    staff(reading, source, name, member)
  for (const point of list(properties.contactPoint)) contactPoint(subject, point)
  contacts(subject, properties)
}

/**
 * Reports whether a node is about the page's subject, its owner or a visible name. On a page
 * without a subject, a node with a URL of the same site also counts.
 */
function concerns(
  { page, text, owner, subject }: Reading,
  name: string,
  { id, properties }: JsonLdNode
): boolean {
  const isCompany = !isPerson(name) || typesOf(properties['@type']).some(isOrganisation)
  const isSame = (who: string) =>
    isCompany ? companyKey(who) === companyKey(name) : !namesConflict(who, name)
  if ((subject && isSame(subject.name)) || (owner && isSame(owner.name))) return true
  if (text.has(name)) return true
  const url = typeof properties.url === 'string' ? properties.url : id
  return !subject && url !== null && sameSite(url, page.url)
}

function adder({ reading, mention, quote }: Subject) {
  return (field: 'name' | 'title' | 'company' | 'description' | 'industry', key: string, value: string) => {
    if (!isPromptInjection(value))
      reading.book.add(mention, field, value, { quote: quote(key, value), method: METHOD })
  }
}

function property({ reading, mention, quote }: Subject, label: string, key: string, value: string) {
  reading.book.add(mention, 'property', { label, value }, { quote: quote(key, value), method: METHOD })
}

/** Adds an employer, or a role with employer and dates. */
function employer(subject: Subject, key: string, job: unknown) {
  const { reading, mention, quote } = subject
  const role = typesOf((job as Properties)?.['@type']).some((type) => /Role$/.test(type))
    ? (job as Properties)
    : null
  const [company] = texts(role ? (role.worksFor ?? role.affiliation ?? role.name) : job)
  if (!company) return
  const [title = null] = texts(role?.roleName)
  const [start = null] = texts(role?.startDate)
  const [end = null] = texts(role?.endDate)
  const origin = { quote: quote(role ? 'name' : key, company), method: METHOD, past: end !== null }
  reading.book.add(mention, 'company', company, origin)
  if (role)
    reading.book.add(mention, 'employment', { title, company, start, end, current: end === null }, origin)
  if (title && !end)
    reading.book.add(mention, 'title', title, { quote: quote('roleName', title), method: METHOD })
}

function place({ reading, mention, quote }: Subject, key: string, value: unknown) {
  for (const item of list(value)) {
    if (typeof item === 'string')
      addPlace(reading, mention, item, { quote: quote(key, item), method: METHOD })
    else if (item && typeof item === 'object') {
      const inner = (item as Properties).address
      if (inner) {
        place({ reading, mention, quote }, 'address', inner)
        continue
      }
      const { addressLocality, addressRegion, addressCountry, name } = item as Properties
      const parts = [addressLocality, addressRegion, addressCountry]
        .flatMap((part) => texts(part))
        .filter((part) => part.trim() !== '')
      const [first] = parts
      const text =
        parts.length > 0
          ? [...new Set(parts)].length < parts.length
            ? [...new Set(parts)].join(', ')
            : parts.join(', ')
          : texts(name)[0]
      if (text)
        addPlace(reading, mention, text, {
          quote: first ? quote('addressLocality', first) : quote('name', text),
          method: METHOD,
        })
    }
  }
}

function headcount({ reading, mention, quote }: Subject, value: unknown) {
  for (const item of list(value)) {
    const {
      value: exact,
      minValue,
      maxValue,
    } = (typeof item === 'object' && item ? item : { value: item }) as Properties
    const text =
      exact !== undefined && exact !== null
        ? String(exact)
        : minValue && maxValue
          ? `${minValue}-${maxValue}`
          : minValue
            ? `${minValue}+`
            : null
    if (!text) continue
    const cited =
      exact !== undefined && typeof item === 'object'
        ? quote('value', exact)
        : minValue
          ? quote('minValue', minValue)
          : quote('numberOfEmployees', item)
    addHeadcount(reading, mention, text, { quote: cited, method: METHOD })
  }
}

function contacts(subject: Subject, properties: Properties) {
  const { reading, mention, quote } = subject
  for (const text of texts(properties.email))
    addEmail(reading, mention, text, { quote: quote('email', text), method: METHOD })
  for (const text of texts(properties.telephone))
    addPhone(reading, mention, text, { quote: quote('telephone', text), method: METHOD })
  for (const text of texts(properties.url))
    addUrl(reading, mention, absolute(reading, text), { quote: quote('url', text), method: METHOD }, true)
  // `sameAs` also names encyclopedias, maps and partner sites, so only its profiles count.
  for (const text of list(properties.sameAs).flatMap((item) => texts(item)))
    addUrl(reading, mention, text, { quote: quote('sameAs', text), method: METHOD }, false)
}

function contactPoint({ reading, mention, quote }: Subject, value: unknown) {
  if (!value || typeof value !== 'object') return
  const { contactType, email, telephone } = value as Properties
  const isSupport = /support|service|help|soporte|kunden|client|assist/i.test(String(contactType ?? ''))
  for (const text of texts(email))
    addEmail(reading, mention, text, { quote: quote('email', text), method: METHOD }, isSupport)
  for (const text of texts(telephone))
    addPhone(reading, mention, text, { quote: quote('telephone', text), method: METHOD })
}

function staff(reading: Reading, source: JsonLdSource, company: string, value: unknown) {
  if (!value || typeof value !== 'object') return
  const properties = value as Properties
  const name = personName(properties)
  if (!name || !isPerson(name)) return
  const isOwners = reading.owner !== null && companyKey(reading.owner.name) === companyKey(company)
  // Small businesses often show only the first name of their owner.
  if (!reading.text.has(name) && !(isOwners && reading.text.has(name.split(/\s/)[0]))) return
  describe(reading, source, name, properties)
  const mention = reading.book.of('person', name)
  reading.book.add(mention, 'company', company, {
    quote: source.quote('name', name),
    method: METHOD,
  })
}

function personName({ name, givenName, familyName }: Properties): string | null {
  const [whole] = texts(name)
  const parts = [givenName, familyName].flatMap((part) => texts(part)).join(' ')
  return whole?.trim() || parts || null
}

const absolute = ({ page }: Reading, url: string) =>
  URL.canParse(url, page.url) ? new URL(url, page.url).href : url

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, 100) : value === undefined || value === null ? [] : [value]

/** Returns the texts in a value: itself, its name or its `@value`. */
function texts(value: unknown): string[] {
  return list(value).flatMap((item) => {
    if (typeof item === 'string') {
      const text = item.slice(0, MAX_TEXT_LENGTH).replace(/\s+/g, ' ').trim()
      return text ? [text] : []
    }
    if (typeof item === 'number') return [String(item)]
    if (!item || typeof item !== 'object') return []
    const { name, '@value': plain } = item as Properties
    return texts(name ?? plain ?? [])
  })
}
