import { isPerson, personAtEnd } from '#domain/evidence/extract/recognisers'
import { isOfOtherCompany } from '#domain/evidence/extract/sentences/other_company'
import { quoteAround } from '#domain/evidence/extract/sentences/sentences'
import { anyOf } from '#domain/people/text/phrases'
import type { About } from '../passages.js'
import { heldRole, isFormerTitle } from '../roles.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]*"
const PERSON = `(?<![\\p{L}\\p{M}'’-])(?<person>${WORD}(?: (?:(?:van|von|der|den|de|del|della|di|da|do|dos|la|le|du|bin|al|el|ten|ter) ){0,2}${WORD}){1,3})`
const TITLE = '(?<title>[\\p{L}][^.,;:!?()“”"|\\n]{1,60}?)'
const OWN =
  "(?:our|the|its|their|unsere?r?|die|der|notre|la|le|nuestr[ao]|el|noss[ao]|[ao]|[\\p{Lu}][^,.;]{1,40}?['’]s?)"
/** Like OWN, but without possessive names, and also at the start of a sentence. */
const OWN_BEFORE = anyOf`
  [Oo]ur | [Tt]he | [Ii]ts | [Uu]nsere? | [Dd]ie | [Dd]er | [Nn]otre | [Ll][ae] | [Nn]uestr[ao] | [Ee]l
  [Nn]oss[ao] | [AaOo]
`
const IS = "(?:is|has been|serves as|became|ist|wurde|est|es|é|c'est)"
const END =
  '(?=\\s{1,3}(?:since|seit|depuis|desde|and|und|et|y|e|at|of|bei|von|de|du|da|do)\\s|\\s{0,3}[.,;:!?()“”"]|$)'

/** Match a person beside a role: `Mara Lindqvist has been our CEO`, `said Jo Li, Acme's CTO`. */
const PATTERNS = [
  `${PERSON}(?:,| (?:currently |now )?${IS})(?: as)? ${OWN} ${TITLE}${END}`,
  `(?:^|[\\s,])${OWN_BEFORE} ${TITLE}(?: (?:of|at|von|bei|de|du|da|do) \\p{Lu}[^.,;]{1,40}?)?(?: (?:currently |derzeit |actuellement )?${IS}|,) ${PERSON}`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** Matches a person who had a role: `Hugo Brandt was our CEO until 2020`. */
const HELD = new RegExp(
  `${PERSON} (?:was|served as|war|était|fue|foi)(?: ${OWN})? ${TITLE}(?=\\s{1,3}(?:from|until|till|before|von|bis|de|jusqu|hasta|desde|até)|\\s{0,3}[.,;])`,
  'gu'
)

/**
 * Finds the holders of a role in sentences about a company. Skips current holders if the question
 * requests former ones.
 */
export function fromRoleSentences({ role, format, past: wantsFormer }: Question, about: About): PageAnswer[] {
  if (!role || format !== 'text' || about.mention.entity !== 'company') return []
  const company = about.mention.name
  return about.passages.flatMap(({ text, isPast, statedAt }) =>
    (wantsFormer ? [...PATTERNS, HELD] : PATTERNS).flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups }): PageAnswer[] => {
        const name = personAtEnd(groups!.person)
        if (!name || !isPerson(name) || !heldRole(groups!.title, role)) return []
        if (company && isOfOtherCompany(text.slice(index + whole.length), company)) return []
        const isFormer = isPast || pattern === HELD || isFormerTitle(whole)
        if (wantsFormer && !isFormer) return []
        const past = isFormer && !wantsFormer
        const quote = quoteAround(text, index, index + whole.length)
        return [{ value: name, quote, method: 'sentence', statedAt, past }]
      })
    )
  )
}
