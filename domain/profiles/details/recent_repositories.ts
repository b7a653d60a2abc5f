import type { Page } from '#domain/evidence/page'
import { parseProfile } from '#domain/people/networks/networks'
import type { Repository } from '../person_record.js'
import { engagementIn } from './recent_posts.js'

const MAX_DESCRIPTION = 300

/** Returns the account's own repositories that its profile page links to, in page order. */
export function recentRepositories(page: Page): Repository[] {
  const profile = parseProfile(page.url)
  if (!profile) return []
  const own = new RegExp(`^/${RegExp.escape(profile.handle)}/([\\w.-]+)/?$`, 'i')
  const found = new Map<string, Repository>()
  for (const [i, link] of page.links.entries()) {
    if (!/^https?:/.test(link.url) || link.boilerplate) continue
    const { hostname, pathname } = new URL(link.url)
    const [, name] = own.exec(pathname) ?? []
    if (!name || hostname !== new URL(profile.url).hostname || found.has(name.toLowerCase())) continue
    found.set(name.toLowerCase(), {
      url: new URL(pathname.replace(/\/$/, ''), profile.url).href,
      name: `${profile.handle}/${name}`,
      ...around(page, i),
    })
  }
  return [...found.values()]
}

/** Returns details from the smallest list item or article that contains the link. */
function around(page: Page, link: number): Omit<Repository, 'url' | 'name'> {
  const region = page.regions
    .filter(
      ({ tag, firstLink, lastLink }) => /^(?:li|article)$/.test(tag) && firstLink <= link && link < lastLink
    )
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]
  if (!region) return {}
  const lines = page.blocks.slice(region.start, region.end).map((block) => block.text)
  const engagement = engagementIn(lines.join(' · '))
  const description = lines.find(
    (line) =>
      line !== page.links[link].text &&
      / /.test(line) &&
      line.length > 15 &&
      Object.keys(engagementIn(line)).length === 0
  )
  const updated = page.times.find(({ block }) => block >= region.start && block < region.end)?.value
  return {
    ...(description ? { description: description.slice(0, MAX_DESCRIPTION) } : {}),
    ...(updated && !Number.isNaN(Date.parse(updated)) ? { updated_at: updated } : {}),
    ...(Object.keys(engagement).length > 0 ? { engagement } : {}),
  }
}
