import { type Element, elementsOf, rawText } from './html_tree.js'
import { type StyleRule, styleOf, styleRules, widthRules } from './inline_style.js'

/** Matches classes of style frameworks for text that only screen readers read. */
const OFF_SCREEN =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|screen-reader-only|element-invisible|a11y-hidden|u-hidden|is-hidden|d-none|hide-text)(?:\s|$)/i
const WHITE = new Set(['#fff', '#ffffff', 'white', 'rgb(255,255,255)', 'rgba(255,255,255,1)'])
/** A limit. Rules that hide text stand early in a style sheet or in external files. */
const MAX_STYLE_CHARACTERS = 200_000

/**
 * Returns a function that reports whether an element is visible, judged by attributes, inline
 * styles and the page's own simple style rules. Caches results, because a page is walked several
 * times.
 */
export function visibilityOf(root: Element): (element: Element) => boolean {
  const hidden = hiddenBySheets(root)
  const styles = new Map<string, StyleRule>()
  const grounds = new Map<Element, boolean>()
  const judged = new Map<Element, boolean>()
  const readStyle = (style: string) => {
    let read = styles.get(style)
    if (!read) styles.set(style, (read = styleOf(style)))
    return read
  }
  /** Reports whether an element or ancestor sets the background, or may do so by a class. */
  const hasGround = (element: Element | null): boolean => {
    if (!element) return false
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { attributes, name } = element
    const mayBeStyled =
      name !== 'body' && name !== 'html' && (attributes.has('class') || attributes.has('id'))
    const style = attributes.get('style')
    const has =
      mayBeStyled ||
      attributes.has('bgcolor') ||
      attributes.has('background') ||
      (style !== undefined && readStyle(style).mentionsGround) ||
      hasGround(element.parent)
    grounds.set(element, has)
    return has
  }
  /** Reports whether text has its background's colour. The page's background is white. */
  const isUnreadable = ({ color, ground }: StyleRule, { attributes, parent }: Element): boolean => {
    if (!color) return false
    if (ground) return ground === color || (WHITE.has(ground) && WHITE.has(color))
    if (!WHITE.has(color) || attributes.has('class') || attributes.has('id')) return false
    return !hasGround(parent)
  }
  const judge = (element: Element): boolean => {
    const { attributes } = element
    if (attributes.has('hidden') && attributes.get('hidden') !== 'until-found') return false
    if (attributes.get('aria-hidden')?.toLowerCase() === 'true' && !isListOfLinks(element)) return false
    const style = attributes.get('style')
    if (style) {
      const read = readStyle(style)
      if (read.hides || isUnreadable(read, element)) return false
    }
    const className = attributes.get('class')
    if (className && (OFF_SCREEN.test(className) || isAmong(className, hidden.classes))) return false
    return !hidden.ids.has(attributes.get('id') ?? '')
  }
  return (element) => {
    if (element.name === 'dialog' && !element.attributes.has('open')) return false
    if (element.attributes.size === 0) return true
    let isVisible = judged.get(element)
    if (isVisible === undefined) judged.set(element, (isVisible = judge(element)))
    return isVisible
  }
}

/** Whether an element is a list of profile icons, which themes hide only from screen readers. */
function isListOfLinks({ name, children }: Element): boolean {
  if (name !== 'ul' && name !== 'ol') return false
  for (const item of children) {
    if (typeof item === 'string') continue
    for (const child of item.children)
      if (
        typeof child !== 'string' &&
        child.name === 'a' &&
        IS_ADDRESS.test(child.attributes.get('href') ?? '')
      )
        return true
  }
  return false
}

const IS_ADDRESS = /^(?:https?:|mailto:)/i

const isAmong = (className: string, hidden: ReadonlySet<string>) =>
  hidden.size > 0 && className.split(/\s+/).some((name) => hidden.has(name))

type Names = { ids: Set<string>; classes: Set<string> }

/**
 * Returns classes and ids that style elements hide by rules with simple selectors. Elements that a
 * rule for some widths of the screen displays again are layouts for these widths, and not hidden.
 */
function hiddenBySheets(root: Element): Names {
  const hidden: Names = { ids: new Set(), classes: new Set() }
  let text = ''
  for (const element of elementsOf(root))
    if (element.name === 'style' && text.length < MAX_STYLE_CHARACTERS) text += rawText(element)
  const sheets = text.slice(0, MAX_STYLE_CHARACTERS)
  for (const { selectors, body } of styleRules(sheets)) if (styleOf(body).hides) addNames(selectors, hidden)
  if (hidden.ids.size + hidden.classes.size === 0) return hidden
  const shown: Names = { ids: new Set(), classes: new Set() }
  for (const { selectors, body } of widthRules(sheets)) if (styleOf(body).shows) addNames(selectors, shown)
  return { ids: hidden.ids.difference(shown.ids), classes: hidden.classes.difference(shown.classes) }
}

/** Adds the ids and classes of simple selectors. */
function addNames(selectors: string, { ids, classes }: Names): void {
  for (const selector of selectors.split(',')) {
    const [, mark, name] = /^\s*(?:[a-z]+\d?)?([.#])([\w-]+)\s*$/i.exec(selector) ?? []
    if (mark === '.') classes.add(name)
    if (mark === '#') ids.add(name)
  }
}
