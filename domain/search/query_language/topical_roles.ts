import { wholeText } from '#domain/people/text/phrases'
import { singular } from '#domain/people/titles/titles'
import { FUNCTION_WORDS } from './function_words.js'
import { isRoleNoun, isWorkWord } from './role_words.js'
import type { FoundRole } from './roles.js'
import { hasMixedCase, isCapitalised, type QueryTokens } from './tokens.js'

/** Nouns for people after their field of work: `sales people`. */
const PEOPLE =
  /^(?:people|folks|professionals?|talents?|staff|teams?|personnel|crew|jobs?|roles?|positions?)$/
/** Words before `in` and a field of work: `people in finance`, `works in HR`. */
const WORKING =
  /^(?:people|persons?|someone|anyone|folks|those|professionals?|works?|working|jobs?|careers?)$/
/** Verbs whose object is a field of work: `now does data science`, `leading data teams`. */
const DOING =
  /^(?:do|does|doing|did|leads|leading|led|manages|managing|runs|running|builds?|building|teach|teaches|teaching|learn|learns|learning|love|loves|use|uses|using|into|about|on)$/
/** Verbs whose object is the people whom somebody helps. */
const HELPING =
  /^(?:help(?:s|ing|ed)?|teaches|mentors|mentoring|assist(?:s|ing)?|empower(?:s|ing)?|enabl(?:e|es|ing)|educat(?:e|es|ing)|protect(?:s|ing)?|advis(?:e|es|ing)|supports|supporting|managing)$/
/**
 * Verbs of helping that are also role words. They count as verbs only after `can`, `to` and the like: `can
 * mentor nurses`.
 */
const HELP = /^(?:mentor|coach|train|teach|support|manage|advise|lead)$/
const BEFORE_VERB = /^(?:can|could|will|would|to|help|helps)$/
/** Verbs before `with` and people who are no subject: `politicians dealing with soldiers`. */
const DEALING = /^(?:deal(?:s|ing)?|work(?:s|ed|ing)?|cop(?:e|es|ing)|talk(?:s|ing)?)$/
/** Nouns that form a title with a verb of helping: `managing director`. */
const TITLED = /^(?:director|editor|partner|member|principal|agent|broker|consultant)$/
/** Nouns before `for` and the people that a query asks for. */
const ASKING =
  /^(?:recommendations?|suggestions?|requests?|requirements?|names?|contacts?|vacanc(?:y|ies)|leads?)$/
/** Words before `about` and a topic, in seven languages: `talks about kubernetes operators`. */
const SAYING = wholeText()`
  # English
  talks? | talked | talking | speaks? | spoke | spoken | speaking | speakers? | writes? | wrote | written
  writing | writers? | articles? | posts? | blogs? | books? | papers? | presentations? | lectures? | podcasts?
  workshops? | stor(?:y|ies) | presents? | presented | cares? | car(?:ed|ing) | passionate | worr(?:y|ies|ied)
  # German
  vortrage? | vortragen | sprechen | spricht | schreiben | schreibt | artikel | bucher
  # French
  parlent | parle | parler | conferences? | ecrivent | ecrit | livres?
  # Spanish and Portuguese
  charlas? | hablan | habla | hablar | ponencias? | escriben | escribe | palestras? | falam | fala | falar
  escrevem | escreve | articulos? | artigos? | libros? | livros?
  # Italian
  parlano | parla | parlare | scrivono | scrive | libri | articoli
  # Dutch
  lezing(?:en)? | praten | praat | schrijven | schrijft | sprekers?
`
const ABOUT = /^(?:about|on|uber|sur|sobre|di|su|over)$/

/** Nouns of things and qualities, which a role noun before them only describes: `developer tools`. */
const THING =
  /(?:ing|[st]ion|ity|ment|[ae]nce|ness|ship|ics|ism|tools?|stories|communit(?:y|ies))$|^(?:experience|life|health|career)s?$/

/** Words that occur in roles, but name a thing after a role noun: `developer experience`. */
const ABOUT_PEOPLE = /^(?:experience|onboarding|training|community|education)$/

/**
 * Returns the roles of a query without those that only name its topic:
 * - a field of work without people, place or employer (`product design`), before another noun
 *   (`supply chain optimization`), or as the object of a verb (`doing data science`),
 * - a role that describes a thing: `developer productivity`,
 * - what somebody speaks about: `articles about managers`,
 * - people for whom somebody works: `career advice for junior developers`, `helping nurses`.
 *
 * `isAnchored` is whether the query names a place or employer.
 */
export function withoutTopics(
  query: QueryTokens,
  found: readonly FoundRole[],
  isFree: (position: number) => boolean,
  isAnchored: boolean
): FoundRole[] {
  const isRole = (position: number) => found.some(({ start, end }) => position >= start && position < end)
  const isUnread = (position: number) =>
    position < query.tokens.length && !query.breaks.has(position) && isFree(position) && !isRole(position)
  return found.filter((one) =>
    one.isField
      ? isFieldOfPeople(query, one, isUnread, isAnchored)
      : !isOfThing(query, one, isUnread) && !isAudience(query, one) && !isSubjectOfTalk(query, one)
  )
}

/** Reports whether the words after a verb are its object or, after `can`, another verb. */
export const hasAsObject = (verb: string): boolean =>
  DOING.test(verb) || HELPING.test(verb) || /^(?:can|could|will|would)$/.test(verb)

/** Reports whether a noun names a thing or quality, and so no people. */
export const isThing = (token: string): boolean => THING.test(token)

function isFieldOfPeople(
  { tokens, breaks }: QueryTokens,
  { start, end }: FoundRole,
  isUnread: (position: number) => boolean,
  isAnchored: boolean
): boolean {
  const [before, next] = [tokens[start - 1] ?? '', tokens[end] ?? '']
  if (DOING.test(before) && !breaks.has(start)) return false
  if (PEOPLE.test(next) && !breaks.has(end)) return true
  if (isUnread(end) && !FUNCTION_WORDS.has(next)) return false
  return isAnchored || (before === 'in' && WORKING.test(tokens[start - 2] ?? ''))
}

/** Reports whether a single role noun describes the noun after it: `developer productivity`. */
function isOfThing(
  query: QueryTokens,
  { start, end }: FoundRole,
  isUnread: (position: number) => boolean
): boolean {
  const { tokens, original } = query
  const [noun, next] = [tokens[end - 1], tokens[end] ?? '']
  const first = DOING.test(tokens[start]) ? start + 1 : start
  if (end - first > 1 || singular(noun) !== noun || !isRoleNoun(noun) || !isUnread(end)) return false
  if (!THING.test(next) || (isWorkWord(next) && !ABOUT_PEOPLE.test(next))) return false
  return !hasMixedCase(query) || !isCapitalised(original[end])
}

/** Reports whether somebody speaks or writes about a role: `articles about hiring managers`. */
function isSubjectOfTalk({ tokens, breaks }: QueryTokens, { start }: FoundRole): boolean {
  for (let at = start - 1; at >= Math.max(1, start - 3) && !breaks.has(at + 1); at--)
    if (ABOUT.test(tokens[at])) return !breaks.has(at) && SAYING.test(tokens[at - 1])
  return false
}

/** Reports whether a role names people for whom somebody else does something. */
function isAudience({ tokens, breaks }: QueryTokens, { start, end }: FoundRole): boolean {
  const isVerb = (i: number) =>
    HELPING.test(tokens[i] ?? '') || (HELP.test(tokens[i] ?? '') && BEFORE_VERB.test(tokens[i - 1] ?? ''))
  const verb = [start, start + 1].find((i) => i < end - 1 && isVerb(i)) ?? start - 1
  if (isVerb(verb) && !breaks.has(verb + 1))
    return !TITLED.test(singular(tokens[verb + 1] ?? '')) && tokens[end - 1].endsWith('s')
  if (tokens[start - 1] === 'with' && start > 2 && DEALING.test(tokens[start - 2])) return true
  let at = start - 1
  while (/^(?:the|a|an|our|their|other|new|all|young)$/.test(tokens[at] ?? '')) at--
  const noun = tokens[at - 1] ?? ''
  return (
    tokens[at] === 'for' &&
    noun !== '' &&
    !breaks.has(at) &&
    !breaks.has(start) &&
    !FUNCTION_WORDS.has(noun) &&
    !ASKING.test(noun)
  )
}
