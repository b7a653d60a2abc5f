import type { Column } from '../column.js'
import { isFreeForm, readFieldOf } from '../reconcile/readings.js'
import type { ReadField, Readings } from '../reconcile/readings_data.js'
import type { Vote } from '../reconcile/vote.js'

/** A vote for a cell of a labelled row. `id` is the row's person or company. */
export type LabelledVote = Pick<Vote, 'value' | 'method' | 'kind' | 'identity' | 'past'> & {
  id: string
  column: Pick<Column, 'key'>
  isRight: boolean
}

/** Skips votes with a lower `identity`, because their pages may be about somebody else. */
const MIN_IDENTITY = 0.8
/**
 * The weights of two priors, in claims: of a field's share for each of its methods, and of `USUAL` for each
 * field.
 */
const [OF_METHOD, OF_FIELD] = [3, 4]
/**
 * Imaginary claims of clean pages, as on synthetic webs. They are added to the counts of each
 * method. The numbers are chosen on the development data.
 */
const CLEAN = { claims: 5, accuracy: 0.99 }
/** The prior accuracy of a field. */
const USUAL = 0.95

/**
 * Returns the share of right claims by field and extraction method. With few examples, a method's
 * share is close to its field's share. A value counts once per person or company and method,
 * however many rows and pages repeat it. Counts only current values on free-form pages that are
 * likely about the row.
 */
export function fitReadings(votes: readonly LabelledVote[]): { readings: Readings; count: number } {
  const distinct = new Map<string, LabelledVote>()
  for (const vote of votes)
    if (!vote.past && vote.identity >= MIN_IDENTITY && isFreeForm(vote.kind))
      distinct.set([vote.id, vote.column.key, vote.method, JSON.stringify(vote.value)].join('\n'), vote)
  const readings: Readings = {}
  const fields = Map.groupBy(distinct.values(), ({ column }) => readFieldOf(column))
  for (const [field, ofField] of [...fields].sort(byName)) {
    const share = (rightOf(ofField) + OF_FIELD * USUAL) / (ofField.length + OF_FIELD)
    const methods = Map.groupBy(ofField, ({ method }) => method)
    const ofMethods = [...methods].sort(byName).map(([method, claims]) => {
      const accuracy =
        (rightOf(claims) + OF_METHOD * share + CLEAN.claims * CLEAN.accuracy) /
        (claims.length + OF_METHOD + CLEAN.claims)
      return [method, rounded(accuracy)]
    })
    readings[field] = { ...Object.fromEntries(ofMethods), mean: rounded(share) }
  }
  return { readings, count: distinct.size }
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000
const rightOf = (votes: readonly LabelledVote[]): number => votes.filter(({ isRight }) => isRight).length
const byName = <T extends ReadField | Vote['method']>([a]: [T, unknown], [b]: [T, unknown]): number =>
  a < b ? -1 : 1
