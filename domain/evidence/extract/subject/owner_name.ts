import { looksLikeCompany } from '#domain/people/companies/company_name'
import { isPerson, isPlace } from '../recognisers.js'
import { isOccupation } from '../titles/occupations.js'
import { isNamedLikePerson } from './person_or_company.js'

const MAX_LENGTH = 120
/** Matches marks around a name: `. : Jane Doe : .`. */
const DECORATION =
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- at most MAX_LENGTH characters
  /^[\s.:~*|•·»«=–—-]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N})])\s+[\s.:~*|•·»«=–—-]*[:~*|•·»«=–—-][\s.:~*|•·»«=–—-]*$/gu
// eslint-disable-next-line regexp/no-super-linear-move -- at most MAX_LENGTH characters
const YEARS = /[\s,]+(?:19|20)\d\d(?:\s*[-–—/]\s*(?:(?:19|20)\d\d|present|heute)?)?$/u
/** Matches words for a site after its owner's name. */
const SITE_WORDS =
  // eslint-disable-next-line regexp/no-super-linear-move -- at most MAX_LENGTH characters
  /\s+[-–|:]\s+(?:official )?(?:web\s?site|home\s?page|home|site)$|[\s–|:-]+(?:(?:sito|sitio|site|web|página|pagina|page) (?:ufficiale|oficial|officielle?|web)|official (?:web\s?site|site|page|home\s?page)|offizielle (?:website|webseite|homepage))$|(?:の|\s)*(?:公式)?(?:ホームページ|ホーム|サイト)$|(?:의|\s)*(?:공식\s?)?홈페이지$/iu
const WE_ARE =
  /^(?:somos (?:a|o|la|el)|nós somos (?:a|o)|we are|wir sind(?: die| das)?|nous sommes|siamo)\s+(?=\p{Lu})/u
/** Matches a name in Latin letters and the same name in Chinese, Japanese or Korean script. */
const IN_TWO_SCRIPTS =
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- at most MAX_LENGTH characters
  /^([\p{Script=Latin}\p{M}'’. -]{3,}?)[\s,/(（|]+[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s・]+[)）]?$/u
const PLACED =
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- at most MAX_LENGTH characters
  /^(.{3,}?)(,\s+|\s+in\s+|\s+)(\p{Lu}[\p{L}-]{2,}(?: (?:am|an der|sur|del?) \p{Lu}[\p{L}-]+)?)$/u
const LEGAL_FORM =
  /(?:^|\s)(?:GmbH|AG|KG|UG|e\.?\s?V\.?|B\.?V\.?|N\.?V\.?|S\.?[rR]\.?[lL]\.?|S\.?p\.?A\.?|SARL|SAS|S\.?[AL]\.?|Ltda?\.?|Inc\.?|LLC|Ltd\.?)$/u
const MAX_TITLE_WORDS = 3
/** Matches titles before a person's name that are not occupations. */
const TITLE_WORDS =
  /^(?:(?:dr|dott|prof)\.?ssa|dott(?:ore|oressa)|doctor|doctora|doutora?|docteure?|professore?(?:ssa)?|professeure?|profesora?|avvocat[oa]|ingegnere|ingeniero|engenheir[oa]|maître|mister|mr|mrs|ms|herr|frau|de heer|dra?|prof)$/i

/**
 * Returns a site owner's name without the other parts of a title or copyright line. Drops years,
 * marks, words for a site, a person's titles, a company's place and the name in a second script.
 */
export function ownerName(text: string): string {
  const name = text
    .slice(0, MAX_LENGTH)
    .replace(DECORATION, '')
    .replace(YEARS, '')
    .replace(SITE_WORDS, '')
    .replace(WE_ARE, '')
    .replace(/^(\p{Lu}\p{Ll}{1,3}\.)(?=\p{Lu}\p{Ll})/u, '$1 ')
    .trim()
  if (name === '') return text
  const [, latin] = IN_TWO_SCRIPTS.exec(name) ?? []
  if (latin && isPerson(latin.trim())) return latin.trim()
  return withoutPlace(withoutTitles(name))
}

/** Matches the start of a sentence about the owner, or a text that is cut off. */
const SLOGAN =
  /^(?:we|wir|nous|nosotros|n[óo]s|noi|wij|some|ein paar|einige|quelques|algun[oa]s|alcun[ei]|enkele)\s|^(?:my|meine?|mes|mis|i miei|mijn)\s\p{Ll}|(?:\.\.\.|…)$/iu

/** Whether a text, such as a heading, speaks about the owner instead of naming it. */
export const isSlogan = (text: string): boolean => /\s/.test(text) && SLOGAN.test(text)

/** Drops occupations and abbreviated titles in front of a person's name: "Prof. a.c. Dott.". */
function withoutTitles(name: string): string {
  const words = name.split(/\s+/)
  for (let count = MAX_TITLE_WORDS; count > 0; count--) {
    const titles = words.slice(0, count)
    const rest = words.slice(count).join(' ')
    const areTitles = titles.every(
      (word) => /^\p{L}[\p{L}.]*\.$/u.test(word) || TITLE_WORDS.test(word) || isOccupation(word)
    )
    if (areTitles && words.length - count > 1 && isNamedLikePerson(rest)) return rest
  }
  return name
}

/** Drops a place after a company's name: "Acme GmbH, Berlin". */
function withoutPlace(name: string): string {
  const [, head, mark, place] = PLACED.exec(name) ?? []
  if (!head || !isPlace(place)) return name
  const isMarked = mark.trim() !== '' && !isPerson(name)
  return (isMarked && (mark.trim() === 'in' || looksLikeCompany(head))) || LEGAL_FORM.test(head) ? head : name
}
