import type { Sql } from '#domain/ports/sql'
import type { PageWords } from './page_words.js'
import { foldWords } from './page_words.js'

/** A higher score is better. Scores are comparable only within one search. */
export type TextHit = { pageId: number; score: number }

/** Full-text index of pages in the database, one entry per page. */
export abstract class TextIndex {
  /** Replaces a page's words within the caller's transaction. */
  abstract put(tx: Sql, pageId: number, words: PageWords): Promise<void>
  abstract remove(tx: Sql, pageIds: readonly number[]): Promise<void>

  /** Removes the words of removed pages from disk, if the database does not do so itself. */
  async purge(): Promise<void> {}

  /** Returns pages with every word, best first. If fewer than `limit`, adds pages with any word. */
  async search(query: string, limit: number): Promise<TextHit[]> {
    const words = queryWords(query)
    if (words.length === 0) return []
    const all = await this.match(words, 'all', limit)
    if (all.length >= limit || words.length === 1) return all
    const seen = new Set(all.map(({ pageId }) => pageId))
    const any = await this.match(words, 'any', limit)
    const ceiling = Math.min(1, ...all.map(({ score }) => score))
    const top = Math.max(...any.map(({ score }) => score), Number.MIN_VALUE)
    const rest = any.filter(({ pageId }) => !seen.has(pageId))
    return [
      ...all,
      ...rest.map(({ pageId, score }) => ({ pageId, score: (score / top) * ceiling * 0.9 })),
    ].slice(0, limit)
  }

  protected abstract match(words: string[], which: 'all' | 'any', limit: number): Promise<TextHit[]>
}

const STOP = new Set(
  'a an and are as at by for from in is it of on or that the to was with who der die das und von zu im am le la les de des du et en el los las del y e o os as do da dos das em um uma un una ein eine'.split(
    ' '
  )
)
const MAX_WORDS = 12

/** Returns up to MAX_WORDS words of a query, without stop words if there are other words. */
export function queryWords(query: string): string[] {
  const words = [...new Set(foldWords(query.slice(0, 1000)).split(' '))].filter(
    (word) => word && word.length <= 60
  )
  const significant = words.filter((word) => !STOP.has(word))
  return (significant.length ? significant : words).slice(0, MAX_WORDS)
}
