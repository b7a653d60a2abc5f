import { type Element, elementsOf, rawText } from './html_tree.js'

/** Classes by which style frameworks put text where only a screen reader finds it. */
const OFF_SCREEN =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|screen-reader-only|element-invisible|a11y-hidden|u-hidden|is-hidden|d-none|hide-text)(?:\s|$)/i
const HIDING =
  /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|content-visibility:hidden|opacity:0?(?:\.0\d*)?(?:%|;|$)|font-size:0?(?:\.0\d*)?(?:px|pt|em|rem|%|vw)?(?:;|$)|text-indent:-\d{3,}|(?:left|top|right|bottom|margin(?:-left|-top)?):-\d{3,}|transform:(?:scale\(0\)|translate[xy]?\(-\d{3,})|clip:rect\((?:0|1px)|clip-path:inset\((?:50|100)%|(?:max-)?(?:height|width):0(?:px)?;.*overflow:hidden|overflow:hidden;.*(?:max-)?(?:height|width):0(?:px)?(?:;|$)|color:transparent)/
const EM_FONT = /font-size:(?:0?\.0?[12]|0\.0\d+)(?:em|rem)|font-size:[0-2](?:\.\d+)?(?:px|pt)/
const WHITE = new Set(['#fff', '#ffffff', 'white', 'rgb(255,255,255)', 'rgba(255,255,255,1)'])
const STYLE_LIMIT = 200_000

/** Tells which elements a reader does not see, from attributes, inline styles and the page's own simple style rules. */
export function visibilityOf(root: Element): (element: Element) => boolean {
  const { ids, classes } = hiddenBySheets(root)
  return (element) => {
    const { attributes } = element
    if (element.name === 'dialog' && !attributes.has('open')) return false
    if (attributes.size === 0) return true
    if (attributes.has('hidden') && attributes.get('hidden') !== 'until-found') return false
    if (attributes.get('aria-hidden')?.toLowerCase() === 'true') return false
    const style = attributes.get('style')
    if (style && isHiding(style, element)) return false
    const className = attributes.get('class')
    if (className && (OFF_SCREEN.test(className) || isAmong(className, classes))) return false
    return !ids.has(attributes.get('id') ?? '')
  }
}

const isAmong = (className: string, hidden: ReadonlySet<string>) =>
  hidden.size > 0 && className.split(/\s+/).some((name) => hidden.has(name))

function isHiding(style: string, element: Element): boolean {
  const plain = style
    .slice(0, 2000)
    .toLowerCase()
    .replace(/!important|\/\*.*?\*\//g, '')
    .replace(/\s*([:;,()])\s*/g, '$1')
    .trim()
  return HIDING.test(plain) || EM_FONT.test(plain) || isUnreadable(plain, element)
}

/** Text in the colour of its ground; white on the page's own white where nothing around sets another ground. */
function isUnreadable(style: string, element: Element): boolean {
  const color = /(?:^|;)color:([^;]+)/.exec(style)?.[1].trim()
  if (!color) return false
  const ground = /(?:^|;)background(?:-color)?:([^;]+)/.exec(style)?.[1].trim()
  if (ground) return ground === color || (WHITE.has(ground) && WHITE.has(color))
  if (!WHITE.has(color) || element.attributes.has('class') || element.attributes.has('id')) return false
  for (let up = element.parent; up; up = up.parent) {
    const around = up.attributes.get('style') ?? ''
    if (/background/i.test(around) || up.attributes.has('bgcolor') || up.attributes.has('background'))
      return false
    if (up.name !== 'body' && up.name !== 'html' && (up.attributes.has('class') || up.attributes.has('id')))
      return false
  }
  return true
}

/** Classes and ids that a style element of the page hides by a rule of one simple selector. */
function hiddenBySheets(root: Element): { ids: Set<string>; classes: Set<string> } {
  const ids = new Set<string>()
  const classes = new Set<string>()
  let sheets = ''
  for (const element of elementsOf(root))
    if (element.name === 'style' && sheets.length < STYLE_LIMIT) sheets += rawText(element)
  const rules = sheets.slice(0, STYLE_LIMIT).replace(/\/\*[\s\S]*?\*\//g, '')
  let inMedia = 0
  for (const [, selectors, body, end] of rules.matchAll(/([^{}]{1,500})\{([^{}]{0,1000})(\}?)/g)) {
    if (!end) inMedia++
    const plain = body
      .toLowerCase()
      .replace(/\s*([:;,()])\s*/g, '$1')
      .trim()
    if (!end || inMedia > 0 || !(HIDING.test(plain) || EM_FONT.test(plain))) continue
    for (const selector of selectors.split(',')) {
      const [, mark, name] = /^\s*(?:[a-z]+\d?)?([.#])([\w-]+)\s*$/i.exec(selector) ?? []
      if (mark === '.') classes.add(name)
      if (mark === '#') ids.add(name)
    }
  }
  return { ids, classes }
}
