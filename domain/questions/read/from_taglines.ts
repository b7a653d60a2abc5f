import { namesSchool } from '#domain/evidence/extract/layout/education'
import { isGenericHeading } from '#domain/evidence/extract/layout/headings'
import { isPlace, isTitle } from '#domain/evidence/extract/recognisers'
import { isNamedLikePerson } from '#domain/evidence/extract/subject/person_or_company'
import { isField, isSurelyOrganisation } from '#domain/evidence/extract/sentences/phrases/nouns'
import { anywhere } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import type { PageAnswer } from '../page_answer.js'
import type { About } from '../passages.js'
import type { Question } from '../question.js'
import { isTopic } from '../values/topics.js'

/** The maximum number of blocks between a name and its tagline. */
const MAX_DISTANCE = 3
/** The maximum number of blocks before the name. */
const MAX_NAME_AT = 25
const MAX_TAGLINE = 110
const MIN_TOPICS = 2
const SEPARATOR = /\s?[·•|*/–—]\s?|\s-\s|,\s/u
/** Matches sentences, buttons, dates and addresses. */
const NO_TOPIC = anywhere('iu')`
  [!?@:;{}<>"“”→↓»] | https? | www\. | \d{2} | \.$
  (?<!\p{L})(?:
    # Pronouns and "is"
    i | i'm | we | you | your | my | our | ich | wir | sie | ihre? | unsere? | je | nous | vous | votre | mon
    notre | yo | mi | tu | nuestr\p{L}+ | meu | minha | seu | io | mio | mia | ik | mijn
    is | are | ist | sind | est | es | é | è
    # Names of pages
    welcome | website | homepage | page | portfolio | blog | curriculum | vitae | cv | resume | home
    contact | menu | about | publications? | download | email | phone
    # "Skip to the content"
    skip to | zum inhalt | aller au contenu | saltar al | ir para o | vai al contenuto | naar de inhoud
  )(?!\p{L})
  \p{L}\.(?:com|org|io|dev|me|co\.\p{L}{2}|de|fr|it|es|nl|ch|at|be|eu|uk|br|jp|kr)(?!\p{L})
`

/**
 * Reads topics in a short line beside the person's name on the person's own page, such as `Software
 * Engineering · Formal Methods`.
 */
export function fromTaglines({ concept, format }: Question, about: About): PageAnswer[] {
  const { page, mention, isWhole, date } = about
  if (concept?.id !== 'specialty' || format !== 'text' || !isWhole || !mention.own || !mention.name) return []
  const name = fold(mention.name)
  const at = page.blocks.findIndex(
    ({ kind, text }, i) =>
      i < MAX_NAME_AT && kind !== 'item' && text.length < 120 && fold(text).includes(name)
  )
  if (at < 0) return []
  const near = page.blocks.slice(Math.max(0, at - 1), at + 1 + MAX_DISTANCE)
  for (const { text, kind } of near) {
    const value = kind === 'item' ? null : topicsOf(text, name)
    if (value !== null) return [{ value, quote: text, method: 'trait', statedAt: date, past: false }]
  }
  return []
}

function topicsOf(text: string, name: string): string | null {
  if (text.length < 4 || text.length > MAX_TAGLINE || fold(text).includes(name) || NO_TOPIC.test(text))
    return null
  if (
    name.split(' ').some(
      (word) =>
        word.length > 3 &&
        fold(text)
          .split(/[^\p{L}]+/u)
          .includes(word)
    )
  )
    return null
  if (!/^\P{L}*(?:\p{Lu}|\p{Lo})/u.test(text) || isGenericHeading(text) || isNamedLikePerson(text))
    return null
  const parts = text.split(SEPARATOR).filter(Boolean)
  const topics = parts.filter(
    (part) =>
      isTopic(part) &&
      !isTitle(part) &&
      !isPlace(part) &&
      !isNamedLikePerson(part) &&
      !namesSchool(part) &&
      !isSurelyOrganisation(part) &&
      !isGenericHeading(part)
  )
  if (topics.length === 0 || topics.length < parts.length / 2) return null
  return topics.length >= MIN_TOPICS || topics.some(isField) ? topics.join(', ') : null
}
