import type { Mention } from '#domain/evidence/claim'
import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { LEADERSHIP, ORGANISATION } from './statement_words_data.js'

/**
 * Returns the role that a verb states: `Led by Dr. Jane Doe`, or `I founded Acme` on an own page.
 * `employers` are those of the query.
 */
export function ledBy(core: string, { name, own }: Mention, employers: readonly string[]): string | null {
  for (const [title, active, passive] of LEADERSHIP) {
    const led = own ? active.exec(core) : null
    if (led && isOrganisation(led[0], core.slice(led.index + led[0].length), employers)) return title
    const [, leader] = (name !== null && passive.exec(core)) || []
    if (leader?.replace(/^(?:(?:prof|dr|mr|ms|mrs)\.?\s+)+/i, '').startsWith(name!)) return title
  }
  return null
}

/**
 * Matches a proper name at the start, possibly after an article. Omits German articles, because
 * every German noun has a capital.
 */
const NAME = /^\s+(?:(?:the|la|le|el|het|de|il|o|a)\s+)?(?:\p{Lu}|[a-z]+\p{Lu}|\d+\p{Lu})/u
/** Matches verbs after their object, which is an organisation unless it is a family. */
const FOUNDED = /^(?!.*(?:familie|gezin)).*(?:gegründet|opgericht)$/iu

/** Whether the object of a verb is an organisation: by name, by noun, or as a queried employer. */
function isOrganisation(verb: string, after: string, employers: readonly string[]): boolean {
  const [object] = after.split(/[.,;:!?]|\s(?:and|und|et|y|e|en|because|since|when)\s/)
  if (NAME.test(object) || FOUNDED.test(verb)) return true
  return ORGANISATION.test(object) || employers.some((name) => mentionsCompany(object, name))
}
