import { attribute, type Element } from './html_tree.js'

const MAX_ADDRESS = 4000
/** Longer bases are cut, because every relative link repeats the base. */
export const MAX_BASE = 1000

/**
 * Returns a function that resolves a page's links. It returns null for links other than web, mail, phone and
 * chat links.
 */
export function resolverOf(root: Iterable<Element>, pageUrl: string): (href: string) => string | null {
  let base = pageUrl
  for (const element of root) {
    if (element.name !== 'base') continue
    const href = attribute(element, 'href')?.slice(0, MAX_BASE)
    if (href && URL.canParse(href, pageUrl)) base = new URL(href, pageUrl).href
    break
  }
  return (href) => {
    const trimmed = href.trim().slice(0, MAX_ADDRESS)
    if (!URL.canParse(trimmed, base)) return null
    const url = new URL(trimmed, base)
    return /^(?:https?|mailto|tel|sms|xmpp):$/.test(url.protocol) ? url.href : null
  }
}

/**
 * Decodes an e-mail address scrambled by Cloudflare, which writes hexadecimal bytes, each XORed
 * with the first byte. Null for other elements.
 */
export function decodeScrambled(element: Element): { email: string; href: string } | null {
  const written = attribute(element, 'data-cfemail')
  const code = written ?? /\/email-protection#([\da-f]+)/i.exec(attribute(element, 'href') ?? '')?.[1]
  if (!code || !/^(?:[\da-f]{2}){4,200}$/i.test(code)) return null
  const [key, ...bytes] = code.match(/../g)!.map((pair) => Number.parseInt(pair, 16))
  const email = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key))
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? { email, href: code } : null
}
