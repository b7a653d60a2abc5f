import type { Page } from '#domain/evidence/page'
import { words } from '#domain/people/text/text'

/** A menu has fewer links. */
const MAX_LINKS = 1000
/** Longer texts are not entries of a menu. */
const MAX_LENGTH = 60
/** The share of a text's letters that link texts must cover, so that the text counts as made of links. */
const MOSTLY = 0.7

const texts = new WeakMap<Page, readonly string[]>()

/** Returns the words of a page's short links, the longest first. */
function textsOf(page: Page): readonly string[] {
  const short = page.links.slice(0, MAX_LINKS).filter(({ text }) => text.length <= MAX_LENGTH)
  const known =
    texts.get(page) ??
    [...new Set(short.map(({ text }) => words(text).join(' ')))]
      .filter((text) => text !== '')
      .sort((a, b) => b.length - a.length)
  texts.set(page, known)
  return known
}

/** Reports whether a text consists of the texts of links, as the entries of a menu do. */
export function isOfLinks(text: string, page: Page): boolean {
  const whole = ` ${words(text).join(' ')} `
  const rest = textsOf(page).reduce((left, link) => left.replace(` ${link} `, '  '), whole)
  const lettersOf = (part: string) => part.replaceAll(' ', '').length
  return lettersOf(whole) > 0 && lettersOf(rest) <= (1 - MOSTLY) * lettersOf(whole)
}
