import { type Column, holdsSeveral, valueKindOf } from '../column.js'
import { RULES } from '../values/rules.js'
import { clusterVotes } from './clusters.js'
import type { Vote } from './vote.js'

/**
 * How often a value of the rules is right if a language model read the same value from its page, and if it
 * read only other values. Counted with the answers of careful readers on real pages: 216 of 225 and 21 of
 * 41 values of train, 430 of 437 and 74 of 131 of dev.
 */
const [SAME, OTHER] = [0.97, 0.5]

/**
 * Returns the votes. A vote of the rules gets another accuracy if a language model also read its page for
 * this column. Columns that hold several values keep their votes, because a model may leave values out.
 * Custom columns keep them too, because two readings often word one answer differently.
 */
export function withSecondReading(column: Column, votes: readonly Vote[]): Vote[] {
  if (column.key.startsWith('custom.') || holdsSeveral(column)) return [...votes]
  const byModel = Map.groupBy(
    votes.filter(({ method, past }) => method === 'model' && !past),
    ({ url }) => url
  )
  return votes.map((vote) => {
    const read = byModel.get(vote.url)
    if (!read || vote.past || vote.method === 'model') return vote
    return { ...vote, accuracy: read.some((one) => isSameValue(column, one, vote)) ? SAME : OTHER }
  })
}

const isSameValue = (column: Column, a: Vote, b: Vote): boolean =>
  clusterVotes([a, b], RULES[valueKindOf(column)], {}).some(({ votes }) => votes.length === 2)
