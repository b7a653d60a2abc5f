import { companyKey } from '#domain/people/companies/company_name'
import { parseProfile, NETWORK_WORDS } from '#domain/people/networks/networks'
import { withoutBracketed } from '#domain/people/text/linear_text'
import { fold } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import type { PageLink } from '../../page.js'
import { placeOfAddress } from '../values/addresses.js'
import { peopleNamed } from '../values/people.js'
import type { LabelMeaning } from './data/labels_data.js'
import { addEducation } from '../degrees/degree_lines.js'
import {
  addEmail,
  addFounded,
  addHeadcount,
  addLinks,
  addPhone,
  addPlace,
  addUrl,
  emailsIn,
} from '../add_claims.js'
import { stageOf } from '../values/money.js'
import { isChief } from '../layout/chief_titles.js'
import { readHeadline } from '../layout/headlines.js'
import { isCompanyName, isPerson, isPlace, isTitle } from '../recognisers.js'
import type { ClaimOrigin } from '../mention_book.js'
import { PROPERTY } from './properties.js'
import type { Reading } from '../reading.js'

export type Labelled = { meaning: LabelMeaning; label: string; value: string; links: readonly PageLink[] }

/** Adds claims for a value with a known label. */
export function claimLabelled(
  reading: Reading,
  mention: Mention,
  labelled: Labelled,
  origin: ClaimOrigin
): void {
  const { meaning, links } = labelled
  const value = labelled.value.replace(/\s+/g, ' ').trim()
  const { book } = reading
  const isPersonal = mention.entity === 'person'
  const quiet = { method: origin.method, past: origin.past, statedAt: origin.statedAt }
  const property = (label: string) => value && book.add(mention, 'property', { label, value }, origin)
  switch (meaning) {
    case 'name':
    case 'company_name': {
      const name = isPersonal ? value : withoutBracketed(value).trim()
      if (isPersonal ? isPerson(name) : isCompanyName(name)) book.add(mention, 'name', name, origin)
      return
    }
    case 'legal_name':
      if (!isPersonal && isCompanyName(value)) {
        book.add(mention, 'name', value, origin)
        property(PROPERTY.legalName)
      }
      return
    case 'former_name':
      if (isCompanyName(value)) book.add(mention, 'name', value, { ...origin, past: true })
      return
    case 'title':
      if (isPersonal && (!OF_WORK.test(fold(labelled.label)) || isTitle(value)))
        addTitle(reading, mention, value, origin)
      return
    case 'company':
    case 'past_company':
      if (isPersonal && isCompanyName(value))
        book.add(mention, 'company', value, { ...origin, past: origin.past || meaning === 'past_company' })
      else if (!isPersonal && isCompanyName(value) && companyKey(value) === companyKey(mention.name ?? ''))
        book.add(mention, 'name', value, origin)
      return
    case 'location':
    case 'headquarters':
      if ((!isPersonal || meaning === 'location') && !NO_PLACE.test(value))
        addPlace(reading, mention, isPlace(value) ? value : (placeOfAddress(labelled.value) ?? value), origin)
      return
    case 'address': {
      const place = isPlace(value) ? value : placeOfAddress(labelled.value)
      if (place) addPlace(reading, mention, place, origin)
      return
    }
    case 'email':
    case 'support_email': {
      const isSupport = meaning === 'support_email'
      for (const { email } of emailsIn(value)) addEmail(reading, mention, email, origin, isSupport)
      for (const link of links)
        if (/^mailto:/i.test(link.url))
          for (const { email } of emailsIn(link.url.slice(7)))
            addEmail(reading, mention, email, { ...quiet, quote: link.href }, isSupport)
      return
    }
    case 'phone':
      addPhone(reading, mention, withoutRemark(value), origin)
      addLinks(
        reading,
        mention,
        links.filter(({ url }) => /^tel:/i.test(url)),
        quiet
      )
      return
    case 'website':
      if (links.length > 0) addLinks(reading, mention, links, quiet, { websites: true })
      else if (!/\s/.test(value) && /^\S[^.]*\.\S{2,}$/.test(value))
        addUrl(reading, mention, value, origin, true)
      return
    case 'social':
      addLinks(reading, mention, links, quiet)
      if (links.length === 0) addHandle(reading, mention, labelled.label, value, origin)
      return
    case 'description':
      if (!isPersonal && value.length >= 25) book.add(mention, 'description', value.slice(0, 1000), origin)
      return
    case 'founded':
      addFounded(reading, mention, value, origin)
      return
    case 'headcount':
      addHeadcount(reading, mention, value, origin)
      return
    case 'industry':
      if (!isPersonal && value.length <= 80 && !/[.!?]\s/.test(value))
        book.add(mention, 'industry', value, origin)
      return
    case 'publisher':
      // The publisher in a French imprint is the head only if the value says so.
      if (!isPersonal && isChief(value))
        claimLabelled(reading, mention, { ...labelled, meaning: 'ceo' }, origin)
      return
    case 'ceo':
    case 'founder':
      if (!isPersonal)
        for (const name of peopleNamed(labelled.value)) {
          const label = meaning === 'ceo' ? PROPERTY.ceo : PROPERTY.founder
          book.add(mention, 'property', { label, value: name }, origin)
          addOfficer(reading, mention, name, labelled.label, origin)
        }
      return
    case 'total_raised':
      if (/\d/.test(value)) property(PROPERTY.totalRaised)
      return
    case 'funding_stage': {
      const stage = stageOf(value)
      if (stage && !isPersonal) book.add(mention, 'funding', { stage, date: null, amount: null }, origin)
      if (stage) property(PROPERTY.fundingStage)
      return
    }
    case 'offices':
      if (/^\d{1,4}\b/.test(value)) property(PROPERTY.offices)
      return
    case 'education':
      if (isPersonal) addEducation(reading, mention, value, origin)
      return
    case 'hiring':
      property(PROPERTY.hiring)
      return
    case 'ticker':
      property(PROPERTY.ticker)
      return
    case 'fax':
      return
  }
}

/** Folded labels that may mean the title of a work, such as a book. Their value must be a job title. */
const OF_WORK = /^(?:titre|titulo|titolo|titel)$/
/** More words are the title of a work, not of a person. */
const MAX_TITLE_WORDS = 11

/** Adds a title, and the employer that its text names, if any. */
function addTitle({ book }: Reading, mention: Mention, value: string, origin: ClaimOrigin) {
  const headline = readHeadline(value)
  const past = origin.past || headline?.past
  if (headline?.company) book.add(mention, 'company', headline.company, { ...origin, past })
  const title = headline?.title ?? value
  if (title.split(/\s+/).length > MAX_TITLE_WORDS) return
  if (title.length <= 100 && /\p{L}/u.test(title)) book.add(mention, 'title', title, { ...origin, past })
}

/** Signs of a formula, a file or a sentence. */
const NO_PLACE = /[=<>{}[\]@∧|]|\.\s\p{Lu}\p{Ll}+\s\p{Ll}|^\p{Ll}+$/u

/** Cuts off remarks after a number: `555 0100 (mobile)`, `555 0100 ext. 12 for Jane`. */
function withoutRemark(value: string): string {
  const mark = /\(|ext|,/i.exec(value)
  return mark && /[a-z]/i.test(value.slice(mark.index + mark[0].length))
    ? value.slice(0, mark.index).trimEnd()
    : value
}

/** Adds an officer of a company, with the label as title. */
function addOfficer({ book }: Reading, company: Mention, name: string, label: string, origin: ClaimOrigin) {
  const person = book.of('person', name)
  book.add(person, 'name', name, origin)
  if (!/\b(?:by|von|par|por)\b/i.test(label))
    book.add(person, 'title', CJK_POST.exec(origin.quote)?.[0] ?? label, origin)
  if (company.name) book.add(person, 'company', company.name, origin)
}

/** A job title before a name in Japanese or Korean, more precise than the label: `代表 | 代表取締役 名前`. */
const CJK_POST = /代表取締役(?:社長|会長|CEO)?|代表社員|代表理事|대표이사/u

const NETWORKS_BY_LABEL: readonly (readonly [RegExp, (typeof NETWORK_WORDS)[number]])[] = [
  [/linkedin/, 'pronet'],
  [/twitter|^x\b|microblog/, 'microblog'],
  [/instagram/, 'photo'],
  [/youtube|channel/, 'video'],
  [/tiktok/, 'shortvideo'],
  [/github|^code$/, 'codehost'],
  [/facebook/, 'social'],
]

/** Adds a handle whose label is the network's name. */
function addHandle(reading: Reading, mention: Mention, label: string, value: string, origin: ClaimOrigin) {
  const network = NETWORKS_BY_LABEL.find(([word]) => word.test(fold(label)))?.[1]
  if (!network || /\s/.test(value)) return
  const profile = parseProfile(value, network)
  if (profile) addUrl(reading, mention, profile.url, origin, false)
}
