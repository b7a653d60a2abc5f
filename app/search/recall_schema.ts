import { RECALL_REASONS, type Recall } from '#domain/completeness/recall'
import { FINDERS } from '#domain/search/verification/finders'
import { s } from '#app/shared/schema/schema'

const people = s.integer({ min: 0 })
const finder = s.enum(FINDERS).named('Finder')

/** How complete a list is. The fields that use it mark it as an addition. */
export const recallSchema = s
  .object({
    found: people,
    estimated_total: people
      .nullable()
      .describe('People whom pages would prove, found or not. Null: see reason.'),
    low: people,
    high: people.nullable().describe('The total is between low and high with a probability of 90%.'),
    method: s.string().nullable(),
    finders: s.array(
      s
        .object({
          name: finder,
          found: people,
          only_this: people.describe('Matching people whom no other finder found.'),
          limit_reached: s.boolean(),
        })
        .named('RecallFinder')
    ),
    overlap: s.array(
      s
        .object({ finders: s.array(finder), people })
        .named('RecallOverlap')
        .describe('Matching people whom exactly these finders found.')
    ),
    reason: s.enum(RECALL_REASONS).named('RecallReason').optional(),
  })
  .named('Recall')

export function showRecall(recall: Recall | null) {
  if (!recall) return null
  const { found, estimatedTotal, low, high, method, finders, overlap, reason } = recall
  return {
    ...{ found, estimated_total: estimatedTotal, low, high, method },
    finders: finders.map(({ onlyThis, isCut, ...one }) => ({
      ...{ ...one, only_this: onlyThis, limit_reached: isCut },
    })),
    overlap,
    ...(reason === null ? {} : { reason }),
  }
}
