import { s } from '#app/shared/schema/schema'

const share = s.number({ min: 0, max: 1 })
const value = s.any({ type: ['string', 'number', 'boolean'] })

const vote = s.object({
  url: s.string(),
  quote: s.string(),
  observed_at: s.time(),
  stated_at: s.string().nullable().describe('The date on the page, as precise as the page states it'),
  stated: value,
  kind: s
    .string()
    .describe('The kind of page, for example own_site, own_profile, employer_site, registry or news'),
  method: s.string().describe('How the value was extracted'),
  identity: share.describe('The probability that the page is about the row'),
  past: s.boolean().describe('Whether the page says that the value is past'),
  weight: share,
  group: s.integer().describe('Votes for a value with the same number count as one'),
})

/** The votes for each value of a cell. */
export const explanation = s
  .object({
    values: s.array(
      s.object({
        value,
        probability: share,
        chosen: s.boolean(),
        votes: s.array(vote),
        votes_left_out: s.integer(),
      })
    ),
    values_left_out: s.integer(),
    none: share.describe('The probability that none of the values is true'),
  })
  .named('CellExplanation')

/** Null for a cell without votes, such as a text from a single page. */
export const explanationData = s.object({ explanation: explanation.nullable() })
