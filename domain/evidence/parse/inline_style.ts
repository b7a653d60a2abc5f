import { anyOf } from '#domain/people/text/phrases'

export type StyleRule = {
  hides: boolean
  color: string | null
  ground: string | null
  /** Whether the style sets the background in any way, including an image. */
  mentionsGround: boolean
  /** Whether the style displays the element: `display:block`. */
  shows: boolean
}

const HIDING_RULES = anyOf`
  display:none | visibility:(?:hidden|collapse) | content-visibility:hidden | opacity:0?(?:\.0\d*)?(?:%|;|$)
  font-size:0?(?:\.0\d*)?(?:px|pt|em|rem|%|vw)?(?:;|$) | text-indent:-\d{3,}
  (?:left|top|right|bottom|margin(?:-left|-top)?):-\d{3,} | transform:(?:scale\(0\)|translate[xy]?\(-\d{3,})
  clip:rect\((?:0|1px) | clip-path:inset\((?:50|100)% | color:transparent
`
const HIDING = new RegExp(`(?:^|;)${HIDING_RULES}`)
const EM_FONT = /font-size:(?:0?\.0?[12]|0\.0\d+)(?:em|rem)|font-size:[0-2](?:\.\d+)?(?:px|pt)/
const NO_SIZE = /(?:^|;)(?:max-)?(?:height|width):0(?:px)?;/
const CUT_OFF = /(?:^|;)overflow:hidden;/
/** Styles that hide an element are shorter. */
const MAX_STYLE = 2000
const MAX_SELECTORS = 500
const MAX_BODY = 1000

/** Reads the declarations of a rule or `style` attribute, in linear time. */
export function styleOf(style: string): StyleRule {
  const plain = withoutComments(style.slice(0, MAX_STYLE))
    .toLowerCase()
    .replaceAll('!important', '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([:;,()]) ?/g, '$1')
    .trim()
  return {
    hides: HIDING.test(plain) || EM_FONT.test(plain) || isCollapsed(plain),
    color: /(?:^|;)color:([^;]+)/.exec(plain)?.[1].trim() ?? null,
    ground: /(?:^|;)background(?:-color)?:([^;]+)/.exec(plain)?.[1].trim() ?? null,
    mentionsGround: /background/i.test(style),
    shows: /(?:^|;)display:(?!none)/.test(plain),
  }
}

/** Reports whether an element has no height or width and cuts off its overflow. */
function isCollapsed(plain: string): boolean {
  const size = NO_SIZE.exec(plain)
  if (size && plain.includes('overflow:hidden', size.index + size[0].length)) return true
  const cut = CUT_OFF.exec(plain)
  return (
    cut !== null && /(?:max-)?(?:height|width):0(?:px)?(?:;|$)/.test(plain.slice(cut.index + cut[0].length))
  )
}

/** Drops comments, except an unclosed one. */
function withoutComments(text: string): string {
  if (!text.includes('/*')) return text
  const kept: string[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('/*', at)
    const close = open < 0 ? -1 : text.indexOf('*/', open + 2)
    if (close < 0) break
    kept.push(text.slice(at, open))
    at = close + 2
  }
  return kept.join('') + text.slice(at)
}

/** Yields the rules of a style sheet before the first nested or very long rule. */
export function* styleRules(sheet: string): Generator<{ selectors: string; body: string }> {
  const text = withoutComments(sheet)
  const brace = /[{}]/g
  for (let from = 0; ; ) {
    const open = text.indexOf('{', from)
    if (open < 0) return
    const before = text.slice(Math.max(from, open - MAX_SELECTORS), open)
    const selectors = before.slice(before.lastIndexOf('}') + 1)
    from = open + 1
    if (selectors === '') continue
    brace.lastIndex = from
    const end = brace.exec(text)
    if (end?.[0] !== '}' || end.index - from > MAX_BODY) return
    yield { selectors, body: text.slice(from, end.index) }
    from = end.index + 1
  }
}

/** Matches conditions on the width of the screen. */
const ON_WIDTH = /\((?:min|max)-(?:device-)?width\b/i

/** Yields the rules of a style sheet that apply only to some widths of the screen. */
export function* widthRules(sheet: string): Generator<{ selectors: string; body: string }> {
  const text = withoutComments(sheet)
  for (let from = text.indexOf('@media'); from >= 0; from = text.indexOf('@media', from)) {
    const open = text.indexOf('{', from)
    if (open < 0) return
    const condition = text.slice(from, Math.min(open, from + MAX_SELECTORS))
    const end = endOfNested(text, open)
    if (ON_WIDTH.test(condition) && !/print/i.test(condition)) yield* styleRules(text.slice(open + 1, end))
    from = end
  }
}

/** Returns where the block that opens at `open` ends; the end of the text if it stays open. */
function endOfNested(text: string, open: number): number {
  const brace = /[{}]/g
  brace.lastIndex = open + 1
  for (let depth = 1, found = brace.exec(text); found; found = brace.exec(text)) {
    depth += found[0] === '{' ? 1 : -1
    if (depth === 0) return found.index
  }
  return text.length
}
