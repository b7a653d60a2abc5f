import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { termsOf } from '#domain/questions/terms'
import { customVotes } from '#domain/questions/votes'
import { words } from '#domain/people/text/text'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import { proofsOf, UNCLEAR, type Verdict } from '#domain/search/verification/verdict'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import { CONFIRMED } from '#domain/truth/thresholds'

const MAX_QUOTE = 300
const NEGATION = /\b(?:not|never|no|none|without|except|excluding|other than)\b|n['’]t\b/i

/**
 * Decides a criterion in free words. If pages answer it as a yes-or-no question, their answer
 * counts. Otherwise, the result is `yes` if one block of an own page contains every significant
 * word, and else `unclear`.
 */
export function verdictOfText(text: string, facts: PersonFacts, now: string): Verdict {
  const question = readQuestion({
    key: 'custom.criterion',
    description: text,
    format: 'boolean',
    entity: 'person',
  })
  const { sources } = facts.research
  const votes = sources.flatMap((source) => customVotes(question, source))
  const answer = reconcile(question, settleVotes(question, votes), { now })
  if (answer.status === 'found' && typeof answer.value === 'boolean')
    return {
      is: answer.value ? 'yes' : 'no',
      probability: answer.value ? (answer.confidence ?? 0.5) : 1 - (answer.confidence ?? 0.5),
      proofs: proofsOf(answer.supporters),
      found: null,
    }
  // Words on a page cannot prove a negation.
  return NEGATION.test(text) ? UNCLEAR : containsWords(text, facts)
}

function containsWords(text: string, { research: { sources } }: PersonFacts): Verdict {
  const wanted = termsOf(text).strong
  if (wanted.length === 0) return UNCLEAR
  for (const { page, mention, identity } of sources) {
    if (identity < CONFIRMED || !mention.own) continue
    const block = page.blocks.find((block) => {
      if (block.boilerplate) return false
      const terms = new Set([...termsOf(block.text).strong, ...words(block.text)])
      return wanted.every((term) => terms.has(term))
    })
    if (!block) continue
    const quote = [...block.text].slice(0, MAX_QUOTE).join('')
    return {
      is: 'yes',
      probability: identity,
      proofs: [{ url: page.url, quote, observed_at: page.observedAt }],
      found: null,
    }
  }
  return UNCLEAR
}
