import type { ReadPage } from './page_parser.js'
import { extractMentions } from './extract/extract_mentions.js'
import type { Snapshot } from './page.js'
import type { PageHint } from './page_hint.js'
import { parsePage } from './parse/parse_page.js'

/** Parses a snapshot and extracts its mentions, in linear time. */
export function readPage(snapshot: Snapshot, about?: PageHint): ReadPage {
  const page = parsePage(snapshot)
  return { page, mentions: extractMentions(page, about) }
}
