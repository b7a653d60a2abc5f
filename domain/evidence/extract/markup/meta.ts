import type { Page } from '../../page.js'

/**
 * Returns the content of a meta element with one of these lower-case names. The first name that
 * has content wins. Null if none has.
 */
export function metaOf(page: Page, ...names: string[]): string | null {
  for (const name of names)
    for (const { kind, data } of page.structured) {
      const meta = data as { name: string; content: string }
      if (kind === 'meta' && meta.name === name && meta.content !== '') return meta.content
    }
  return null
}
