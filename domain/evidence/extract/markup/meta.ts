import type { Page } from '../../page.js'

/**
 * Returns the content of a meta element with one of these lower-case names, in the order of the
 * names; or null.
 */
export function metaOf(page: Page, ...names: string[]): string | null {
  for (const name of names)
    for (const { kind, data } of page.structured) {
      const meta = data as { name: string; content: string }
      if (kind === 'meta' && meta.name === name && meta.content !== '') return meta.content
    }
  return null
}
