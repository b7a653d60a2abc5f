import type { Sql } from '#domain/ports/sql'
import { foldWords, type PageWords } from './page_words.js'
import { TextIndex, type TextHit } from './text_index.js'

/** Maximum matches that a search ranks, so that searches for common words stay fast. */
const MAX_RANKED = 2000

/** Uses a tsvector column with a GIN index. */
export class PostgresTextIndex extends TextIndex {
  constructor(private readonly sql: Sql) {
    super()
  }

  async put(tx: Sql, pageId: number, { title, url, body, links }: PageWords): Promise<void> {
    await tx.run(
      `INSERT INTO evidence_words (page_id, words) VALUES (?, setweight(to_tsvector('simple', ?), 'A')
         || setweight(to_tsvector('simple', ?), 'B') || setweight(to_tsvector('simple', ?), 'D'))
       ON CONFLICT (page_id) DO UPDATE SET words = excluded.words`,
      [pageId, foldWords(title ?? ''), url, `${body} ${links}`]
    )
  }

  async remove(tx: Sql, pageIds: readonly number[]): Promise<void> {
    for (const pageId of pageIds) await tx.run('DELETE FROM evidence_words WHERE page_id = ?', [pageId])
  }

  protected async match(words: string[], which: 'all' | 'any', limit: number): Promise<TextHit[]> {
    const query = words.map((word) => `'${word}'`).join(which === 'all' ? ' & ' : ' | ')
    const rows = await this.sql.select<{ id: string; score: number }>(
      `SELECT page_id AS id, ts_rank('{0.1, 0.2, 0.5, 1.0}', words, to_tsquery('simple', ?), 1) AS score
       FROM (SELECT page_id, words FROM evidence_words WHERE words @@ to_tsquery('simple', ?) LIMIT ?) AS found
       ORDER BY score DESC, page_id LIMIT ?`,
      [query, query, MAX_RANKED, limit]
    )
    return rows.map(({ id, score }) => ({ pageId: Number(id), score: Number(score) }))
  }
}
