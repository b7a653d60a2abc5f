import { OPTION_SYNONYMS } from '../data/option_synonyms_data.js'
import { chooseOption } from '../options.js'
import type { About } from '../passages.js'
import type { Question } from '../question.js'
import type { Said } from '../said.js'
import { stanceOf } from '../values/yes_no.js'

const OF_ITSELF =
  /\b(?:we|our|us|the company|wir|unser\w*|das unternehmen|nous|notre|nos|l.entreprise|nosotros|nuestr\w*|somos|la empresa|nós|noss\w*|a empresa)\b/iu
const PARTS: Readonly<Record<string, RegExp>> = {
  is_acquired:
    /\b(?:was|been|is) (?:now )?(?:acquired|bought|taken over) by\b|\bacquired by\b|\bwurde [^.;]{0,40}übernommen|rachetée? par|(?:fue|ha sido|foi) (?:adquirida|comprada) por/iu,
}

/** What sentences say a company is, where their words are known ways to say one of the options: `fully distributed` is remote. */
export function fromStatus(question: Question, about: About): Said[] {
  const { format, concept, options } = question
  const fact = concept && format === 'boolean' ? PARTS[concept.id] : undefined
  const isFamily =
    format === 'options' && !concept && !question.purpose && options.filter(isKnown).length >= 2
  if (!fact && !isFamily) return []
  const { mention } = about
  return about.passages.flatMap(({ text, isPast, statedAt }): Said[] => {
    if (text.length > 300 || stanceOf(text) !== true) return []
    if (fact)
      return fact.test(text) ? [{ value: true, quote: text, method: 'sentence', statedAt, past: false }] : []
    const isOfItself = OF_ITSELF.test(text) || (mention.name !== null && text.includes(mention.name))
    const value = isOfItself ? chooseOption(text, options) : null
    return value ? [{ value, quote: text, method: 'sentence', statedAt, past: isPast }] : []
  })
}

const isKnown = (option: string): boolean =>
  OPTION_SYNONYMS.some(([name]) => name.test(option.toLowerCase().replace(/[_-]/g, ' ')))
