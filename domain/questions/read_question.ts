import { withoutBracketed } from '#domain/people/text/linear_text'
import { anywhere } from '#domain/people/text/phrases'
import { fold, words } from '#domain/people/text/text'
import type { Column, Format } from '#domain/truth/column'
import type { Concept } from './concept.js'
import { conceptOf } from './find_concept.js'
import { purposeOf } from './contact_purpose.js'
import { splitOptions } from './options.js'
import type { Question } from './question.js'
import { roleAsked } from './roles.js'
import { termsOf } from './terms.js'

const PAST =
  /\b(?:former|previous|past|prior|earlier|old|ex|ehemalige[rn]?|fruhere[rn]?|vorherige[rn]?|ancien(?:ne)?s?|precedent|anterior(?:es)?|antig[ou][oa]s?)\b/
const MANY =
  /\b(?:names of|list of|founders|investors|backers|co-?founders|all|grunder(?:innen)?|namen|investoren|noms|fondateurs|investisseurs|nombres|fundadores|inversores|nomes|investidores)\b/
/** Matches examples, and words that only describe the answer's form. */
const ASIDE = anywhere('giu')`
  \((?:e\.g\.|i\.e\.|z\. ?B\.|for example|such as|ex\.|p\. ?ej\.|par ex)[^)]*\)
  \b(?:e\.g\.|for example|such as|z\. ?B\.|par exemple|por ejemplo|por exemplo)[^.;]*
  \bin (?:us )?(?:dollars|euros?|usd|eur|gbp)\b | ,? (?:yes|true) or (?:no|false)\b
`

/**
 * Reads the question of a custom column from its key and description, in any of five languages. The
 * format `options` becomes `text` if the description contains no options.
 */
export function readQuestion(column: {
  key: string
  description: string
  format?: Format
  entity: Column['entity']
}): Question {
  const { key, entity, description } = column
  const keyWords = key.replace(/^custom\./, '').replaceAll('_', ' ')
  const { text: whole, options } =
    column.format === 'options' ? splitOptions(description) : { text: description, options: [] }
  const text = whole.replace(/['’]s(?![\p{L}])/gu, '')
  const format = column.format === 'options' && options.length === 0 ? 'text' : (column.format ?? 'text')
  const asked = fold(`${keyWords}. ${text.replaceAll('_', ' ')}`)
  const terms = termsOf(text.replace(ASIDE, ' ')).strong
  const purpose = purposeOf(asked, format, terms)
  const concept = purpose ? null : conceptOf(asked, entity, format)
  const role =
    entity === 'person' || concept || purpose
      ? null
      : (roleAsked(fold(withoutBracketed(text, ' ')), format) ??
        roleAsked(fold(text), format) ??
        roleAsked(fold(keyWords), format))
  return {
    key,
    entity,
    format,
    options,
    description,
    concept,
    role,
    purpose,
    many: MANY.test(asked),
    terms,
    heads: headsOf(keyWords, terms),
    ...(namesOf(concept, role) && { names: namesOf(concept, role) }),
    ...((role !== null || concept?.several) && { several: true }),
    past: PAST.test(asked),
  }
}

/** Returns the kind of name if the answers are names of people or places. */
function namesOf(concept: Concept | null, role: string | null): Column['names'] {
  if (role || concept?.holds === 'person') return 'person_name'
  return concept?.holds === 'place' ? 'place' : undefined
}

/** Returns the terms that every answer needs, from the key or else the description. */
function headsOf(key: string, terms: readonly string[]): string[] {
  const own = termsOf(key).strong.filter((term) => terms.includes(term))
  if (own.length > 0) return own
  const fallback = terms.slice(0, 3)
  return fallback.length > 0 ? fallback : words(key).slice(0, 2)
}
