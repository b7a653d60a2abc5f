import type { ClaimField } from '../../claim.js'
import { looksLikeCompany } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import { isGenericHeading } from '../layout/headings.js'
import { ROLE_NOUNS } from '../sentences/data/nouns_data.js'
import { isFieldOfWork } from './fields_of_work.js'
import { anyOf } from '#domain/people/text/phrases'

/** Matches titles that begin or end in the middle of a phrase. */
const CUT =
  /^(?:au|aux|à|at|in|im|am|of|of the|de|du|des|da|do|the|und|and|et|e|y|los|las|member of)\s|\s(?:of|at|in|im|am|au|aux|à|en|de|du|des|di|da|do|for|für|and|und|et|y|e|the)$|^member of$/u
/** Marks of buttons, and words of a sentence in the first person. */
const NO_TITLE =
  /[↓→↗»«▼]|(?:^|[\s,])I['’]m\s|^currently,|^(?:teaching|working|pursuing|doing|studying|developing|writing|looking|building|living|interested|excited|passionate|happy|proud|based|known|part|one)\s/iu
/** A level or room such as `B2`, a line about a text, and a web address are not employers. */
const NO_COMPANY = /^\p{L}\d$|^(?:tagged|posted|filed under|sur devis|auf anfrage|on request)$|^www\./iu
/** A legal form without a name. */
const LEGAL_FORM = /^(?:inc|ltd|llc|llp|gmbh|corp|co)\.?$/iu
const PROJECT = /^(?:projet|projeto|proyecto|progetto|projekt)\s/iu
const STATE =
  /^(?:A[KLRZ]|C[AOT]|DE|FL|GA|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/
/** A line about when or where a text was published is not a title. */
const BYLINE =
  /^(?:posted|published|written|updated|last updated|tagged|filed|veröffentlicht|aktualisiert|publié|publicado|pubblicato|geplaatst)\s(?:on|in|by|under|with|am|von|le|par|el|por|em|il|da|op)\s/iu
/** A prize or a place of publication is not a title. */
const PUBLICATION =
  /(?:^|\s)(?:awards?|prize|nominee|proceedings|workshop|symposium|journal)$|^(?:ieee|acm|proc\.|proceedings|journal of|transactions)\s|^(?:titre|title|título|titolo|thesis|thèse|dissertation)\s?:/iu
const SCHOOLS = anyOf`
  escuela | escola | scuola | école | instituto | istituto | facultad | faculdade | facolt[aà] | faculté
  fakultät | universi(?:dad|dade|té|t[aà]|tät|tat|teit) | departamento | dipartimento | département
  laboratorio | laboratório | laboratoire | hochschule
`
const SCHOOL_FIRST = new RegExp(String.raw`^${SCHOOLS}\s`, 'iu')
/** A department alone, such as `Department of Mathematics`, may belong to any employer. */
const DEPARTMENT =
  /^(?:the\s)?(?:department|dept\.?|dpt\.?|dpto\.?|dep\.|division|faculty|departamento|dipartimento|dip\.|d[ée]partement|abteilung|fachbereich|fakultät|facultad|faculdade|facolt[aà])(?:\s(?:of|for|de|di|der|für|do|da|du|des)\b|$)/iu
const NO_PLACE = /\/|\.,|\(?pdf\)?$|(?:^|\s)(?:universit\p{L}*|corporation|institut\p{L}*)(?:\s\S+){2}/iu

/**
 * Whether a value is only a piece of a phrase, because a rule cut the text in the wrong place. Such
 * a value is never right, whatever the rule.
 */
export function isBroken(field: ClaimField, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (field === 'title')
    return (
      [CUT, NO_TITLE, BYLINE, PUBLICATION, SCHOOL_FIRST, DEPARTMENT, LEGAL_FORM].some((form) =>
        form.test(value)
      ) ||
      isNoName(value) ||
      hasTelephone(value)
    )
  if (field === 'company')
    return (
      [NO_COMPANY, DEPARTMENT, LEGAL_FORM].some((form) => form.test(value)) ||
      STATE.test(value) ||
      (PROJECT.test(value) && !looksLikeCompany(value)) ||
      value.split(/[・·&]/).every((part) => isGenericHeading(part.trim())) ||
      isRole(value) ||
      isNoName(value)
    )
  return (field === 'location' || field === 'headquarters') && (isUnbalanced(value) || NO_PLACE.test(value))
}

const isNoName = (text: string): boolean => isUnbalanced(text) || isFieldOfWork(text)

/** A title may have two years, which are eight digits. */
const hasTelephone = (text: string): boolean => text.replace(/\D/g, '').length > 8

/** Whether a text is the single word of a role: `Postdoc`. */
const isRole = (text: string): boolean => ROLE_NOUNS.has(fold(text))

const isUnbalanced = (text: string): boolean =>
  (text.match(/[([]/g)?.length ?? 0) !== (text.match(/[)\]]/g)?.length ?? 0)
