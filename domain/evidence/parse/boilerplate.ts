import { attribute, type Element, elementsOf } from './html_tree.js'

const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search', 'menu', 'menubar'])
const NAMES =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|footer|site-?footer|site-?header|masthead|breadcrumbs?|sidebar|cookies?|cookie-?(?:banner|bar|notice|consent)|consent|gdpr|newsletter|related|recommended|share-?(?:bar|buttons)|social-share|pagination|skip-link)(?:[\s_-]|$)/i
const COOKIE =
  /(?=.*\b(?:cookies?|datenschutzeinstellungen)\b)(?=.*\b(?:accept|agree|consent|preferences|akzeptieren|zustimmen|einstellungen|accepter|refuser|aceptar|rechazar|aceitar|recusar|ablehnen|allow|reject)\b)/is

/** Whether an element is what a site repeats around its content: navigation, header, footer, asides, cookie banners. */
export function isBoilerplate(element: Element): boolean {
  const { name } = element
  if (name === 'nav' || name === 'footer' || name === 'aside') return !isWithinContent(element, name)
  if (name === 'header') return !isWithinContent(element, name) && !holdsHeading(element)
  const role = attribute(element, 'role')
  if (role && ROLES.has(role.toLowerCase()) && !holdsHeading(element)) return true
  if (name !== 'div' && name !== 'ul' && name !== 'section' && name !== 'form') return false
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  return names !== ' ' && NAMES.test(names) && !holdsHeading(element)
}

/** Whether a text asks for consent to cookies. */
export function isCookieNotice(text: string): boolean {
  return text.length < 1500 && COOKIE.test(text)
}

/** A footer or header of an article or a card belongs to it. */
function isWithinContent(element: Element, name: string): boolean {
  if (name === 'nav' || name === 'aside') return false
  for (let up = element.parent; up; up = up.parent)
    if (/^(?:article|main|blockquote|li|td|figure)$/.test(up.name)) return true
  return false
}

function holdsHeading(element: Element): boolean {
  let seen = 0
  for (const inner of elementsOf(element)) {
    if (inner.name === 'h1' || inner.name === 'main' || inner.name === 'article') return true
    if (++seen > 300) return true
  }
  return false
}
