import type { EgressPolicy } from '#domain/evidence/egress'
import type { Evidence } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import { ArchiveEvidence } from './archive/archive_evidence.js'
import type { PageArchive } from './archive/page_archive.js'
import { LiveEvidence } from './live/live_evidence.js'
import { liveReader } from './live/live_reader.js'
import { searxng } from './live/web_search.js'

export type EvidenceSettings = {
  read: 'live' | 'archive'
  egress: EgressPolicy
  proxy?: string
  webSearch?: string
}

/** Opens evidence over an archive. Closing it also closes the archive, but not the parser. */
export function openEvidence(
  archive: PageArchive,
  parser: PageParser,
  { read, egress, proxy, webSearch }: EvidenceSettings
): Evidence {
  if (read === 'archive') return new ArchiveEvidence(archive, parser)
  const { fetcher, transport } = liveReader({ egress, proxy })
  return new LiveEvidence({
    archive,
    parser,
    fetcher,
    closeReader: () => transport.close(),
    search: webSearch ? searxng(webSearch) : undefined,
  })
}
