import { Parser } from 'htmlparser2'
import { linkKey } from '#domain/people/networks/link_key'
import { parseProfile } from '#domain/people/networks/networks'
import { parseUrl } from '#domain/people/text/urls'

/** A page that can prove who a person is. */
export type ProofPage = {
  /** As returned by `linkKey`. */
  key: string
  /** The address that is read. */
  url: string
  /** On a network, only the owner writes the text of a profile. A site may show comments. */
  isProfile: boolean
}

export const PROOF_META = 'kith-privacy'
const SKIPPED = new Set(['script', 'style', 'template', 'textarea', 'noscript', 'iframe'])

/**
 * Returns the page at an address, or null if it cannot prove anything. A profile is read at its own
 * address, because other people may write on the pages below it. Addresses with a query are
 * refused, because a query may show text that is not the owner's.
 */
export function proofPage(text: string): ProofPage | null {
  const url = parseUrl(text)
  if (!url) return null
  if (url.search !== '' || url.username !== '' || url.password !== '') return null
  url.hash = ''
  const key = linkKey(url.href)
  if (key === null) return null
  const profile = parseProfile(url.href)
  if (!profile || profile.network === 'website') return { key, url: url.href, isProfile: false }
  return profile.kind === 'company' ? null : { key, url: profile.url, isProfile: true }
}

/**
 * Reports whether a page has the token: as a rel=me link to `address`, as a meta tag, or, on a
 * profile, as text.
 */
export function hasProof(
  html: string,
  { token, address, isProfile }: { token: string; address: string; isProfile: boolean }
): boolean {
  let [found, skipped, text] = [false, 0, '']
  const parser = new Parser({
    onopentag(name, { rel = '', href, content, name: meta }) {
      if (SKIPPED.has(name)) skipped++
      if (skipped > 0) return
      const words = rel.toLowerCase().split(/\s+/)
      const isOwners = words.includes('me') && !words.includes('ugc')
      if ((name === 'a' || name === 'link') && isOwners && href?.trim() === address) found = true
      if (name === 'meta' && meta === PROOF_META && content?.trim() === token) found = true
    },
    ontext(data) {
      if (skipped === 0) text += data
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped--
    },
  })
  parser.end(html)
  return found || (isProfile && text.split(/\s+/).includes(token))
}
