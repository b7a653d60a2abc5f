import { CONTACT_FIELDS } from '#domain/contacts/contact'
import { parseEmail } from '#domain/people/emails/emails'
import { splitTrimmed } from '#domain/people/text/linear_text'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { rebased } from './read_task.js'
import { findAddresses } from './addresses.js'
import { COMPANY_FIELDS, PERSON_FIELDS } from '../data/fields_data.js'
import { fieldsAsked } from './fields_asked.js'
import { findKinds } from './company_kind.js'
import { words } from '#domain/people/text/text'
import type { RequestedCompany, RequestedName, Request } from '../request.js'

/** The maximum number of items read from one input. */
const MAX_ITEMS = 50
const KEYS = {
  companies:
    /^(?:compan(?:y|ies)|organi[sz]ations?|employers?|firms?|businesses|startups?|targets?|accounts?)(?: names?)?$/,
  domains: /^(?:company )?(?:domains?|websites?|sites?|homepages?)$/,
  people: /^(?:people|persons?|contacts?|leads?|candidates?|prospects?|names?|full names?|attendees?|who)$/,
  emails: /^(?:work )?e ?mails?(?: address(?:es)?)?$/,
  logins:
    /^(?:logins?|user ?names?|handles?|github(?: logins?| users?)?|codehost(?: logins?| users?| accounts?)?)$/,
  urls: /^(?:urls?|pages?|links?|articles?)$/,
  roles: /^(?:job )?(?:titles?|roles?|positions?)$/,
  places: /^(?:locations?|places?|cit(?:y|ies)|countr(?:y|ies)|regions?)$/,
  industries: /^(?:industr(?:y|ies)|sectors?)$/,
  count: /^(?:count|limit|number|n|max|how many|max results|requested count)$/,
  fields: /^(?:fields?|columns?|facts|attributes|properties|wanted)$/,
} as const
type Key = keyof typeof KEYS

/** Adds a task's inputs to its request. */
export function withInputs(request: Request, inputs: Record<string, unknown>): Request {
  if (Object.keys(inputs).length === 0) return request
  const next: Request = structuredClone(request)
  for (const [key, value] of Object.entries(inputs)) add(next, keyOf(key), value)
  return rebased(next)
}

function keyOf(name: string): Key | null {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim()
  return (Object.keys(KEYS) as Key[]).find((key) => KEYS[key].test(words)) ?? null
}

function add(request: Request, key: Key | null, value: unknown): void {
  const items = (Array.isArray(value) ? value : [value]).slice(0, MAX_ITEMS)
  for (const item of items) {
    if (typeof item === 'string' && item.trim() !== '') addText(request, key, item.trim())
    else if (typeof item === 'number' && key === 'count') request.count = Math.max(1, Math.floor(item))
    else if (typeof item === 'object' && item !== null)
      addObject(request, key, item as Record<string, unknown>)
  }
}

function addText(request: Request, key: Key | null, text: string): void {
  const { named } = request
  const { emails, urls, domains, profiles, logins } = findAddresses(text)
  if (emails.length + urls.length + domains.length + profiles.length + logins.length > 0 && key !== 'roles') {
    named.people.push(
      ...emails.map((email) => ({ email })),
      ...profiles.map((pronet_url) => ({ pronet_url }))
    )
    named.logins.push(...logins)
    const asSites = key === 'domains' || key === 'companies'
    named.companies.push(...[...domains, ...(asSites ? urls : [])].map((domain) => ({ domain })))
    if (!asSites) named.urls.push(...urls)
    return
  }
  switch (key) {
    case 'companies':
      named.companies.push({ name: text })
      return
    case 'people':
      named.people.push(personIn(text))
      return
    case 'logins':
      named.logins.push(text.replace(/^@/, ''))
      return
    case 'roles':
    case 'places':
      addQuery(request, key, text)
      return
    case 'industries': {
      const kinds = findKinds(words(`${text} companies`)).flatMap(({ industries }) => industries)
      request.kind = { ...(request.kind ?? NO_KIND), industries: kinds.length > 0 ? kinds : [text] }
      return
    }
    case 'count':
      if (/^\d+$/.test(text)) request.count = Number(text)
      return
    case 'fields':
      addField(request, text)
  }
}

const NO_KIND = { industries: [], places: [], headcount: null, founded: null, stages: [] }

/** Splits a name from its employer: `Zoe Garner, Elmora` or `Zoe Garner at Elmora`. */
function personIn(text: string): RequestedName {
  const [name, company] = splitTrimmed(text, /,|\s(?:at|@)\s/)
  return { name, ...(company ? { company } : {}) }
}

function addQuery(request: Request, key: 'roles' | 'places', text: string): void {
  const read = parseQuery(key === 'roles' ? text : `people in ${text}`)
  request.people ??= read
  if (key === 'roles') request.people.roles.push(...read.roles, ...read.preferences.roles)
  else request.people.places.push(...read.places)
  if (key === 'places' && request.kind) request.kind.places.push(text)
}

function addField(request: Request, text: string): void {
  const words = text.replace(/[_.-]+/g, ' ')
  const contacts = CONTACT_FIELDS.filter(
    (field) => words.replaceAll(' ', '_') === field || (field === 'work_email' && /^e ?mail$/.test(words))
  )
  request.contacts = [...new Set([...request.contacts, ...contacts])]
  request.companyFields = [
    ...new Set([
      ...request.companyFields,
      ...COMPANY_FIELDS.filter(({ key }) => key === text).map(({ key }) => key),
      ...fieldsAsked(words, COMPANY_FIELDS),
    ]),
  ]
  request.personFields = [...new Set([...request.personFields, ...fieldsAsked(words, PERSON_FIELDS)])]
}

function addObject(request: Request, key: Key | null, value: Record<string, unknown>): void {
  const given = new Map(
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'string' ? [[name.toLowerCase().replace(/[-\s]+/g, '_'), one]] : []
    )
  )
  const get = (...names: string[]) => names.map((name) => given.get(name)).find((one) => one !== undefined)
  const name = get('name', 'full_name', 'fullname')
  const domain = get('domain', 'website', 'company_domain', 'url')
  const email = get('email', 'work_email')
  const profile = get('pronet_url', 'linkedin', 'linkedin_url', 'profile', 'profile_url')
  const company = get('company', 'employer', 'organization', 'company_name')
  const isPerson =
    key === 'people' || company !== undefined || email !== undefined || get('person_id') !== undefined
  if (isPerson && key !== 'companies') {
    const person: RequestedName = {
      ...(name ? { name } : {}),
      ...(company ? { company } : {}),
      ...(domain ? { company_domain: domain } : {}),
      ...(email && parseEmail(email) ? { email } : {}),
      ...(profile ? { pronet_url: profile } : {}),
      ...(get('person_id') ? { person_id: get('person_id') } : {}),
    }
    if (Object.keys(person).length > 0) request.named.people.push(person)
    return
  }
  const one: RequestedCompany = { ...(name ? { name } : {}), ...(domain ? { domain } : {}) }
  if (one.name || one.domain) request.named.companies.push(one)
}
