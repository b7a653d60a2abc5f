import { StatementPages } from '#domain/reply/statement_pages'
import type { PageArchive } from '../evidence/archive/page_archive.js'

/** Stores statements as captures in the page archive. */
export class ArchivedStatements extends StatementPages {
  constructor(private readonly archive: Pick<PageArchive, 'store'>) {
    super()
  }

  async store({ url, html, at }: { url: string; html: string; at: Date }): Promise<void> {
    const nothing = { location: null, etag: null, lastModified: null, revisit: null, payloadDigest: null }
    await this.archive.store([
      {
        ...nothing,
        url,
        observedAt: at.toISOString(),
        status: 200,
        contentType: 'text/html; charset=utf-8',
        body: Buffer.from(html),
      },
    ])
  }
}
