import type { Page } from '../../page.js'

/** The content of a meta element by its lower-case name or property; null where there is none. */
export function metaOf(page: Page, ...names: string[]): string | null {
  for (const name of names)
    for (const { kind, data } of page.structured) {
      const meta = data as { name: string; content: string }
      if (kind === 'meta' && meta.name === name && meta.content !== '') return meta.content
    }
  return null
}
