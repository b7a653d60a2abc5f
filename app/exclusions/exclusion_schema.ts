import { s } from '#app/shared/schema/schema'

const personIds = s.array(s.string({ min: 1, max: 100 }), { max: 1_000 })
const profileUrls = s.array(s.string({ min: 1, max: 500 }), { max: 1_000 })

/** The people that a search leaves out. */
export const exclude = s
  .object({
    person_ids: personIds.optional(),
    profile_urls: profileUrls.optional(),
    set_ids: s
      .array(s.string({ max: 100 }), { max: 50 })
      .describe('Sets whose admitted people are left out.')
      .optional(),
    exclusion_list: s.boolean().describe('Leave out the people of /v1/exclusions.').optional(),
  })
  .named('SearchExclusion')
  .with({ 'x-addition': 'People to leave out, before ranking and totals.' })
  .optional()

export const exclusionBody = s
  .object({ person_ids: personIds.optional(), profile_urls: profileUrls.optional() })
  .named('ExclusionInput')

export const exclusionData = s
  .object({
    id: s.string(),
    person_id: s.string().nullable(),
    profile_url: s.string().nullable(),
    created_at: s.time(),
  })
  .named('Exclusion')
