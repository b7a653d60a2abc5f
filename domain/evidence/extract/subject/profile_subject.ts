import type { Profile } from '#domain/people/networks/networks'
import { fold } from '#domain/people/text/text'
import type { Page } from '../../page.js'
import { isCompanyName, isPerson } from '../recognisers.js'
import { mainHeading } from './page_subject.js'
import { metaOf } from '../markup/meta.js'
import { isNamedLikePerson } from './person_or_company.js'
import type { NamedEntity } from '../reading.js'
import { readHeadline } from '../layout/headlines.js'

/**
 * Returns the person or organisation of a profile page; null if the page does not name it. If the
 * address does not show the kind of owner, the page decides.
 */
export function profileSubject(page: Page, profile: Profile): NamedEntity | null {
  const heading = page.blocks.find((block) => block.kind === 'heading' && block.level === 1)
  const sources = [
    heading?.runs[0],
    mainHeading(page),
    metaOf(page, 'og:title', 'profile:username'),
    page.title,
  ]
  for (const source of sources) {
    const name = source ? nameBeside(source, profile.handle) : null
    if (!name || !isCompanyName(name) || /^(?:page )?not found$|^404/i.test(name)) continue
    return { entity: profile.kind === 'unknown' ? kindOf(page, name, profile.handle) : profile.kind, name }
  }
  return null
}

/** Longer texts are cut, because they start with the profile's name. */
const MAX_SOURCE_LENGTH = 300
/** The maximum number of parts of a block that are read as headlines. */
const MAX_PIECES = 30

/** Returns the name without handle, network and text after a dash; null if empty or too long. */
function nameBeside(text: string, handle: string): string | null {
  const bare = handle.replace(/^\w+\//, '')
  const name = text
    .slice(0, MAX_SOURCE_LENGTH)
    .split(/(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+/u)[0]
    .replace(/(?<!\s)\s*\(?@[\p{L}\p{N}._-]+\)?/gu, '')
    .replace(/(?<!\s)\s*\((?:she|he|they|elle|il|ella|él|sie|er)\b[^)]*\)/giu, '')
    .replace(/(?<!\s)\s+on\s+(?:X|Twitter|Instagram|TikTok|LinkedIn|GitHub|YouTube)\b.*$/i, '')
    .replace(/['’]s (?:profile|channel)$/i, '')
    .replace(/[\p{Extended_Pictographic}✓✔☑]+/gu, '')
    .trim()
  const words = name.split(/\s+/)
  const rest = words.length > 1 && fold(words.at(-1)!) === fold(bare) ? words.slice(0, -1).join(' ') : name
  return rest === '' || rest.length > 80 ? null : rest
}

const OFFICIAL =
  /\b(?:official (?:account|page|channel|profile)|offizieller (?:account|kanal)|offizielle seite|compte officiel|cuenta oficial|conta oficial|perfil oficial)\b/i
const OWN_WORDS =
  /\b(?:my own|views are mine|opinions mine|my |I am |I'm |meine |ich |je suis|mes |mi |soy |meu |minha |sou )/i
const OUR_WORDS = /\b(?:we|our|us|wir|unsere?|nous|notre|nos|nosotros|nuestr[ao]s?|nós|noss[ao]s?)\b/i
const MAKES =
  /\b(?:makes?|builds?|provides?|develops?|offers?|delivers?|helps?|entwickelt|bietet|baut|liefert|propose|développe|fournit|ofrece|desarrolla|crea|oferece|desenvolve|fornece)\b/i

/** Decides between person and company by name, biography and handle. */
function kindOf(page: Page, name: string, handle: string): NamedEntity['entity'] {
  if (!isPerson(name)) return 'company'
  const lines = page.blocks.slice(0, 12).filter(({ kind }) => kind !== 'heading')
  const text = lines.map((line) => line.text).join('\n')
  const says = (pattern: RegExp, weight: number) => (pattern.test(text) ? weight : 0)
  const hasJob = page.blocks.slice(0, 10).some((block) =>
    block.text
      .split(/[.!?|•·]\s+/)
      .slice(0, MAX_PIECES)
      .some((piece) => readHeadline(piece)?.company)
  )
  const score =
    (isNamedLikePerson(name) ? 1.5 : -0.5) +
    (hasJob ? 2 : 0) +
    (metaOf(page, 'og:type') === 'profile' ? 0.6 : 0) +
    says(OWN_WORDS, 1) +
    says(OFFICIAL, -2) +
    says(OUR_WORDS, -1) +
    (text.includes(name) && MAKES.test(text) ? -2 : 0) +
    (/(?:hq|official|inc|app|labs|group|team|global|shop|gmbh)$/i.test(handle) ? -1.5 : 0)
  return score > 0 ? 'person' : 'company'
}
