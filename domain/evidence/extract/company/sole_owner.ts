import { emailKind } from '#domain/people/emails/emails'
import { handleLikeness } from '#domain/people/names/handles'
import { parseName } from '#domain/people/names/names'
import { anyOf } from '#domain/people/text/phrases'
import { fold, words } from '#domain/people/text/text'
import type { Claim, Mention } from '../../claim.js'
import type { Page } from '../../page.js'
import { PROPERTY } from '../labels/properties.js'
import { metaOf } from '../markup/meta.js'
import { mentionOf, type Reading } from '../reading.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import { LEGAL_FORM } from './sole_heads.js'

const MIN_FAMILY = 2
/** How much of a page's text is searched for pronouns. */
const MAX_TEXT = 20_000
const MIN_SINGULAR = 3
const SINGULAR = anyOf`
  # English and German
  I | I['’]\p{Ll}{1,2} | my | [Ii]ch | [Mm]ein(?:e[mnrs]?)? | mir | mich
  # French
  [Jj]e | [Jj]['’](?=\p{L}) | [Mm]on | [Mm]es | moi
  # Spanish, Portuguese and Italian
  yo | [Mm]is | soy | eu | [Mm]eus? | [Mm]inhas? | sou | [Ii]o | [Mm]io | [Mm]iei | sono
  # Dutch
  [Ii]k | [Mm]ijn | mij
`
const PLURAL = anyOf`
  [Ww]e | [Oo]ur | us | [Ww]ir | [Uu]nser(?:e[mnrs]?)? | uns | [Nn]ous | [Nn]otre | [Nn]os | [Nn]osotr[oa]s
  [Nn]uestr[oa]s? | [Nn]ós | [Nn]oss[oa]s? | [Nn]oi | [Nn]ostr[aoei] | [Ww]ij | [Oo]nze? | ons
`
const OF_ONE = new RegExp(String.raw`(?<![\p{L}'’])${SINGULAR}(?!\p{L})`, 'gu')
const OF_SEVERAL = new RegExp(String.raw`(?<![\p{L}'’])${PLURAL}(?!\p{L})`, 'gu')

/**
 * On the site of a business that one person runs alone, the business's address, mailbox and number
 * are the person's. Adds them to that person. Companies with a legal form share only their place.
 */
export function shareWithSoleOwner(reading: Reading): void {
  const { owner, isArticle, profile, book } = reading
  if (owner?.entity !== 'company' || isArticle || profile) return
  const company = mentionOf(reading, owner)
  const person = soleOwner(reading, company)
  if (!person) return
  const quote = owner.name
  const isFree = (field: Claim['field']) => !person.claims.some((one) => one.field === field && !one.past)
  if (isFree('company')) book.add(person, 'company', owner.name, { quote, method: 'heading' })
  for (const claim of company.claims)
    if (claim.field === 'headquarters' && isFree('location')) add(reading, person, 'location', claim)
  if (LEGAL_FORM.test(owner.name)) return
  const proprietor = { label: PROPERTY.proprietor, value: owner.name }
  book.add(person, 'property', proprietor, { quote, method: 'heading' })
  for (const field of ['email', 'phone', 'website'] as const) {
    const stated = company.claims.find((claim) => claim.field === field && !claim.past)
    const isOthers = stated?.field === 'email' && !mayBeOf(stated.value, person.name!)
    if (stated && !isOthers && isFree(field)) add(reading, person, field, stated)
  }
}

/** Whether a company has a person's family name: `Beck Dental`. `Feet Under` is a part of a name. */
function isNamedAfter({ name: company }: Mention, name: string): boolean {
  const inName = new Set(words(company ?? ''))
  const { given, family } = parseName(name)
  const isFamily = family.length >= MIN_FAMILY && inName.has(fold(family))
  return isFamily && (isNamedLikePerson(name) || !inName.has(fold(given)))
}

/** Whether a mailbox is the business's, such as `info@`, or resembles the person's name. */
const mayBeOf = (email: string, name: string): boolean =>
  emailKind(email) === 'role' || handleLikeness(email.split('@')[0], name) !== 'unlike'

const add = (
  { book }: Reading,
  person: Mention,
  field: 'location' | 'email' | 'phone' | 'website',
  { value, quote, method }: Claim
): void => book.add(person, field, value as string, { quote, method })

/**
 * Returns the only person of a company's page who may run the company alone: the company is named
 * after the person, or the author speaks as one person and the title or the row names the person.
 */
function soleOwner({ page, book, sought }: Reading, company: Mention): Mention | null {
  const people = book.mentions().filter(({ entity, name }) => entity === 'person' && name !== null)
  const named = people.filter(({ name }) => isNamedAfter(company, name!))
  if (named.length === 1) return named[0]
  const [person] = people
  if (people.length !== 1) return null
  const isTitled = [page.title, metaOf(page, 'og:site_name'), metaOf(page, 'description')].some((text) =>
    text?.includes(person.name!)
  )
  return (isTitled || person.name === sought) && isOfOneAuthor(page) ? person : null
}

/** Whether a text says "I" and hardly "we". */
function isOfOneAuthor({ text }: Page): boolean {
  const start = text.slice(0, MAX_TEXT)
  const singular = start.match(OF_ONE)?.length ?? 0
  return singular >= MIN_SINGULAR && (start.match(OF_SEVERAL)?.length ?? 0) * 3 <= singular
}
