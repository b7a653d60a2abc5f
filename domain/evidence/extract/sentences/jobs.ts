import { companyKey } from '#domain/people/companies/company_name'
import type { Mention } from '../../claim.js'
import { isChief } from '../layout/chief_titles.js'
import { isStaffPage } from '../layout/from_cards.js'
import { isPerson, isTitle, startsAsTitle } from '../recognisers.js'
import { PROPERTY } from '../labels/properties.js'
import { type Match, originOf } from './match.js'

/** Returns the page's company on a staff page, unless the sentence names an employer; else null. */
export function ownEmployer({ reading, company, sentence }: Match): string | null {
  return isStaffPage(reading) && !/\s(?:at|bei|beim|chez|@)\s+(?:der\s|dem\s)?\p{Lu}/u.test(sentence)
    ? company
    : null
}

/**
 * Adds a job. A current job also yields the current title and employer. A past job yields a former
 * title and employer if the sentence contains a word for `until`.
 */
export function addJobOf(
  match: Match,
  person: Mention,
  title: string | null,
  company: string | null,
  past: boolean
) {
  const { book, owner } = match.reading
  const isTrait = !past && isTitledByCard(person) && !match.groups.company
  if (company)
    book.add(
      person,
      'employment',
      { title: isTrait ? null : title, company, start: null, end: null, current: !past },
      originOf(match, past)
    )
  if (past && company && /\buntil\b|\bbis\b|jusqu|\bhasta\b|\baté\b/i.test(match.sentence))
    book.add(person, 'company', company, originOf(match, true))
  if (past) {
    if (title && /\buntil\b|\bbis\b|jusqu|\bhasta\b|\baté\b/i.test(match.sentence))
      book.add(person, 'title', title, originOf(match, true))
    return
  }
  if (title && !isTrait)
    book.add(person, 'title', title, { ...originOf(match), ...(!company && { method: 'trait' as const }) })
  if (!company) return
  book.add(person, 'company', company, originOf(match))
  const isNamedHere = owner?.entity === 'company' && companyKey(owner.name) === companyKey(company)
  if (title && isChief(title) && (isNamedHere || match.groups.company))
    book.add(
      book.of('company', company),
      'property',
      { label: PROPERTY.ceo, value: person.name! },
      originOf(match)
    )
}

/** Whether a line beside the person's name states the title, so a sentence adds a trait at most. */
const isTitledByCard = ({ claims, own }: Mention): boolean =>
  !own && claims.some(({ field, method, past }) => field === 'title' && method === 'card' && !past)

/** Returns the word for a company's head in a sentence, or null. */
export const chiefWord = (sentence: string): string | null =>
  /\b(?:chief executive officer|chief executive|CEO|managing director|Geschäftsführer(?:in)?|PDG|directeur général|directrice générale|director general|directora general|diretor[a]? (?:geral|executiv[ao]))\b/iu.exec(
    sentence
  )?.[0] ?? null

const LINK =
  /(?<!\s)\s+(?:as|to be|to the (?:role|position|post) of|to|zum|zur|als|in die position (?:des|der)|comme|en tant que|au poste de|en qualité de|como|para o cargo de|para|a)\s+/iu

/** Splits `Jane Doe as its new CTO` or `Jane Doe Chief Technology Officer` into name and title. */
export function nameAndTitle(rest: string): { name: string; title: string } | null {
  const link = LINK.exec(rest)
  const linked = link && rest.slice(0, link.index).replace(/,$/, '')
  if (linked && isPerson(linked)) {
    const title = bareTitle(rest.slice(link.index + link[0].length))
    return isTitle(title) ? { name: linked, title } : null
  }
  const tokens = rest.split(/\s+/)
  for (let length = 2; length < Math.min(6, tokens.length); length++) {
    const name = tokens.slice(0, length).join(' ').replace(/,$/, '')
    const title = bareTitle(tokens.slice(length).join(' '))
    if (isPerson(name) && startsAsTitle(title)) return { name, title }
  }
  return null
}

/** Drops articles before a title and dates after it. */
const bareTitle = (text: string): string =>
  text
    .replace(/^(?:its|the|an?|their|our|neue[rn]?|den|der|die|son|sa|le|la|su|el|o|sua|seu)\s+/i, '')
    .replace(/^(?:new|first|next|neue[rn]?|nouve(?:au|lle)|nuev[ao]|nov[ao])\s+/i, '')
    .replace(
      /(?<!\s)\s+(?:from|effective|after|following|to succeed|replacing|starting|with effect|ab|nach|à compter|à partir|a partir|desde|tras|após)\b.*$/i,
      ''
    )
    .replace(/(?<!\s)\s+(?:ernannt|berufen|bestellt)$/i, '')
    .trim()

/** Adds whether the company is hiring. */
export function addHiring(match: Match, isHiring: boolean): boolean {
  if (!match.company) return false
  const { book } = match.reading
  const company = book.of('company', match.company)
  book.add(company, 'property', { label: PROPERTY.hiring, value: isHiring ? 'yes' : 'no' }, originOf(match))
  const { count } = match.groups
  if (count && isHiring)
    book.add(company, 'property', { label: PROPERTY.openPositions, value: count }, originOf(match))
  return true
}
