import { parseEgressAllow } from '#domain/evidence/egress'
import { LiveEvidence, type LiveEvidenceOptions } from '#adapters/evidence/live/live_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { liveReader, type LiveReaderOptions } from '#adapters/evidence/live/live_reader'
import { sqliteTestSql } from '../support/test_sql.js'
import { DATABASES, testArchive } from './archive_support.js'

export type LiveOptions = {
  allow?: string
  open?: (typeof DATABASES)[number]['open']
  reader?: Partial<LiveReaderOptions>
  evidence?: Partial<LiveEvidenceOptions>
}

/**
 * Creates live evidence with its own archive. Its time limits are short, so that tests are fast.
 */
export async function testLive({
  allow = '127.0.0.0/8',
  open = sqliteTestSql,
  reader,
  evidence,
}: LiveOptions = {}) {
  const test = await testArchive(open)
  const { fetcher, transport } = liveReader({
    egress: parseEgressAllow(allow),
    random: () => 0.5,
    ...reader,
    limits: { delayMs: 0, backoffMs: 5, headersMs: 1000, bodyMs: 500, connectMs: 1000, ...reader?.limits },
  })
  const live = new LiveEvidence({
    archive: test.archive,
    parser: new InlinePageParser(),
    fetcher,
    closeReader: () => transport.close(),
    timeoutMs: 3000,
    ...evidence,
  })
  const end = async () => {
    await live.close()
    await test.end()
  }
  return { ...test, live, end }
}
