import type { ReadPage } from './page_parser.js'
import { extractMentions } from './extract/extract_mentions.js'
import type { Snapshot } from './page.js'
import { parsePage } from './parse/parse_page.js'

/** Parses a snapshot and extracts what it says, in time linear in its length. */
export function readPage(snapshot: Snapshot): ReadPage {
  const page = parsePage(snapshot)
  return { page, mentions: extractMentions(page) }
}
