import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import { sentencesOf } from '#domain/evidence/extract/sentences/sentences'
import type { ResearchedSource } from '#domain/truth/research/research'
import { matches } from '../filter_matches.js'
import { type RankingWords, statedIn } from '../ranking_words.js'
import type { PersonFacts } from './person_facts.js'
import { statementsAbout } from './statements.js'
import { isLikely, type Proof } from './verdict.js'

/** The number of blocks, and of characters, that are read of a page. */
const MAX_BLOCKS = 400
const MAX_CHARACTERS = 20_000
const MAX_QUOTE = 300

/** Words that only rank, stated about a person. `proof` is null for words that a proven fact implies. */
export type StatedWords = { words: RankingWords; proof: Proof | null }

/** Returns which of the words pages state about a person, with the sentence or line. */
export function statedOnPages(facts: PersonFacts, ranking: readonly RankingWords[]): StatedWords[] {
  const year = Number(facts.now.slice(0, 4))
  const found = new Map<RankingWords, Proof>()
  for (const source of facts.research.sources) {
    if (!isLikely(source)) continue
    const open = ranking.filter((one) => !found.has(one))
    if (open.length === 0) break
    const { url, observedAt } = source.page
    const likely = statedIn(source.page.text.slice(0, MAX_CHARACTERS), open)
    if (likely.length === 0) continue
    for (const text of textsAbout(source, year))
      for (const words of statedIn(text, likely))
        if (!found.has(words))
          found.set(words, { url, quote: text.slice(0, MAX_QUOTE), observed_at: observedAt })
  }
  return ranking.flatMap((words) => {
    const proof = found.get(words) ?? null
    return proof || matches(facts.document(), words.condition) ? [{ words, proof }] : []
  })
}

/** Returns the sentences and lines of a person's own page, or those of a page about the person. */
function textsAbout({ page, mention, mentions }: ResearchedSource, year: number): string[] {
  if (!mention.own) return statementsAbout(page, mention, mentions, year).map(({ core }) => core)
  return page.blocks
    .slice(0, MAX_BLOCKS)
    .filter(({ text, boilerplate }) => !boilerplate && !isPromptInjection(text))
    .flatMap(({ text }) => sentencesOf(text))
}
