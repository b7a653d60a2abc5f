import { isCompanyName, isPlace, isTitle } from '../known.js'

export type Headline = { title: string; company: string | null; past: boolean }

const PAST =
  /^(?:former(?:ly)?|ex-?|previously|past|ehemalige[rns]?|früher(?:er)?|vormals|ancien(?:ne)?|anciennement|ex|antigu[oa]|anterior(?:mente)?|antes)[\s:-]+/iu
const NOW =
  /^(?:als|as(?: an?| the)?|now|currently|today|presently|aktuell|derzeit|heute|actuellement|aujourd'hui|actualmente|hoy|atualmente|hoje|comme|como|en tant que|(?:i am|i'm|i work as|i serve as|ich bin|ich arbeite als|je suis|je travaille (?:comme|en tant que)|soy|trabajo (?:como|de)|(?:eu )?sou|trabalho como)(?: (?:an?|the|eine?|die|der|une?|la|le|una|el|uma?|o))?)(?::\s*|\s+)/iu
const AT =
  /(?<!\s)\s+(?:at|with|bei|beim|chez|na|no|em|en)\s+(?=[\p{Lu}\p{N}]|[a-z]\p{Lu})|(?<!\s)\s+@\s*(?=[\p{L}\p{N}])|@\s*(?=[\p{L}\p{N}])/gu
const BESIDE = /(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|,\s+/gu
const OF = /(?<!\s)\s+(?:of|von|der|de|du|des|da|do|del|de la)\s+(?=\p{Lu})/gu

/**
 * Reads the line under a name: `CTO at Acme`, `CTO @Acme`, `CTO bei der Acme GmbH`, `CTO | Acme`, `CTO, Acme`, a title alone.
 * Null for what names no post.
 */
export function readHeadline(text: string): Headline | null {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\b(?:Sr|Jr|Inc|Ltd|Corp|Co|S\.A|S\.L|B\.V))\.$/u, '')
    .trim()
  if (whole.length < 2 || whole.length > 200) return null
  const past = PAST.test(whole)
  const plain = whole.replace(PAST, '').replace(NOW, '')
  for (const mark of [AT, BESIDE, OF]) {
    const splits = [...plain.matchAll(mark)]
    for (const split of mark === AT ? splits : splits.reverse()) {
      const title = plain.slice(0, split.index).trim()
      const company = companyIn(plain.slice(split.index + split[0].length), mark !== AT)
      if (company && isTitle(title)) return { title, company, past }
    }
  }
  return isTitle(plain) ? { title: plain, company: null, past } : null
}

const MAX_POST_LENGTH = 8
/** In characters, with what stands around it. */
const MAX_TITLE_LENGTH = 100
/** In characters: a company and where the line goes on. */
const MAX_EMPLOYER_LENGTH = 400

/**
 * The post and employer of a line that by its place can be nothing else, as the one under the name on a professional profile: a
 * title need not be a known one. Null where the line names no employer.
 */
export function readPostLine(text: string): Headline | null {
  const known = readHeadline(text)
  if (known?.company) return known
  const plain = text.replace(/\s+/g, ' ').trim().replace(PAST, '').replace(NOW, '')
  for (const split of plain.matchAll(AT)) {
    if (split.index > MAX_TITLE_LENGTH) return null
    const title = plain.slice(0, split.index).trim()
    const behind = split.index + split[0].length
    const company = companyIn(plain.slice(behind, behind + MAX_EMPLOYER_LENGTH), false)
    if (company && isPostLike(title)) return { title, company, past: PAST.test(text.trim()) }
  }
  return null
}

/** Whether a text has the form of a title: a few words, no sentence. */
export const isPostLike = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 80 &&
  text.split(/\s+/).length <= MAX_POST_LENGTH &&
  /^\p{L}/u.test(text) &&
  !/[\d@:;!?<>{}"“”]|https?|\.\s|\.$/u.test(text) &&
  !/\s(?:is|are|was|ist|sind|est|sont|es|son|é|são|we|our|wir|nous|working|building|helping|studied|lives?)\s/iu.test(
    ` ${text} `
  )

/** The employer that a line goes on with; where a comma or bar led there, not another title or a place of the title. */
function companyIn(text: string, isLoose: boolean): string | null {
  const [first] = text
    .replace(/^(?:the|der|dem|die|la|le|el|los|a|o)\s+(?=\p{Lu})/u, '')
    .split(/(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|;\s+/u)
  const name = first
    .replace(/,\s+(?!\s|(?:Inc|Ltd|LLC|LLP|S\.A|S\.L|Co|Corp|GmbH|AG|SA)\b).*$/u, '')
    .replace(SENTENCE_AFTER, '')
    .replace(/(?<!\s)\s+(?:in|à|en|em)\s+(\p{Lu}.*)$/u, (tail, place: string) => (isPlace(place) ? '' : tail))
    .replace(/(?<!\s)\s*\((?:\d{4}|remote|full[- ]time|part[- ]time|since|seit)[^)]*\)\s*$/i, '')
    .trim()
  if (!isCompanyName(name) || !/^[\p{Lu}\p{N}]|^[a-z]\p{Lu}|^[a-z\d-]+\.[a-z]{2,}$/u.test(name)) return null
  return isLoose && (isTitle(name) || isPlace(name) || DEPARTMENT.test(name)) ? null : name
}

/** Where a sentence goes on after a name. */
const SENTENCE_AFTER =
  /(?<!\s)\s+(?!(?:of|and|for|the|de|del|des|du|do|da|der|die|das|und|et|y|e|la|le|von|van|den|in|to|by|on|os|as|los|las)\s)\p{Ll}[\p{L}'’]{2,}\s.*$/u

/** What follows the comma of a title: `Vice President, Marketing`. */
export const DEPARTMENT =
  /^(?:(?:global|corporate|product|digital|field|brand|growth|customer|human|people|inside|regional)\s+)?(?:marketing|sales|engineering|product|operations|finance|people|legal|design|strategy|growth|partnerships?|customer success|success|support|data|research|technology|security|communications|hr|human resources|it|r&d|analytics|business development|development|emea|apac|americas|europe|vertrieb|technik|finanzen|personal|ventes|finances|ventas|finanzas|vendas|finanças|recherche|inc\.?|ltd\.?|llc|gmbh|phd|mba|he\/him|she\/her|they\/them|remote)\.?$/iu
