import { attribute, type Element, rawText } from './html_tree.js'

/** Matches the marks that site generators put beside a heading: `#`, `¶`, `§` and a chain. */
const MARKS = /^(?:[\s#¶§]|\u{1f517}|\ufe0f){0,4}$/u

/** Whether an element of a heading only links to the heading itself. Such a link is not part of the text. */
export const isPermalink = (element: Element): boolean =>
  element.name === 'a' &&
  (attribute(element, 'href') ?? '').includes('#') &&
  MARKS.test(rawText(element).slice(0, 10))
