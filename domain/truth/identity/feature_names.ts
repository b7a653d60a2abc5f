/** Features for and against a mention being about the row. */
export const FEATURES = [
  'name.same',
  'name.close',
  'name.conflict',
  'name.sole',
  'company.same',
  'company.near',
  'company.site',
  'company.host',
  'company.own',
  'company.past',
  'company.conflict',
  'place.same',
  'place.conflict',
  'contact.same',
  'email.whole',
  'email.part',
  'address.shown',
  'profile.whole',
  'profile.part',
  'domain.same',
  'domain.named',
  'handle.whole',
  'handle.part',
  'handle.given',
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

/** The features that hold. Each has a probability, because its evidence may be uncertain. */
export type Features = Map<Feature, number>

export type Add = (feature: Feature, probability: number) => void
