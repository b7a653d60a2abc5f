import { sameSite } from '#domain/people/text/urls'
import type { Page } from '../../page.js'
import type { PageHint } from '../../page_hint.js'
import { projectFolder } from './host_likeness.js'

/** With fewer links, the folder of a site is unknown. */
const MIN_LINKS = 1

/** Returns the root of the owner's site: a folder of a shared host, or the host. */
export function siteRoot(page: Page, about?: PageHint): string {
  const { url } = page
  const [home] = /^\/~[^/]+\//.exec(new URL(url).pathname) ?? []
  if (home) return new URL(home, url).href
  if (about && url.startsWith(about.home.slice(0, about.home.lastIndexOf('/') + 1)))
    return folderOf(about.home, url)
  return new URL(commonFolder(page) ?? '/', url).href
}

/** Returns the folder of a home page. A row may give the folder `/shop/` without its last slash. */
function folderOf(home: string, url: string): string {
  const isFolder = !home.endsWith('/') && url.startsWith(`${home}/`)
  return new URL('.', isFolder ? `${home}/` : home).href
}

/**
 * Returns the first folder of the page's path if all links to the same site, at least `MIN_LINKS`, stay in
 * it; or else null. On hosts that give every user a subdomain, no link is needed.
 */
function commonFolder({ url, links }: Page): string | null {
  const [folder] = /^\/[^/]+\//.exec(new URL(url).pathname) ?? []
  if (!folder) return null
  if (projectFolder(url) && links.every((link) => !isOutside(link.url, url, folder))) return folder
  const paths = links.flatMap((link) =>
    /^https?:/.test(link.url) && sameSite(link.url, url) ? [`${new URL(link.url).pathname}/`] : []
  )
  return paths.length >= MIN_LINKS && paths.every((path) => path.startsWith(folder)) ? folder : null
}

/** Whether an address is on the page's host but outside a folder. */
const isOutside = (other: string, url: string, folder: string): boolean =>
  /^https?:/.test(other) && sameSite(other, url) && !`${new URL(other).pathname}/`.startsWith(folder)
