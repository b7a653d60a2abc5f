import type { PageLink } from '#domain/evidence/page'
import { hostLabel } from '#domain/evidence/extract/subject/host_likeness'
import type { Profile } from '#domain/people/networks/networks'
import { fold, words } from '#domain/people/text/text'
import { linkKey } from '../subject.js'

/** What the text of a link to a profile says. `icon`: the link has no text. */
export type LinkText = 'icon' | 'network' | 'handle' | 'address' | 'name' | 'other'

/** Names of networks that differ from their hosts, and words for any profile. */
const OTHER_NAMES = new Set(['twitter', 'mastodon', 'bluesky', 'profile', 'channel', 'insta', 'git'])

/** Returns a page's first link to a profile, preferably one with text; null if there is none. */
export function linkTo(profile: string, links: readonly PageLink[]): PageLink | null {
  const index = indexes.get(links) ?? indexOf(links)
  indexes.set(links, index)
  return index.get(linkKey(profile) ?? '') ?? null
}

const indexes = new WeakMap<readonly PageLink[], ReadonlyMap<string, PageLink>>()

function indexOf(links: readonly PageLink[]): Map<string, PageLink> {
  const index = new Map<string, PageLink>()
  for (const link of links) {
    const key = linkKey(link.url)
    const known = key && index.get(key)
    if (key && (!known || (known.text.trim() === '' && link.text.trim() !== ''))) index.set(key, link)
  }
  return index
}

/**
 * Classifies the text of a link to a profile. Links to somebody's own profile show an icon, the
 * network, the handle or the owner's name. Other texts often name somebody else, such as a project.
 */
export function linkTextOf(text: string, { handle, url }: Profile, names: readonly string[]): LinkText {
  const parts = words(text)
  if (parts.length === 0) return 'icon'
  if (/^(?:https?:\/\/|www\.)|^[\w.-]+\.\w+\//i.test(text)) return 'address'
  const bare = fold(handle.slice(handle.lastIndexOf('/') + 1))
  if (fold(text).includes(bare)) return 'handle'
  if (parts.some((word) => word === hostLabel(url) || OTHER_NAMES.has(word))) return 'network'
  const known = new Set(names.flatMap(words))
  return parts.some((word) => known.has(word)) ? 'name' : 'other'
}
