/** The names of the documented columns by their keys in the API. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Job title',
  company: 'Company',
  location: 'Location',
  description: 'What it does',
  founded_year: 'Year it was founded',
  headquarters: 'Headquarters',
  headcount: 'Number of employees',
  industry: 'Industry',
  'email.work': 'Work email',
  'email.personal': 'Personal email',
  phone: 'Phone',
  website: 'Personal website',
  domain: 'Domain',
  page_text: 'Text of its home page',
  pronet_url: 'Professional network',
  'socials.pronet': 'Professional network',
  'socials.microblog': 'Microblog',
  'socials.photo': 'Photos',
  'socials.video': 'Videos',
  'socials.shortvideo': 'Short videos',
  'socials.codehost': 'Code host',
}

/**
 * Returns the name of a column in words. The key of a column that the user described consists of words of
 * the description.
 */
export function columnName(key: string): string {
  const words = key.replace(/^custom\./, '').replaceAll('_', ' ')
  return NAMES[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
