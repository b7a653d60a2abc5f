/** The fields that a search can return. Contacts are excluded. */
export const CONTENT_FIELDS = [
  'name',
  'title',
  'company',
  'location',
  'pronet',
  'website',
  'socials.pronet',
  'socials.microblog',
  'socials.photo',
  'socials.video',
  'socials.shortvideo',
  'socials.codehost',
] as const

export type ContentField = (typeof CONTENT_FIELDS)[number]

/** The fields returned without `contents.fields`. */
export const DEFAULT_FIELDS: readonly ContentField[] = ['name', 'title', 'company', 'location', 'pronet']
