import type { Page } from '#domain/evidence/page'
import { networkOf } from '#domain/people/networks/networks'
import type { Answer } from '#domain/truth/reconcile/reconcile'
import type { Source } from '#domain/truth/votes_of'
import { PAGE_TEXT_CHARS } from './columns.js'
import { FOUND } from '#domain/truth/thresholds'

/**
 * Returns the text of the subject's own page with the most certain identity. If several pages are
 * equally certain, chooses the page nearest to the front page.
 */
export function pageText(
  sources: readonly (Source & { page: Page })[],
  maxChars = PAGE_TEXT_CHARS.default
): Answer {
  const own = sources.filter(({ page, mention }) => mention.own && !networkOf(page.url))
  const [best] = own.sort((a, b) => b.identity - a.identity || depth(a.page) - depth(b.page))
  const text = best && textOf(best.page, maxChars)
  if (!best || !text) return { status: 'not_found', value: null, confidence: null, supporters: [] }
  const { url, observedAt } = best.page
  const quote = text.split('\n')[0].slice(0, 300)
  return {
    status: best.identity >= FOUND ? 'found' : 'unverified',
    value: text,
    confidence: best.identity,
    supporters: [
      { ...best, value: text, url, quote, observedAt, method: 'meta', statedAt: null, past: false },
    ],
  }
}

/** Returns the path depth. A page that the front page redirects to has depth 0. */
const depth = ({ url, via }: Page): number =>
  Math.min(...[url, ...via].map((one) => new URL(one).pathname.split('/').filter(Boolean).length))

/**
 * Returns the page's text without boilerplate. If everything is boilerplate, returns the whole
 * text.
 */
function textOf({ blocks, text }: Page, maxChars: number): string {
  const own = blocks.flatMap((block) => (block.boilerplate ? [] : [block.text])).join('\n')
  return [...(own.trim() ? own : text)].slice(0, maxChars).join('').trim()
}
