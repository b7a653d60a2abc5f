import { anywhere } from '#domain/people/text/phrases'
import { OPTION_SYNONYMS } from '../data/option_synonyms_data.js'
import { knownOption } from '../options.js'
import type { About, Passage } from '../passages.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { stanceNear, stanceOf } from '../values/yes_no.js'

const OF_ITSELF =
  /\b(?:we|our|us|the company|wir|unser\w*|das unternehmen|nous|notre|nos|l.entreprise|nosotros|nuestr\w*|somos|la empresa|nós|noss\w*|a empresa)\b/iu
/** The country. `OF_ITSELF` would match it as the pronoun `us`. */
const COUNTRY = /\bUS\b/gu
/** Longer passages state more than one thing. */
const MAX_CHARS = 300
/**
 * A fact with `lasts` stays true even if a sentence puts it in the past. An acquisition lasts; remote work
 * may end.
 */
type StatedFact = { phrase: RegExp; lasts: boolean }
/** The yes-or-no facts that sentences state in set phrases. */
const FACTS: Readonly<Record<string, StatedFact>> = {
  is_remote: {
    lasts: false,
    phrase: anywhere('iu')`
      \b(?:
        # English
        (?:fully|100 ?%|all|entirely)[ -]remote | remote[- ]first | remote[- ](?:company|team|only|friendly)
        (?:fully |globally )?distributed (?:team|company)
        work(?:s|ing)? (?:fully |entirely |100 ?% )?remotely | work from (?:home|anywhere)
        # German
        (?:arbeiten|arbeitet) (?:vollständig |komplett )?(?:remote|ortsunabhängig) | 100 ?% remote
        # French
        en télétravail (?:complet|total|intégral)
        # Spanish and Portuguese
        (?:trabajamos|trabaja) (?:en |de forma )?(?:remot[oa]|100 ?%)
        (?:trabalhamos|trabalha) (?:de forma )?(?:remot[oa]|100 ?%)
      )
    `,
  },
  is_acquired: {
    lasts: true,
    phrase:
      /\b(?:was|been|is) (?:now )?(?:acquired|bought|taken over) by\b|\bacquired by\b|\bwurde [^.;]{0,40}übernommen|rachetée? par|(?:fue|ha sido|foi) (?:adquirida|comprada) por/iu,
  },
}

/**
 * Finds options and yes-or-no facts by their synonyms in sentences: `fully distributed` means
 * remote.
 */
export function fromStatus(question: Question, about: About): PageAnswer[] {
  const { format, concept, options } = question
  const fact = concept && format === 'boolean' ? FACTS[concept.id] : undefined
  const hasKnownOptions =
    format === 'options' && !concept && !question.purpose && options.filter(isKnown).length >= 2
  if (!fact && !hasKnownOptions) return []
  const { mention } = about
  return about.passages.flatMap(({ text, isPast, statedAt }): PageAnswer[] => {
    if (text.length > MAX_CHARS) return []
    if (fact) return statedBy(fact, { text, isPast, statedAt })
    if (stanceOf(text) !== true) return []
    const isOfItself =
      OF_ITSELF.test(text.replace(COUNTRY, '')) || (mention.name !== null && text.includes(mention.name))
    const value = isOfItself ? knownOption(text, options) : null
    return value ? [{ value, quote: text, method: 'sentence', statedAt, past: isPast }] : []
  })
}

function statedBy(
  { phrase, lasts }: StatedFact,
  { text, isPast, statedAt }: Omit<Passage, 'block'>
): PageAnswer[] {
  const found = phrase.exec(text)
  const value = found ? stanceNear(text, found.index, found.index + found[0].length) : null
  return value === null ? [] : [{ value, quote: text, method: 'sentence', statedAt, past: isPast && !lasts }]
}

const isKnown = (option: string): boolean =>
  OPTION_SYNONYMS.some(([name]) => name.test(option.toLowerCase().replace(/[_-]/g, ' ')))
