import { s } from '#app/shared/schema/schema'
import { identityProperties } from '#app/contacts/enrich_schema'

export const lookupBody = s.object(identityProperties)

const text = s.string().nullable()

export const lookupData = s.object({
  person: s
    .object({
      person_id: s.string(),
      name: s.string(),
      title: text,
      company: text,
      location: text,
      pronet: text,
      website: text,
      socials: s.record(s.string()),
    })
    .named('IndexedPerson'),
})

export const resolveData = s
  .object({
    person_id: s.string(),
    confidence: s.number({ min: 0, max: 1 }),
    evidence: s.array(
      s.object({
        url: s.string(),
        quote: s.string({ max: 300 }).optional(),
        observed_at: s.time(),
      }),
      { max: 3 }
    ),
  })
  .named('ResolvedPerson')
