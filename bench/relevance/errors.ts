import type { Answered } from './ask.js'
import type { CorpusRecord } from './queries.js'
import { TOP } from './scorer.js'

const MAX_LISTED = 6
const MAX_CHARS = 90

/**
 * Explains an answer: the query, how the service read it, and the wrong results among the first
 * ten. Lists missing records of grade 2, unless the first ten hold as many right results as they can.
 */
export function explain(
  mode: string,
  { query, results, marks }: Answered,
  read: string,
  people: ReadonlyMap<string, CorpusRecord>
): string {
  const top = results.slice(0, TOP)
  const shown = new Set(top.flat())
  const wrong = top
    .map((ids, i) => ({ ids, rank: i + 1 }))
    .filter(({ ids }) => !ids.some((id) => query.grades[id] > 0))
  const missing = Object.entries(query.grades)
    .filter(([id, grade]) => grade === 2 && !shown.has(id))
    .map(([id]) => id)
  const judged = new Set(query.judged)
  return [
    `${query.id} ${mode} ${marks.ndcg.toFixed(3)} "${query.text}"; read ${read}; ${top.length} results`,
    ...(top.length - wrong.length >= Math.min(TOP, Object.keys(query.grades).length)
      ? []
      : missing.slice(0, MAX_LISTED).map((id) => `missing ${line(id, people)}`)),
    ...wrong
      .slice(0, MAX_LISTED)
      .map(
        ({ ids, rank }) => `${judged.has(ids[0]) ? 'wrong' : 'ungraded'} ${rank}. ${line(ids[0], people)}`
      ),
  ].join('\n    ')
}

function line(id: string, people: ReadonlyMap<string, CorpusRecord>): string {
  const { title, company, city, state, country, headline, summary } =
    people.get(id) ?? ({} as Partial<CorpusRecord>)
  const facts = [title, company, city, state, country].filter(Boolean).join(' | ')
  return `${id}: ${`${facts ? `${facts}: ` : ''}${headline ?? summary ?? ''}`.slice(0, MAX_CHARS)}`
}
