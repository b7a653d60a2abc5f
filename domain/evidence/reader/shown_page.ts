import { networkOf } from '#domain/people/networks/networks'
import { isPromptInjection } from '../extract/prompt_injection.js'
import type { Page, PageLink } from '../page.js'

/** The part of a page that a reader sees. */
export type ShownPage = {
  title: string | null
  /** The text of blocks, one per line. Navigation, headers and footers come last. */
  text: string
  links: readonly PageLink[]
  /**
   * Whether a block contains instructions for programs. Such blocks are neither shown nor quoted.
   */
  isExcluded: (block: number) => boolean
}

/** Maximum number of characters in `text` and `links` together. */
const MAX_SHOWN_CHARS = 12_000
const MAX_REPEATED_CHARS = 2_000
const MAX_LINK_CHARS = 2_500
const MAX_HREF_LENGTH = 200

/** Selects what a reader sees of a page. */
export function shownPage(page: Page): ShownPage {
  const excluded = instructingBlocks(page)
  const links = shownLinks(page, excluded)
  const room = MAX_SHOWN_CHARS - lengthOf(links.map(shownLink))
  const texts = (isRepeated: boolean) =>
    page.blocks.flatMap((block, i) => (block.boilerplate === isRepeated && !excluded[i] ? [block.text] : []))
  const repeated = upTo(MAX_REPEATED_CHARS, texts(true))
  const own = upTo(room - lengthOf(repeated), texts(false))
  return {
    title: page.title && !isPromptInjection(page.title) ? page.title : null,
    text: [...own, ...repeated].join('\n'),
    links,
    isExcluded: (block) => excluded[block] ?? false,
  }
}

/** Returns a link as shown to a reader, who quotes the part after the arrow. */
export const shownLink = ({ text, href }: PageLink): string =>
  `${text.replace(/\s+/g, ' ').slice(0, 80)} -> ${href}`

/**
 * Reports for each block whether it contains instructions for programs or follows a line that
 * announces them.
 */
function instructingBlocks({ blocks }: Page): boolean[] {
  const instructs = blocks.map(({ text }) => isPromptInjection(text))
  return instructs.map((one, i) => one || (i > 0 && instructs[i - 1] && /[:：]$/.test(blocks[i - 1].text)))
}

/** Returns mail, telephone and profile links, and links from the page's own text to other sites. */
function shownLinks(page: Page, excluded: readonly boolean[]): PageLink[] {
  const host = new URL(page.url).hostname
  const seen = new Set<string>()
  const shown = page.links.filter((link) => {
    if (excluded[link.block] || link.href.length > MAX_HREF_LENGTH || seen.has(link.href)) return false
    seen.add(link.href)
    if (isPromptInjection(`${link.text} ${link.href}`)) return false
    // The href hides the address from programs, so no quote could contain it. Rules decode it.
    if (/^mailto:/i.test(link.url) && !/@|%40/.test(link.href)) return false
    if (/^(?:mailto|tel):/i.test(link.url) || networkOf(link.url)) return true
    return !link.boilerplate && URL.canParse(link.url) && new URL(link.url).hostname !== host
  })
  let room = MAX_LINK_CHARS
  return shown.filter((link) => (room -= shownLink(link).length + 1) >= 0)
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0)

/**
 * Returns the first lines of at most `max` characters together; the last one may be cut at a space.
 */
function upTo(max: number, lines: readonly string[]): string[] {
  const kept: string[] = []
  let room = max
  for (const line of lines) {
    if (line.length + 1 > room) {
      const cut = line.slice(0, Math.max(0, line.lastIndexOf(' ', room)))
      return cut.length > 40 ? [...kept, cut] : kept
    }
    kept.push(line)
    room -= line.length + 1
  }
  return kept
}
