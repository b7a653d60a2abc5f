import { companyKey } from '#domain/people/companies/company_name'
import { anyOf } from '#domain/people/text/phrases'
import { words } from '#domain/people/text/text'
import type { Page } from '../../page.js'
import { isCompanyName, isPerson, isTitle } from '../recognisers.js'
import { mainHeading } from './page_subject.js'
import { isNamedLikePerson } from './person_or_company.js'
import type { NamedEntity } from '../reading.js'

const VERBS = anyOf`
  # English
  is | are | was | has | have | will | to | now | raises? | raised | announces? | announced | closes?
  closed | secures? | lands? | names? | appoints? | hires? | taps | joins? | leaves | launches? | opens?
  acquires? | buys | keeps? | grows? | wins? | gets | moves? | expands? | plans? | reports? | unveils?
  receives? | completes? | welcomes? | promotes? | rebrands? | becomes? | hits | says
  # German
  ernennt | sammelt | erhält | übernimmt | wächst | sichert | schließt | holt | eröffnet | beruft | heißt
  wird | stellt
  # French
  nomme | lève | annonce | boucle | rachète | acquiert | ouvre | recrute | devient | poursuit | accélère
  # Spanish and Portuguese
  levanta | cierra | anuncia | nombra | compra | adquiere | abre | ficha | crece | recauda | consigue
  fecha | nomeia | contrata | capta | adquire | cresce | amplía | sigue | continua
`
/** Verbs after a company's name in headlines, including title case. */
const VERB = new RegExp(String.raw`(?<!\s)\s+${VERBS}\b`, 'iu')

/** Longer headlines are cut, because a company is named at the beginning. */
const MAX_HEADLINE_LENGTH = 500

/** Matches actions that only people do. */
const PERSONAL =
  /^\s+(?:joins|leaves|to (?:join|leave|lead)|steps|retires|resigns|dies|becomes (?:new |the )?(?:head|chief|ceo|cto|cfo)|wechselt|verlässt|rejoint|quitte|deja|se une|sai)\b/iu

/**
 * Returns the company of a news article: the name at the start of the headline. Except on very
 * short pages, the body must repeat the name. Null without such a company.
 */
export function topicOf(page: Page): NamedEntity | null {
  const heading = (mainHeading(page) ?? page.title)?.slice(0, MAX_HEADLINE_LENGTH)
  if (!heading) return null
  const at = heading.search(VERB)
  const before = (at > 0 ? heading.slice(0, at) : '')
    .replace(/^(?:.{2,30}:\s+|(?:Start-?up|Fintech|Exclusive|Breaking)\s+)/u, '')
    .trim()
  if (!before || words(before).length > 6 || !/^\p{Lu}|^[a-z]\p{Lu}/u.test(before)) return null
  if (PERSONAL.test(heading.slice(at)) && isPerson(before)) return null
  if (isNamedLikePerson(before) || isTitle(before) || !isCompanyName(before) || companyKey(before) === '')
    return null
  const body = page.blocks
    .filter(({ kind }) => kind !== 'heading')
    .map(({ text }) => text)
    .join('\n')
  return body.includes(before) || page.blocks.length < 6 ? { entity: 'company', name: before } : null
}
