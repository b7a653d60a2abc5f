import { CONTACT_FIELDS } from '#domain/contacts/contact'
import { s } from '#app/shared/schema/schema'

export const contactStatus = s.enum(['found', 'not_found', 'unavailable']).named('ContactStatus')
const field = s.enum(CONTACT_FIELDS).named('ContactField')
const fields = s.array(field, { min: 1, max: 3, unique: true })

/** Exactly one of person_id, pronet_url, email, or name with company_domain or company. */
export const identityProperties = {
  person_id: s.string({ min: 1, max: 100 }).optional(),
  pronet_url: s.string({ min: 1, max: 500 }).optional(),
  email: s.string({ min: 1, max: 320 }).optional(),
  name: s.string({ min: 1, max: 300 }).optional(),
  company_domain: s.string({ min: 1, max: 253 }).optional(),
  company: s
    .string({ min: 1, max: 300 })
    .provisional("The employer's name, if its domain is unknown. Use it with name, like company_domain.")
    .named('EmployerName')
    .optional(),
}

export const enrichBody = s.object({
  ...identityProperties,
  fields: fields.optional(),
  enrichments: fields.deprecated().provisional('The older contract: the same values as fields.').optional(),
})

export const contactResult = s
  .object({
    value: s.string().nullable(),
    status: contactStatus,
    confidence: s
      .enum(['verified'])
      .nullable()
      .provisional('null if a contact was found but could not be verified.'),
    source: s.string().nullable(),
    last_seen: s.time().nullable(),
  })
  .named('ContactResult')

export const enrichData = s.object({
  work_email: contactResult.optional(),
  personal_email: contactResult.optional(),
  phone: contactResult.optional(),
})

const names = s.array(field)

export const enrichMeta = {
  usage: s.object({ billed: names, free: names, not_found: names }),
  warnings: s.array(s.string()).optional(),
}
