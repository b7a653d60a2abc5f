import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import { trimEnd } from '#domain/people/text/linear_text'
import { anyOf } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import type { ResearchedSource } from '#domain/truth/research/research'
import { nodesOf, isOf, textsOf } from './details/structured_nodes.js'
import type { ProfileFact } from './fact.js'
import { originOf } from './origins.js'
import { CONFIRMED } from '#domain/truth/thresholds'

const MAX_INTERESTS = 12
const MAX_LENGTH = 60
const INTERESTED = anyOf`
  # English
  \binterested in | \bpassionate about | \binterests?(?: include| are)?\s?:? | \benthusiastic about
  \bobsessed with
  # German
  \binteressiert an | \binteressen\s?:
  # French
  \bpassionné(?:e)? (?:de|par) | \bcentres d'intérêt\s?:
  # Spanish and Portuguese
  \binteresad[oa] en | \bapasionad[oa] por | \bintereses\s?: | \binteressad[oa] em | \bapaixonad[oa] por
  \binteresses\s?:
`
const STATED = new RegExp(String.raw`${INTERESTED}\s+([^.!?\n|•·]{3,160})`, 'giu')
const PARTS = /, (?:and|und|et|y|e) |[,;]| (?:and|und|et|y|e|&) /iu

/** Returns the interests on the person's own pages, without duplicates. */
export function interestsOf(
  sources: readonly ResearchedSource[]
): ProfileFact<{ name: string; source_url: string }>[] {
  const found = new Map<string, ProfileFact<{ name: string; source_url: string }>>()
  const confirmed = sources
    .filter(({ mention, identity }) => mention.own && mention.entity === 'person' && identity >= CONFIRMED)
    .sort((a, b) => b.identity - a.identity)
  for (const source of confirmed)
    for (const name of statedOn(source)) {
      const existing = found.get(fold(name))
      if (existing) existing.origins.push(originOf(source))
      else
        found.set(fold(name), {
          value: { name, source_url: source.page.url },
          confidence: source.identity,
          origins: [originOf(source)],
        })
    }
  return [...found.values()].slice(0, MAX_INTERESTS)
}

function statedOn({ page, mention }: ResearchedSource): string[] {
  const written = page.blocks
    .filter(({ text, boilerplate }) => !boilerplate && text.length < 600 && !isPromptInjection(text))
    .flatMap(({ text }) =>
      [...text.matchAll(STATED)].flatMap(([, list]) => list.replace(/\s+/g, ' ').split(PARTS))
    )
  const structured = nodesOf(page).flatMap((node) =>
    isOf(node, /^Person$/) && (node.properties.name === undefined || node.properties.name === mention.name)
      ? textsOf(node.properties.knowsAbout)
      : []
  )
  return [...written, ...structured]
    .map((name) => trimEnd(name.trim().replace(/^(?:the|all things)\s+/i, ''), /[,;:\s]/))
    .filter(
      (name) =>
        name.length > 1 && name.length <= MAX_LENGTH && /\p{L}{2}/u.test(name) && !/@|https?:/.test(name)
    )
}
