import { learnReliability, type SourceClaim } from '#domain/truth/learning/em'
import { words } from '#domain/people/text/text'
import type { FusionSet } from './claims_file.js'

/** A method's probability of each value of each item. Items are in the order of the claims. */
export type Answers = Map<string, Map<string, number>>

export type Method = { name: string; answer: (set: FusionSet) => Answers }

const ECHO = 'echo'

/** A plain vote first. Each later row adds one part, up to the complete method of the service. */
export const METHODS: Method[] = [
  { name: 'majority vote', answer: vote },
  { name: 'reliability learned', answer: (set) => learned(set, { hierarchy: false, echo: false }) },
  { name: '+ hierarchy', answer: (set) => learned(set, { hierarchy: true, echo: false }) },
  { name: '+ echoes of the name (ours)', answer: (set) => learned(set, { hierarchy: true, echo: true }) },
]

function vote({ claims }: FusionSet): Answers {
  const answers: Answers = new Map()
  for (const { item, value } of claims) {
    const votes = answers.get(item) ?? new Map<string, number>()
    answers.set(item, votes.set(value, (votes.get(value) ?? 0) + 1))
  }
  for (const votes of answers.values()) {
    const all = [...votes.values()].reduce((sum, count) => sum + count, 0)
    for (const [value, count] of votes) votes.set(value, count / all)
  }
  return answers
}

/**
 * Resolves the claims with a learned reliability of each source. An echo is a value that is part of
 * the item's own name. It is more often an extraction error than a fact.
 */
function learned(set: FusionSet, { hierarchy, echo }: { hierarchy: boolean; echo: boolean }): Answers {
  const claims = set.claims.map(({ item, source, value }): SourceClaim => {
    const isEcho = echo && words(item).includes(words(value).join(' '))
    return { field: set.name, item, source, value, ...(isEcho && { circumstance: ECHO }) }
  })
  const none = new Set<string>()
  const { beliefs } = learnReliability(claims, {
    broader: hierarchy ? (_, value) => set.broader.get(value) ?? none : undefined,
    start: (_field, _source, circumstance) =>
      circumstance === ECHO
        ? { exact: 0.3, broader: 0.1, wrong: 0.6 }
        : { exact: 0.7, broader: 0.2, wrong: 0.1 },
  })
  return new Map(beliefs.map(({ item, values }) => [item, values]))
}
