import { anyOf } from '#domain/people/text/phrases'
import { attribute, type Element } from './html_tree.js'

const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search', 'menu', 'menubar'])
const BOILERPLATE = anyOf`
  nav | navbar | navigation | menu | footer | site-?footer | site-?header | masthead | breadcrumbs?
  sidebar | cookies? | cookie-?(?:banner|bar|notice|consent) | consent | gdpr | newsletter | related
  recommended | share-?(?:bar|buttons) | social-share | pagination | skip-link
`
const NAMES = new RegExp(String.raw`(?:^|[\s_-])${BOILERPLATE}(?:[\s_-]|$)`, 'i')
const COOKIES = /\b(?:cookies?|datenschutzeinstellungen)\b/i
const CONSENT =
  /\b(?:accept|agree|consent|preferences|akzeptieren|zustimmen|einstellungen|accepter|refuser|aceptar|rechazar|aceitar|recusar|ablehnen|allow|reject)\b/i
/** A larger element is content, whatever its name. */
const MAX_BOILERPLATE_ELEMENTS = 300
/** Footers and headers inside these elements belong to the content. */
const CONTENT = new Set(['article', 'main', 'blockquote', 'li', 'td', 'figure'])

/** Reports whether footers and headers inside this element belong to the content. */
export const isContent = ({ name }: Element): boolean => CONTENT.has(name)

/**
 * Returns a function that reports whether an element is one that a site repeats around its content:
 * navigation, header, footer, asides, cookie banners. The caller tracks whether an element is
 * inside content (see `isContent`).
 */
export function boilerplateOf(root: Element): (element: Element, isWithinContent: boolean) => boolean {
  let headed: Set<Element> | null = null
  const holdsHeading = (element: Element) => (headed ??= withHeadings(root)).has(element)
  return (element, isWithinContent) => {
    const { name } = element
    if (name === 'nav' || name === 'aside') return true
    if (name === 'footer') return !isWithinContent
    if (name === 'header') return !isWithinContent && !holdsHeading(element)
    const role = attribute(element, 'role')
    if (role && ROLES.has(role.toLowerCase()) && !holdsHeading(element)) return true
    if (name !== 'div' && name !== 'ul' && name !== 'section' && name !== 'form') return false
    const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
    return names !== ' ' && NAMES.test(names) && !holdsHeading(element)
  }
}

/** Reports whether a text requests consent to cookies. */
export const isCookieNotice = (text: string): boolean =>
  text.length < 1500 && COOKIES.test(text) && CONSENT.test(text)

/** Finds elements that contain an h1, main or article, or that are too large for boilerplate. */
function withHeadings(root: Element): Set<Element> {
  const found = new Set<Element>()
  const visit = (element: Element): { size: number; isHeaded: boolean } => {
    let [size, isHeaded] = [0, false]
    for (const child of element.children) {
      if (typeof child === 'string') continue
      const inner = visit(child)
      size += 1 + inner.size
      isHeaded ||= inner.isHeaded || /^(?:h1|main|article)$/.test(child.name)
    }
    if (isHeaded || size > MAX_BOILERPLATE_ELEMENTS) found.add(element)
    return { size, isHeaded }
  }
  visit(root)
  return found
}
