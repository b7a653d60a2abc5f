/** Features for and against a mention being about the row. */
export const FEATURES = [
  'name.same',
  'name.close',
  'name.conflict',
  'name.sole',
  'company.same',
  'company.past',
  'company.conflict',
  'place.same',
  'place.conflict',
  'contact.same',
  'email.whole',
  'email.part',
  'domain.same',
  'handle.whole',
  'handle.part',
  'site.named',
  'site.conflict',
  'namesake',
  'hint.found',
  'other_profile',
  'disclaimer',
  'link.in',
  'link.out',
  'link.both',
] as const

export type Feature = (typeof FEATURES)[number]
