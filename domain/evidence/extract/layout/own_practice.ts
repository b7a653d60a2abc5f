import { parseName } from '#domain/people/names/names'
import { anyOf } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import { metaOf } from '../markup/meta.js'
import { mentionOf, type Reading } from '../reading.js'

const METHOD = 'heading' as const
const MAX_LENGTH = 60
const MAX_WORDS = 6
const MARK = /\s[|•·–—:-]\s|,\s|[©®™]|\d{4}|\.\s|\n/u
const BUSINESSES = anyOf`
  # German
  praxis | kanzlei | werkstatt | atelier | immobilien | anwalt | anwalte | rechtsanwalte | notar\p{L}*
  steuerberatung | beratung | architekt\p{L}* | ingenieurburo | akademie | zahnarztpraxis | physiotherapie
  hypnose
  # English
  consult\p{L}* | coaching | solutions? | services | studios? | clinic | photography | architects?
  engineering | design | designs | technologies | software | media | ventures | partners? | associates | law
  legal | interiors | training | academy | workshop | gallery | dental
  # French
  avocats? | cabinet | galerie | osteopathie
  # Spanish and Portuguese
  advoga\p{L}* | abogad\p{L}* | estudio | despacho | bufete | escritorio | consultorio | clinica
  arquitect\p{L}* | arquitet\p{L}*
  # Italian
  architetti
  # Dutch
  praktijk | advies | techniek | technieken | makelaardij | bouw
  # In several languages
  fotografie | fotografia | psicologia | psychotherapie | reflexolog\p{L}* | sophrolog\p{L}* | osteopat\p{L}*
  naturopat\p{L}* | yoga | pilates | massages? | massagen | masajes | massaggi | physio | therapy | therapie
  terapias? | psychology | psychologie | counsell?ing | nutrition | ceramics | keramik | ceramica | keramiek
  translations? | traductions? | uebersetzungen | ubersetzungen | films? | joinery | carpentry | chiropractic
`
/** Kinds of businesses that are often named after the person who runs them, folded. */
const BUSINESS = new RegExp(`${BUSINESSES}$`, 'u')

/**
 * Adds the business that has the family name of the page's person, such as `Kanzlei Doe` or `Doe Consulting`.
 * Its name is in the title, a heading or the copyright line of the person's own page.
 */
export function ownPractice(reading: Reading): void {
  const { page, book, subject, owner, profile, isArticle } = reading
  if (profile || isArticle || subject?.entity !== 'person' || owner?.entity !== 'person') return
  const family = fold(parseName(subject.name).family)
  if (family.length < 3) return
  const lines = [
    page.title,
    metaOf(page, 'og:site_name'),
    ...page.blocks
      .filter(({ kind, boilerplate }) => boilerplate || kind === 'heading')
      .map(({ text }) => text),
  ]
  for (const line of lines) {
    const name =
      line && line.length <= 300
        ? line
            .split(MARK)
            .map(clean)
            .find((part) => isNamedAfter(part, family))
        : null
    if (!name) continue
    book.add(mentionOf(reading, subject), 'company', name, { quote: name, method: METHOD })
    return
  }
}

const clean = (part: string) => part.replace(/^(?:by|copyright|\(c\))\s/iu, '').trim()

function isNamedAfter(text: string, family: string): boolean {
  if (text.length > MAX_LENGTH || !/^\p{Lu}/u.test(text)) return false
  const words = fold(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
  if (words.length < 2 || words.length > MAX_WORDS || !words.includes(family)) return false
  return [words[0], words.at(-1)!].some((word) => word !== family && BUSINESS.test(word))
}
