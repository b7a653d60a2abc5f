import type { Mention } from '#domain/evidence/claim'
import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import { ownerOf } from '#domain/evidence/extract/subject/page_owner'
import { dateOfPage, isArticle, subjectOf } from '#domain/evidence/extract/subject/page_subject'
import { sentencesOf } from '#domain/evidence/extract/sentences/sentences'
import type { Page } from '#domain/evidence/page'
import { companyKey } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { parseProfile } from '#domain/people/networks/networks'
import { isoWithoutQuarter, parseDate } from '#domain/people/dates/dates'
import { anyOf, wholeWord } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'

/** A sentence about the row. */
export type Passage = { text: string; block: number; isPast: boolean; statedAt: string | null }

/** A page in relation to one of its mentions. */
export type About = {
  page: Page
  mention: Mention
  /** Whether the whole page is about the mention: its own page or an entry about it. */
  isWhole: boolean
  isArticle: boolean
  /** Whether a block is about the mention: on a page about it, or below its name in a heading. */
  isOfMention: (block: number) => boolean
  /** Returns false for blocks that instruct language models. */
  isMined: (block: number) => boolean
  /** The page's date in ISO 8601, or null. */
  date: string | null
  passages: Passage[]
}

const MAX_SENTENCES = 3000
const PAST = wholeWord('iu')`
  # English
  former(?:ly)? | previous(?:ly)? | used to | once had | no longer | until (?:19|20)\d\d
  # German
  ehemals | fr[üu]her | vormals | nicht mehr
  # French
  anciennement | autrefois | jusqu.en (?:19|20)\d\d
  # Spanish and Portuguese
  anteriormente | antes | hasta (?:19|20)\d\d | antigamente | até (?:19|20)\d\d
`
const AS_OF =
  /\b(?:as of|as at|stand:?|in|im|au|en|a fecha de|em)\s+((?:\d{1,2}\.?\s+(?:de\s+)?)?\p{L}{3,10}\.?\s+(?:de\s+)?(?:19|20)\d\d|\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d|(?:19|20)\d\d-\d\d(?:-\d\d)?)/iu

const aboutCache = new WeakMap<Page, WeakMap<Mention, About>>()

/** Returns a page in relation to a mention, cached for all columns. */
export function aboutFor(page: Page, mention: Mention): About {
  const known = aboutCache.get(page) ?? new WeakMap<Mention, About>()
  aboutCache.set(page, known)
  const about = known.get(mention) ?? aboutOf(page, mention)
  known.set(mention, about)
  return about
}

/** Finds a page's passages about a mention. */
function aboutOf(page: Page, mention: Mention): About {
  const isNews = isArticle(page)
  const isWhole = !isNews && (isOwnPage(page, mention) || isSubject(page, mention))
  const isMined = (block: number) =>
    !isPromptInjection(page.blocks[block].text) &&
    !(/[:：]$/.test(page.blocks[block - 1]?.text ?? '') && isPromptInjection(page.blocks[block - 1].text))
  const date = dateOfPage(page)
  const below = isWhole || isNews || mention.own ? [] : belowName(page, mention)
  return {
    page,
    mention,
    isWhole,
    isArticle: isNews,
    isOfMention: (block) => isWhole || below[block],
    isMined,
    date,
    passages: passagesOf(page, mention, isWhole, below, isMined, date),
  }
}

/** The maximum number of blocks below a name in a heading, and the length of that heading. */
const [MAX_BELOW, MAX_HEADING] = [60, 90]

/**
 * Marks the blocks below the headings with a person's name, up to the next heading of the same or a
 * higher level.
 */
function belowName({ blocks }: Page, { name, entity }: Mention): boolean[] {
  if (name === null || entity !== 'person') return []
  const folded = fold(name)
  let [level, left] = [0, 0]
  return blocks.map(({ kind, text, level: its, boilerplate }) => {
    if (boilerplate) left = 0
    else if (kind === 'heading' && text.length <= MAX_HEADING && fold(text).includes(folded)) {
      level = its!
      left = MAX_BELOW
      return false
    } else if (kind === 'heading' && its! <= level) left = 0
    return left-- > 0
  })
}

/**
 * Reports whether the page is the mention's profile or on its own site. Pages of the site about an
 * entity of the other kind (person or company) do not count.
 */
function isOwnPage(page: Page, mention: Mention): boolean {
  if (!mention.own) return false
  if (parseProfile(page.url)) return true
  const subject = subjectOf(
    page,
    mention.name ? { entity: mention.entity, name: mention.name } : ownerOf(page)
  )
  return !subject || subject.entity === mention.entity
}

function isSubject(page: Page, { name, entity }: Mention): boolean {
  const subject = parseProfile(page.url) ? null : subjectOf(page, ownerOf(page))
  if (!name || !subject || subject.entity !== entity) return false
  return entity === 'company'
    ? companyKey(subject.name) === companyKey(name)
    : compareNames(subject.name, name) > 0.87
}

function passagesOf(
  page: Page,
  mention: Mention,
  isWhole: boolean,
  below: readonly boolean[],
  isMined: About['isMined'],
  date: string | null
): Passage[] {
  const passages: Passage[] = []
  const names = namesOf(mention)
  let isCarried = false
  for (const [block, { text, boilerplate, section, kind }] of page.blocks.entries()) {
    if (boilerplate || text.length < 4 || !isMined(block) || passages.length > MAX_SENTENCES) continue
    const isUnderName =
      below[block] ||
      (section !== null && names.some((name) => fold(section).includes(name)) && kind !== 'heading')
    for (const sentence of sentencesOf(text)) {
      const folded = ` ${fold(sentence)} `
      const isNamed = names.some((name) => folded.includes(name))
      isCarried = isNamed || (isCarried && PRONOUN.test(sentence))
      if (!isWhole && !isCarried && !(isUnderName && !mention.own)) continue
      passages.push({ text: sentence, block, isPast: PAST.test(sentence), statedAt: asOf(sentence) ?? date })
    }
  }
  return passages
}

const PRONOUNS = anyOf`
  # English
  It | Its | The (?:company|firm|startup|start-up|business|group) | She | He | They | Her | His | Their
  # German
  Es | Das Unternehmen | Die Firma | Sie | Er | Ihr[e]?
  # French
  Elle | Il | L.entreprise | La société | Son | Sa
  # Spanish and Portuguese
  La empresa | La compañía | Ella | Él | Su | A empresa | Ela | Ele | Sua | Seu
`
const PRONOUN = new RegExp(String.raw`^${PRONOUNS}\b`, 'u')

function namesOf({ name, entity, claims }: Mention): string[] {
  const stated = [
    name,
    ...claims.flatMap((claim) => (claim.field === 'name' && !claim.past ? [claim.value] : [])),
  ]
  const names = stated.flatMap((one) =>
    one ? [fold(one), ...(entity === 'company' ? [companyKey(one)] : [])] : []
  )
  const last = entity === 'person' ? name?.split(/\s+/).at(-1) : null
  return [...new Set([...names, ...(last && last.length > 3 ? [fold(last)] : [])])].filter(
    (one) => one.length > 2
  )
}

function asOf(sentence: string): string | null {
  const [, text] = AS_OF.exec(sentence) ?? []
  const date = text && /\b(?:as of|as at|stand)\b/i.test(sentence) ? parseDate(text) : null
  return date ? isoWithoutQuarter(date) : null
}
