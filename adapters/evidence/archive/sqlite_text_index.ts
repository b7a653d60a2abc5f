import type { Sql } from '#domain/ports/sql'
import { foldWords, type PageWords } from './page_words.js'
import { TextIndex, type TextHit } from './text_index.js'

/** Uses FTS5 without storing the text. */
export class SqliteTextIndex extends TextIndex {
  constructor(private readonly sql: Sql) {
    super()
  }

  async put(tx: Sql, pageId: number, { title, url, body, links }: PageWords): Promise<void> {
    await tx.run('INSERT OR REPLACE INTO evidence_words (rowid, title, url, body) VALUES (?, ?, ?, ?)', [
      pageId,
      foldWords(title ?? ''),
      url,
      `${body} ${links}`,
    ])
  }

  async remove(tx: Sql, pageIds: readonly number[]): Promise<void> {
    for (const pageId of pageIds) await tx.run('DELETE FROM evidence_words WHERE rowid = ?', [pageId])
  }

  override async purge(): Promise<void> {
    await this.sql.run(`INSERT INTO evidence_words (evidence_words) VALUES ('optimize')`)
  }

  protected async match(words: string[], which: 'all' | 'any', limit: number): Promise<TextHit[]> {
    const query = words.map((word) => `"${word}"`).join(which === 'all' ? ' AND ' : ' OR ')
    const rows = await this.sql.select<{ id: number; cost: number }>(
      `SELECT rowid AS id, bm25(evidence_words, 6.0, 3.0, 1.0) AS cost FROM evidence_words
       WHERE evidence_words MATCH ? ORDER BY cost, rowid LIMIT ?`,
      [query, limit]
    )
    return rows.map(({ id, cost }) => ({ pageId: Number(id), score: -cost }))
  }
}
