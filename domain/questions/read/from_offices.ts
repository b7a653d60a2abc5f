import { isPlace } from '#domain/evidence/extract/recognisers'
import { quoteAround } from '#domain/evidence/extract/sentences/sentences'
import type { About } from '../passages.js'
import { answerOfLabel } from '../labels.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'

const WORD =
  '(?:[Oo]ffices|[Bb]üros|[Nn]iederlassungen|[Ss]tandorte[n]?|[Bb]ureaux|[Aa]gences|[Oo]ficinas|[Ee]scritórios|[Ff]iliais)'
const PLACES = new RegExp(
  `${WORD}(?: (?:are|is|sind|befinden sich|sont|sont situés|se trouvent|están|estão|ficam|located|situated|distributed|across|throughout)){0,2} (?:in|à|en|em|at) (?<list>\\p{Lu}.{2,300})`,
  'u'
)
const NEXT =
  /^(?:,\s*(?:and |und |et |y |e |sowie )?|\s+(?:and|und|et|y|e|sowie|&)\s+)(?:(?:in|à|en|em)\s+)?/u
const NAME =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|la|las|los|el|do|da|am|an der|sur|upon) )?\p{Lu}[\p{L}'’-]*){0,3}/u

/** Counts or lists offices in a sentence or below a heading. */
export function fromOffices(question: Question, about: About): PageAnswer[] {
  if (question.concept?.id !== 'offices' || (question.format !== 'number' && question.format !== 'text'))
    return []
  const answer = (places: string[]) => (question.format === 'number' ? places.length : places.join(', '))
  const stated = about.passages.flatMap(({ text, statedAt, isPast }): PageAnswer[] => {
    const found = PLACES.exec(text)
    const places = found ? placesOf(found.groups!.list) : []
    if (!found || places.length < 2) return []
    const quote = quoteAround(text, found.index, text.length)
    return [{ value: answer(places), quote, method: 'sentence', statedAt, past: isPast }]
  })
  return [...stated, ...listed(question, about, answer)]
}

/** Returns the places at the start of a list. */
function placesOf(list: string): string[] {
  const places: string[] = []
  for (let rest = list; ; ) {
    const [place] = NAME.exec(rest) ?? []
    if (!place) return places
    places.push(place.replace(/\.$/, ''))
    rest = rest.slice(place.length)
    const [mark] = NEXT.exec(rest) ?? []
    if (!mark) return places
    rest = rest.slice(mark.length)
  }
}

/** Returns the places in a list or in subheadings below a heading about offices. */
function listed(
  question: Question,
  { page, isWhole, isMined, date }: About,
  answer: (places: string[]) => unknown
): PageAnswer[] {
  if (!isWhole) return []
  return page.blocks.flatMap(({ kind, level, text, boilerplate }, i): PageAnswer[] => {
    if (kind !== 'heading' || boilerplate || !isMined(i) || !answerOfLabel(question, text)) return []
    const under = page.blocks.slice(i + 1)
    const end = under.findIndex(
      (block) => block.boilerplate || (block.kind === 'heading' && block.level! <= level!)
    )
    const places = (end < 0 ? under : under.slice(0, end))
      .filter((block) => block.kind === 'item' || block.kind === 'heading')
      .map((block) => block.text)
      .filter((line) => isPlace(line) || isPlace(line.split(/[,–—:(-]/)[0].trim()))
    if (places.length < 2) return []
    const all = places.join('\n')
    const quote = page.text.includes(all) ? all : places[0]
    return [{ value: answer(places), quote, method: 'heading', statedAt: date, past: false }]
  })
}
