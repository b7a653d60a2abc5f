import type { Snapshot } from '../page.js'

const META = /<meta\b[^>]*>/gi
const REFRESH = /\bhttp-equiv\s*=\s*["']?refresh\b/i
const CONTENT = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
/** After a longer delay, the page itself is meant to be read. */
const MAX_SECONDS = 10
const MAX_HEAD_LENGTH = 20_000

/**
 * Returns the target of a fast `http-equiv="refresh"`; null if there is none or it is the page
 * itself.
 */
export function refreshTarget({ html, url }: Pick<Snapshot, 'html' | 'url'>): string | null {
  for (const [meta] of html.slice(0, MAX_HEAD_LENGTH).matchAll(META)) {
    if (!REFRESH.test(meta)) continue
    const [, double, single, bare] = CONTENT.exec(meta) ?? []
    const content = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')
    const [, seconds, target] =
      /^\s*(\d+(?:\.\d*)?)\s*[;,]?\s*(?:url\s*=)?\s*["']?([^"']*)/i.exec(content) ?? []
    if (seconds === undefined || Number(seconds) > MAX_SECONDS || !target.trim()) continue
    const to = URL.canParse(target.trim(), url) ? new URL(target.trim(), url) : null
    if (to && /^https?:$/.test(to.protocol) && to.href !== new URL(url).href) return to.href
  }
  return null
}
