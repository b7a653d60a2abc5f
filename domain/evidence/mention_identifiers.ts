import type { Identifier } from '#domain/privacy/identifier'
import { type Employed, identifiersOf } from '#domain/privacy/identifiers_of'
import type { Mention } from './claim.js'

/** Returns the identifiers of a mention on a page; none for companies. */
export function identifiersOfMention(mention: Mention): Identifier[] {
  if (mention.entity !== 'person') return []
  const urls = mention.home ? [...mention.links, mention.home] : [...mention.links]
  const [emails, phones]: [string[], string[]] = [[], []]
  const employers: Employed[] = []
  let city: string | undefined
  for (const claim of mention.claims)
    if (claim.field === 'email') emails.push(claim.value)
    else if (claim.field === 'phone') phones.push(claim.value)
    else if (claim.field === 'social' || claim.field === 'website') urls.push(claim.value)
    else if (claim.field === 'company') employers.push({ company: claim.value })
    else if (claim.field === 'employment') employers.push({ company: claim.value.company })
    else if (claim.field === 'location' && !claim.past) city ??= claim.value
  return identifiersOf({ name: mention.name, urls, emails, phones, employers, city })
}
