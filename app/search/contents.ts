/** The fields a search can return of a person; contact columns are not among them (OP-015, SR-015). */
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

/** What is returned where `contents.fields` is left out. */
export const DEFAULT_FIELDS: readonly ContentField[] = ['name', 'title', 'company', 'location', 'pronet']
