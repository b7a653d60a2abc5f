import { MONEY } from '#domain/evidence/extract/values/money'
import { readCount } from '#domain/evidence/extract/values/numbers'
import { quoteAround } from '#domain/evidence/extract/sentences/sentences'
import { emailsIn } from '#domain/evidence/extract/add_claims'
import { findPhones } from '#domain/people/phones/phones'
import { numbersIn } from '#domain/truth/values/numbers'
import type { Format } from '#domain/truth/column'
import { chooseOption } from '../options.js'
import type { About, Passage } from '../passages.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { spanOf, type Token, tokensOf } from '../tokens.js'
import { readValue } from '../values/read_value.js'
import { stanceNear } from '../values/yes_no.js'

/** The maximum distance between a question's words in a sentence, in words. */
const MAX_DISTANCE = 10
const MONEY_ALL = new RegExp(`(?<!\\d)${MONEY}`, 'gu')

type Match = { text: string; tokens: Token[]; first: number; last: number; question: Question }

/**
 * Finds answers in sentences that contain all heads of the question, in any supported language, and
 * a value of its format nearby. Skips known concepts except `offices`, because other modules read
 * them.
 */
export function fromSentences(question: Question, about: About): PageAnswer[] {
  const { heads, concept, role } = question
  if (heads.length === 0 || role || question.purpose || (concept && concept.id !== 'offices')) return []
  return about.passages.flatMap((passage): PageAnswer[] => {
    if (passage.text.length > 500 || concept?.avoid?.test(passage.text)) return []
    const tokens = tokensOf(passage.text)
    const span = spanOf(tokens, heads)
    if (!span || span[1] - span[0] > MAX_DISTANCE) return []
    const [first, last] = span
    const value = READERS[question.format]({ text: passage.text, tokens, first, last, question })
    return value === null || value === ''
      ? []
      : [answerOf(passage, value, tokens[first].start, tokens[last].end, question)]
  })
}

const answerOf = (
  passage: Passage,
  value: unknown,
  from: number,
  to: number,
  { past }: Question
): PageAnswer => ({
  value,
  quote: quoteAround(passage.text, Math.max(0, from - 100), to),
  method: 'sentence',
  statedAt: passage.statedAt,
  past: passage.isPast && !past,
})

const READERS: Readonly<Record<Format, (match: Match) => unknown>> = {
  number: countNear,
  range: (match) => {
    const span = /\d[\d.,]{0,15}\s{0,3}(?:-|–|to|bis|à|a|até)\s{0,3}\d[\d.,]{0,15}|\d[\d.,]{0,15}\+/.exec(
      match.text
    )?.[0]
    return span ?? countNear(match)
  },
  currency: ({ text, question }) => {
    const sums = [...text.matchAll(MONEY_ALL)].map(([sum]) => sum)
    return sums.length === 1 ? readValue(question, sums[0]) : null
  },
  date: ({ text, question }) =>
    text.match(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g)?.length === 1 ? readValue(question, text) : null,
  boolean: (match) => {
    const { text, tokens, first, last } = match
    return first < last || isAboutIt(match) ? stanceNear(text, tokens[first].start, tokens[last].end) : null
  },
  options: ({ text, question }) => chooseOption(text, question.options),
  email: ({ text }) => (emailsIn(text).length === 1 ? emailsIn(text)[0].email : null),
  phone: ({ text }) => (findPhones(text).length === 1 ? findPhones(text)[0].e164 : null),
  url: ({ text }) => /(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;)]/i.exec(text)?.[0] ?? null,
  text: stated,
}

/** Reports whether the question's words are the subject of the sentence, not a detail. */
function isAboutIt({ text, tokens, first }: Match): boolean {
  if (first <= 2) return true
  return /\b(?:our|we|us|have|has|offers?|with|is|are|am|unser\w*|wir|haben|hat|bieten|bietet|sind|ist|notre|nos|nous|avons|a|est|sommes|nuestr\w*|tenemos|tiene|ofrecemos|somos|es|noss\w*|temos|tem|oferecemos|é)(?:\s+\S+){0,2}\s*$/iu.test(
    text.slice(0, tokens[first].start)
  )
}

/** Matches words after a number that show that the number does not count a later noun. */
const BREAK =
  /^(?:and|or|of|in|at|for|with|from|by|to|on|per|und|oder|in|an|mit|von|pro|et|ou|dans|avec|par|y|o|en|con|por|e|em|com|years?|jahre\w*|ans|años|anos|percent|million|euros?|dollars?)$/i

/** Reads `12 warehouses`, `over 1,200 active users`, `twelve offices`, `warehouses: 12`. */
function countNear({ text, tokens, first, last }: Match): number | null {
  for (let at = first; at <= last; at++)
    for (let back = 1; back <= 3 && at - back >= 0; back++) {
      const token = tokens[at - back]
      const between = tokens.slice(at - back + 1, at)
      if (
        between.some(
          ({ text: word }) =>
            BREAK.test(word) && !/^(?:de|of|million|mil|millions|millionen)$/i.test(word) && !SCALE.test(word)
        )
      )
        break
      const count = countOf(text, token, between[0])
      if (count !== null) return count
    }
  const [, after] =
    /^\s*(?:[:=]|is|are|ist|sind|est|sont|es|son|é|são|beträgt|liegt bei|s.élève à)\s*(?:about |over |rund |über )?(\d[\d.,\s]*\d|\d)(?![\d%$€£])/iu.exec(
      text.slice(tokens[last].end)
    ) ?? []
  return after ? (numbersIn(after)[0] ?? null) : null
}

const SCALE = /^(?:million|millions|millionen|mio|millones|milhões|mil|thousand|tausend|k)$/i

function countOf(text: string, token: Token, next: Token | undefined): number | null {
  const before = text.slice(Math.max(0, token.start - 2), token.start)
  if (/[$€£#§]\s?$/.test(before) || /^\s?[%€$£]/.test(text.slice(token.end))) return null
  if (!/\d/.test(token.text))
    return /^(?:an?|one|ein\w*|une?|una|um|uma)$/i.test(token.text) ? null : readCount(token.text)
  if (/^(?:19|20)\d\d$/.test(token.text)) return null
  const scale = next && SCALE.test(next.text) ? ` ${next.text}` : ''
  return numbersIn(token.text + scale)[0] ?? null
}

/** Reads the complement in `Our mascot is Otto the Otter`. */
function stated({ text, tokens, first, last, question }: Match): string | null {
  if (first > 6) return null
  const rest = text.slice(tokens[last].end)
  const [, value] =
    /^(?:['’]s)?\s*(?:[:–=]|(?:\p{L}+ ){0,1}?(?:is|are|ist|sind|lautet|heißt|est|sont|es|son|é|são)(?: (?:called|named|known as|genannt|appelée?|llamad[ao]|chamad[ao]))?)\s+["“«]?([^.;!?()“”"\n]{1,90})/iu.exec(
      rest
    ) ?? []
  if (
    !value ||
    !/^(?:\p{Lu}|\d|(?:an?|the|ein\w*|der|die|das|une?|las?|les?|los|el|um|uma|os?|as?)\s)/u.test(value)
  )
    return null
  return readValue(question, value) as string | null
}
