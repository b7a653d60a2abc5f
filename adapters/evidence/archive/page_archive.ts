import { randomBytes, randomUUID } from 'node:crypto'
import { access, constants } from 'node:fs/promises'
import type { Snapshot } from '#domain/evidence/page'
import type { FoundPage } from '#domain/evidence/evidence'
import type { Sql } from '#domain/ports/sql'
import type { Capture } from '../warc/capture.js'
import { WarcAppender } from '../warc/warc_appender.js'
import { warcinfoRecord } from '../warc/write_record.js'
import { linkWord } from '#domain/evidence/link_word'
import { type ArchivedPage, findArchived, readArchived, storedBody } from './archived_page.js'
import { bodyDeclared, placeholders, newestCapture } from './capture_table.js'
import { judgeCapture, type AcceptedCapture } from './judge_capture.js'
import { pageKey } from './page_key.js'
import { PostgresTextIndex } from './postgres_text_index.js'
import { RecordReader } from './record_reader.js'
import { SqliteTextIndex } from './sqlite_text_index.js'
import { storeCaptures } from './store_captures.js'
import type { TextIndex } from './text_index.js'

export type ArchiveOptions = {
  directory: string
  sql: Sql
  /** Name of the writer in each file's first record. */
  software?: string
  clock?: () => Date
  rotateBytes?: number
  sync?: boolean
  maxBodyBytes?: number
}

export type Stored = { stored: true } | { stored: false; reason: string }

const MAX_BODY_BYTES = 5_000_000

/**
 * Stores pages in WARC files, indexed in SQL. Several processes may share an archive: each writes
 * its own files, and the rows define what is stored.
 */
export class PageArchive {
  readonly sql: Sql
  readonly directory: string
  readonly reader: RecordReader
  readonly appender: WarcAppender
  readonly text: TextIndex
  readonly maxBodyBytes: number
  readonly #sealing = new Set<Promise<unknown>>()

  constructor(options: ArchiveOptions) {
    const {
      directory,
      sql,
      software = 'kith',
      clock = () => new Date(),
      rotateBytes = 1 << 28,
      sync = true,
    } = options
    this.sql = sql
    this.directory = directory
    this.maxBodyBytes = options.maxBodyBytes ?? MAX_BODY_BYTES
    this.reader = new RecordReader(directory, this.maxBodyBytes)
    this.text = sql.dialect === 'sqlite' ? new SqliteTextIndex(sql) : new PostgresTextIndex(sql)
    this.appender = new WarcAppender({
      directory,
      rotateBytes,
      sync,
      name: () => `${clock().toISOString().replace(/\D/g, '')}-${randomBytes(4).toString('hex')}.warc.gz`,
      opening: (file) => warcinfoRecord(randomUUID(), clock().toISOString(), file, software),
      onSealed: (file, bytes) => this.#seal(file, bytes, clock().toISOString()),
    })
  }

  /**
   * Stores captures durably. Rejects unusable captures with a reason. Returns one result per capture,
   * in the same order.
   */
  async store(captures: readonly Capture[]): Promise<Stored[]> {
    const kept: AcceptedCapture[] = []
    const outcome: Stored[] = []
    for (const capture of captures) {
      const judged = judgeCapture(await this.#withContent(capture))
      if ('reason' in judged) outcome.push({ stored: false, reason: judged.reason })
      else {
        kept.push(judged)
        outcome.push({ stored: true })
      }
    }
    if (kept.length) await storeCaptures(this, kept)
    return outcome
  }

  /** Finds a URL's captures at a time, through redirects. `skipGone` ignores "gone" captures. */
  find(url: string, at: string, skipGone = false): Promise<ArchivedPage | null> {
    return findArchived(this.sql, url, at, skipGone)
  }

  read(found: ArchivedPage): Promise<Snapshot | null> {
    return readArchived(this.sql, this.reader, found)
  }

  body(digest: string): Promise<Buffer | null> {
    return storedBody(this.sql, this.reader, digest)
  }

  /** Returns pages that contain the query's words, best first. */
  async search(query: string, limit: number): Promise<FoundPage[]> {
    const hits = await this.text.search(query, limit)
    const ids = hits.map(({ pageId }) => pageId)
    if (ids.length === 0) return []
    const rows = await this.sql.select<{ page_id: number | string; url: string; title: string | null }>(
      `SELECT p.page_id, c.url, p.title FROM evidence_pages p
       JOIN evidence_captures c ON c.page_id = p.page_id AND c.observed_at = p.text_at AND c.digest = p.text_digest
       WHERE p.page_id IN (${placeholders(ids)})`,
      ids
    )
    const pages = new Map(rows.map((row) => [Number(row.page_id), row]))
    return hits.flatMap(({ pageId, score }) => {
      const page = pages.get(pageId)
      return page ? [{ url: page.url, title: page.title, score }] : []
    })
  }

  /** Returns pages that link to an address; see `linkWord`. */
  async linking(address: string, limit: number): Promise<FoundPage[]> {
    const word = linkWord(address)
    return word ? this.search(word, limit) : []
  }

  async healthy(): Promise<boolean> {
    try {
      await access(this.directory, constants.W_OK)
      await this.sql.select('SELECT 1 AS one')
      return true
    } catch {
      return false
    }
  }

  async close(): Promise<void> {
    await this.appender.close()
    await Promise.allSettled(this.#sealing)
  }

  /** Adds the body that a revisit refers to, if it is stored. */
  async #withContent(capture: Capture): Promise<Capture> {
    const { revisit } = capture
    if (!revisit || capture.body) return capture
    const declared = revisit.payloadDigest
    const page = pageKey(revisit.url)
    const referred =
      page && revisit.observedAt ? await newestCapture(this.sql, page.key, revisit.observedAt) : null
    const exact = referred?.observedAt === revisit.observedAt ? referred : null
    const digest =
      exact?.digest ||
      (declared?.startsWith('sha256:')
        ? declared
        : declared && (await bodyDeclared(this.sql, declared))?.digest)
    const body = digest ? await this.body(digest) : null
    const contentType = capture.contentType ?? exact?.contentType ?? null
    // 304 only means that the page is unchanged, so the original status applies.
    const status = capture.status === 304 ? (exact?.status ?? 200) : capture.status
    return { ...capture, status, contentType, body }
  }

  #seal(file: string, bytes: number, at: string): void {
    const sealing = this.sql
      .run('UPDATE evidence_files SET bytes = ?, sealed_at = ? WHERE name = ?', [bytes, at, file])
      .catch(() => {})
      .finally(() => this.#sealing.delete(sealing))
    this.#sealing.add(sealing)
  }
}
