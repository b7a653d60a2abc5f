import { handleMatcher } from '#domain/people/names/handles'
import type { Mention } from '../../claim.js'
import type { Reading } from '../reading.js'

/** The limit per page. A staff list has a few hundred people and addresses. */
const MAX_COMPARISONS = 60_000

type Holder = { mention: Mention; isLike: (local: string) => boolean }

/**
 * Gives each e-mail address that is named after one person of the page to that person: from other
 * people, whose cards may contain the links of the next person, and from the company.
 */
export function giveEmails({ book, sought, isArticle }: Reading): void {
  if (isArticle) return
  if (sought !== null) book.of('person', sought)
  const mentions = book.mentions()
  const named = new Set(mentions.flatMap(({ entity, name }) => (entity === 'person' && name ? [name] : [])))
  if (sought !== null) named.add(sought)
  if (named.size === 0) return
  const holders = [...named].map((name): Holder => {
    const likeness = handleMatcher(name)
    return { mention: book.of('person', name), isLike: (local) => likeness(local) !== 'unlike' }
  })
  let left = MAX_COMPARISONS
  const known = new Map<string, Mention | null>()
  const holderOf = (email: string): Mention | null => {
    if (!known.has(email)) {
      const local = email.split('@')[0]
      const like = left > 0 ? holders.filter(({ isLike }) => isLike(local)) : []
      left -= holders.length
      known.set(email, like.length === 1 ? like[0].mention : null)
    }
    return known.get(email)!
  }
  for (const mention of mentions) {
    const isOthers = (claim: Mention['claims'][number]) => {
      if (claim.field !== 'email' || claim.past) return false
      const holder = holderOf(claim.value)
      if (holder === null || holder === mention) return false
      const { value, quote, method } = claim
      book.add(holder, 'email', value, { quote, method })
      return true
    }
    const claims = mention.claims.filter((claim) => !isOthers(claim))
    if (mention.entity === 'person') mention.claims = claims
  }
}
