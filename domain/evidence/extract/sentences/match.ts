import { companyKey } from '#domain/people/companies/company_name'
import { wholeText } from '#domain/people/text/phrases'
import type { Mention } from '../../claim.js'
import { DEPARTMENT } from '../layout/headlines.js'
import { isCompanyName, isPerson, isPlace, isTitle, personAtEnd } from '../recognisers.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import type { Reading } from '../reading.js'

/** A matched pattern and its context. */
export type Match = {
  reading: Reading
  sentence: string
  groups: Record<string, string | undefined>
  quote: string
  /** The company meant by "we" and "the company". */
  company: string | null
}

/** Returns the origin of a match's claims. */
export const originOf = ({ quote }: Match, past = false) => ({ quote, method: 'sentence' as const, past })

/** Whether a name means a company on this page, not a person. */
export function isCompanyHere({ reading, company }: Match, name: string): boolean {
  if (company && companyKey(company) === companyKey(name)) return true
  if (isNamedLikePerson(name)) return false
  return !reading.book.mentions().some((mention) => mention.entity === 'person' && mention.name === name)
}

/** Returns the person named in a match, or null. */
export const personOf = ({ groups }: Match): string | null =>
  groups.person ? personAtEnd(groups.person.replace(/(?<!\b(?:Jr|Sr|\p{Lu}))\.$/u, '')) : null

/** Returns the company in a slot; null for pronouns, months and other non-names. */
export function companyOf({ groups }: Match, slot: 'company' | 'old'): string | null {
  const name = groups[slot]
    ?.replace(/^(?:The|Die|Das|Der|La|Le|El|A|O)\s+(?=\p{Lu}\p{Ll}+\s(?:company|GmbH|AG))/u, '')
    .trim()
  const plain = name && DOTTED.test(name) ? name : name?.replace(/(?<![.,])[.,]+$/, '')
  if (!plain || !isCompanyName(plain) || PRONOUN.test(plain)) return null
  return plain
}

/** A final full stop that belongs to a name. */
const DOTTED = /\b(?:Inc|Ltd|Corp|Co|Bros|Pty|Cia|S\.?A|S\.?L|S\.A\.S|B\.V|N\.V|S\.p\.A|L\.?P|L\.L\.C)\.$/
/** Pronouns for the page's company. */
const WE = /^(?:We|It|They|Wir|Es|Sie|Nous|Elle|Nosotros|Ella|Nós|Ela)$/u
const PRONOUN = wholeText('u')`
  # Articles and pronouns of several languages
  La | El | Las | Los | Le | Les | Un | Une | Una | Ein | Eine | A | O | As | Os | Nos | Nuestr[ao]s?
  Noss[ao]s? | Unsere? | Ihre? | Seine? | Son | Sa | Ses | Su | Sus
  # English
  We | It | She | He | They | The | This | That | Our | I | Its | His | Her | Their | There | Today | Now
  # German
  Wir | Es | Sie | Er | Das | Die | Der
  # French, Spanish and Portuguese
  Nous | Elle | Il | Nosotros | Ella | Nós | Ela | Ele
  # Starts of sentences
  Founded | Established | Based | Since | Headquartered | In | On | As | At | And | But | Who | What
  Company
  # Times
  January | February | March | April | May | June | July | August | September | October | November
  December | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday | (?:19|20)\d\d
`

/**
 * Returns the company that a match names, or the page's company for "we". Null if the match names
 * something else.
 */
export function aboutCompany(match: Match): Mention | null {
  const named = companyOf(match, 'company')
  if (match.groups.company && !named && !WE.test(match.groups.company)) return null
  if (named && match.company && named.endsWith(` ${match.company}`))
    return match.reading.book.of('company', match.company)
  const name =
    named && !isNamedLikePerson(named)
      ? named
      : named
        ? match.company && companyKey(match.company) === companyKey(named)
          ? named
          : null
        : match.company
  return name ? match.reading.book.of('company', name) : null
}

/** Returns the title in a match, with a department after a comma; null if there is none. */
export function titleOf({ groups, sentence }: Match): string | null {
  const title = groups.title
    ?.trim()
    .replace(/^(?:the|an?|our|its|la|le|el|los|die|der|als|como|comme)\s+/i, '')
    .replace(/[,]$/, '')
  if (!title || !isTitle(title)) return null
  const after = sentence.slice(sentence.indexOf(title) + title.length)
  const [whole, department] = /^,\s+(\p{Lu}[\p{L}& ]{2,30})(?=[.;]|$)/u.exec(after) ?? []
  return department && DEPARTMENT.test(department) ? title + whole : title
}

/**
 * Returns the longest known place at the start of a text, or else the whole text if it is short and
 * no person's name. Otherwise null.
 */
export function placeOf(text: string | undefined): string | null {
  const whole = text?.replace(/(?<![.,\s])[.,\s]+$/, '').trim()
  if (!whole) return null
  const parts = whole.split(/(?<=\s)|(?=,)/)
  for (let length = parts.length; length > 0; length--) {
    const cut = parts
      .slice(0, length)
      .join('')
      .replace(/(?<![.,\s])[.,\s]+$/, '')
      .trim()
    if (cut && isPlace(cut)) return cut
  }
  return whole.split(/\s+/).length <= 4 && !isPerson(whole) ? whole : null
}
