import { MONEY } from '../values/money.js'
import { DIGITS, NUMBER_WORD } from '../values/numbers.js'
import { COMPANY_WORD, DATE, NAME_WORD } from '../values/written_forms.js'

/** The fact that a sentence pattern states. */
export type Relation =
  | 'move'
  | 'appoints'
  | 'chief'
  | 'founder'
  | 'headquarters'
  | 'founded'
  | 'industry'
  | 'raised'
  | 'total_raised'
  | 'renamed'
  | 'acquired'
  | 'offices'
  | 'hiring'
  | 'not_hiring'

/** Patterns of one fact, in the order to try them, with a cue that every match contains, or null. */
export type Patterns = { relation: Relation; cue: RegExp | null; patterns: readonly RegExp[] }
/** Templates by relation, with a cue that every matching sentence contains, or null. */
export type Templates = readonly (readonly [relation: Relation, cue: RegExp | null, ...templates: string[]])[]

const PARTICLE = '(?:van|von|der|den|de|del|della|di|da|do|dos|das|la|le|du|bin|al|el|zu|y|e|ten|ter)'
const PERSON = `${NAME_WORD}(?: (?:${PARTICLE} ){0,2}${NAME_WORD}){1,4}`
const PLAIN_COMPANY = `${COMPANY_WORD}(?: (?:(?:&|\\+|of|for|de|del|des|du|do|da|der|für|the|la|le) ){0,2}${COMPANY_WORD}){0,6}(?:, (?:Inc|Ltd|LLC|LLP|S\\.A|S\\.L)\\b\\.?)?`
const PLACE_WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*"
const PLACE = `${PLACE_WORD}(?:(?:, | )(?:(?:of|de|la|las|los|el|do|da|dos|am|an der|im|in der|sur|upon|the|le) )?${PLACE_WORD}){0,7}`
const TITLE = '(?:(?<![\\p{L}])(?:Sr|Jr|Dr|Asst|Assoc|Eng|Dir|Mgr)\\.|[^.;:!?()“”"|\\n]){2,90}?'
const STOP =
  '(?=\\s*(?:[.,;:!?()“”"|–—]|$)|\\s+(?:where|who|since|from|effective|with effect|wo|seit|ab|où|depuis|donde|desde|onde|a partir|after|following|to succeed|replacing|nach|après|tras|após)\\b)'

/** Names start at word boundaries. Without this, a long word would take quadratic time. */
const START = '(?<![\\p{L}\\p{M}\\p{N}])'

const SLOTS: Readonly<Record<string, string>> = {
  P: `${START}(?<person>${PERSON})`,
  C: `${START}(?<company>${PLAIN_COMPANY})(?![\\p{L}\\p{N}])(?! (?:at|bei|chez|@) \\p{Lu})`,
  OLD: `(?<old>${PLAIN_COMPANY})`,
  NEW: `(?<company>${PLAIN_COMPANY})`,
  T: `(?<title>${TITLE})`,
  L: `${START}(?<place>${PLACE})`,
  D: `(?<date>${DATE})`,
  M: `(?<amount>${MONEY})`,
  N: `(?<count>(?:${NUMBER_WORD})(?![\\p{L}])|${DIGITS})`,
  I: "(?<industry>[\\p{L}][\\p{L}&/' -]{2,50}?)",
  REST: `(?<rest>${NAME_WORD} [^.;:!?()“”"|\\n]{0,20}(?:(?:Sr|Jr|Dr)\\.|[^.;:!?()“”"|\\n]){3,120})`,
  STOP,
}

/**
 * Compiles templates. A template has slots, the keys of `SLOTS`, such as `{P}` for a person.
 * `{v:raises|closes}` matches words with or without an initial capital.
 */
export function compile(templates: Templates): Patterns[] {
  return templates.map(([relation, cue, ...list]) => ({
    relation,
    cue,
    patterns: list
      .flatMap((template) => [strictOf(template) ?? [], template].flat())
      .map((template) => new RegExp(withSlots(withCases(template)), 'u')),
  }))
}

/** Words before an employer, and the same list without words that titles contain, such as `of`. */
const LOOSE_AT: readonly (readonly [loose: string, strict: string])[] = [
  ['(?:at|of|for|with|@)', '(?:at|with|@)'],
  ['(?:at|of|for|with)', '(?:at|with)'],
  ['(?:at|of|for|from)', '(?:at|from)'],
  ['(?:at|of|for|by)', '(?:at|by)'],
  ['(?:at|of|with)', '(?:at|with)'],
  ['(?:at|of|for)', 'at'],
  ['(?:at|of)', 'at'],
  ['(?: at| of| for|,| with)', '(?: at|,| with)'],
  ['(?:bei|beim|der|des|von|für|in der|@)', '(?:bei|beim|@)'],
  ['(?:chez|à la|à|de la|du|de l.|de|d.|des|pour|au sein de|au sein d.)', '(?:chez|au sein de|au sein d.)'],
  ['(?:en|de la|del|de|para)', 'en'],
  ['(?:na|no|da|do|de|em|para a|para o|para)', '(?:na|no|em)'],
]

/**
 * Returns a template to try first, in which only words such as `at` precede the employer. Its title
 * may contain `of`: `Head of Data at Acme`. Null if the template needs no such variant.
 */
function strictOf(template: string): string | null {
  const found = LOOSE_AT.find(([loose]) => template.includes(`${loose} `) || template.includes(`${loose}(?`))
  return found && template.includes('{T}') ? template.replace(found[0], found[1]) : null
}

const withCases = (template: string) =>
  template.replace(
    /\{v:([^}]*)\}/g,
    (_, words: string) => `(?:${words.replace(/(?<=^|\|)\p{Ll}/gu, (c) => `[${c.toUpperCase()}${c}]`)})`
  )

/** Replaces slots by patterns. Only the first of repeated slots captures. */
function withSlots(template: string): string {
  const seen = new Set<string>()
  return template.replace(/(?<!\\p)\{(\w+)\}/g, (all, name: string) => {
    const slot = SLOTS[name]
    if (!slot || name === 'STOP') return slot ?? all
    const [, group] = /\(\?<(\w+)>/.exec(slot)!
    const isRepeated = seen.has(group)
    seen.add(group)
    return isRepeated ? slot.replace(/\(\?<\w+>/, '(?:') : slot
  })
}
