/** Ten columns of a person that everybody asks for. */
export const TEN_COLUMNS = [
  'name',
  'title',
  'company',
  'location',
  'email.work',
  'email.personal',
  'phone',
  'website',
  'socials.pronet',
  'socials.microblog',
]
