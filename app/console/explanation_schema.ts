import { s } from '#app/shared/schema/schema'

const share = s.number({ min: 0, max: 1 })
const time = s.string({ format: 'date-time' })
const value = s.any({ type: ['string', 'number', 'boolean'] })

const vote = s.object({
  url: s.string(),
  quote: s.string(),
  observed_at: time,
  stated_at: s.string().nullable().describe('The date that the page gives, as precise as it is'),
  stated: value,
  kind: s
    .string()
    .describe('Whose page it is: own_site, own_profile, employer_site, registry, news and others'),
  method: s.string().describe('How it was read'),
  identity: share.describe('That the page is about the row'),
  past: s.boolean().describe('It says that the value is no longer so'),
  weight: share.describe('How much it counts'),
  group: s.integer().describe('Votes for a value with the same number count as one'),
})

/** How an answer came about; null where nothing was kept of it, as of a text that is no answer of several pages. */
export const weighingData = s.object({
  weighing: s
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
      none: share.describe('That the truth is none of the values'),
    })
    .nullable(),
})
