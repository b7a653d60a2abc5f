import { existsSync, readFileSync } from 'node:fs'
import { decodeText } from '#adapters/evidence/content/decode_text'
import { pageFile } from './files.js'
import { type PageForms, pageForms } from './page_text.js'

/**
 * Returns a function that returns the forms of a page, or null if the folder lacks the page. It
 * reads each page once.
 */
export function pageReader(folder: string): (id: string) => PageForms | null {
  const read = new Map<string, PageForms | null>()
  return (id) => {
    if (!read.has(id)) {
      const path = pageFile(folder, id)
      read.set(id, existsSync(path) ? pageForms(decodeText(readFileSync(path), null)) : null)
    }
    return read.get(id)!
  }
}
