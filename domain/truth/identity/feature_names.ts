/** What can speak for or against a mention being of a row. */
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
  'rival',
  'hint.said',
  'other_profile',
  'disclaimer',
  'link.in',
  'link.out',
  'link.both',
] as const

export type Feature = (typeof FEATURES)[number]
