import { s } from '#app/shared/schema/schema'

const text = (max: number) => s.string({ min: 1, max })
const time = s.time().nullable()

export const personReference = s
  .object({
    person_id: text(100).optional(),
    profile_url: text(500).optional(),
    email: text(320).optional(),
    phone: text(40).optional(),
    name: text(300).optional(),
    company: text(300).optional(),
    company_domain: text(253).optional(),
    birth_date: text(10).optional(),
  })
  .named('PersonReference')
  .describe('One of person_id, profile_url, email, phone, or name with company, domain or birth date.')

export const dropPages = s
  .boolean()
  .default(false)
  .describe('Also remove stored pages that mention the person.')
  .optional()

export const erasureBody = s
  .object({
    person: personReference,
    drop_pages: dropPages,
    confirm: s
      .boolean()
      .default(false)
      .describe('Erase. Without it, the request only shows what is held.')
      .optional(),
  })
  .named('ErasureInput')

const held = s.array(
  s.object({ store: s.string(), what: s.string(), count: s.integer({ min: 0 }) }).named('HeldData')
)

export const candidate = s
  .object({
    person_id: s.string(),
    name: s.string(),
    title: s.string().nullable(),
    company: s.string().nullable(),
    pronet_url: s.string().nullable(),
    records: s.integer(),
  })
  .named('ErasureCandidate')

export const previewData = s
  .object({ person: candidate.nullable(), candidates: s.array(candidate), held })
  .named('ErasurePreview')

export const requestProperties = {
  id: s.string(),
  status: s.enum(['queued', 'erasing', 'compacting', 'completed']).named('PrivacyRequestStatus'),
  drop_pages: s.boolean(),
  held: held.nullable(),
  workspaces: s.integer().describe('Workspaces that held or received data of the person.'),
  pages: s.integer().nullable(),
  last_error: s.string().nullable(),
  created_at: s.time(),
  erased_at: time,
  compacted_at: time,
  completed_at: time,
}

export const requestData = s.object(requestProperties).named('PrivacyRequest')
