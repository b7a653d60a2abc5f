/**
 * `node --import=./bin/typescript.js bench/relevance/fit_ranking.ts FOLDER` refits the weights of
 * `fast` to the graded queries of train and dev, and rewrites
 * domain/search/ranking/text_weights_data.ts. FOLDER is the data folder that
 * `npm run bench -- relevance --keep=FOLDER` filled. Prints the mean nDCG@10 of the fetched results
 * for each penalty: fitted to train alone, and cross-validated over train and dev.
 */
import 'reflect-metadata'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitPairwise, scoreOf } from './pairwise.js'
import { PEOPLE, readPeople, readQueries } from './queries.js'
import { mark } from './scorer.js'
import { type Ranked, rankedResults } from './ranked_results.js'

const PENALTIES = [0.01, 0.03, 0.06, 0.1]
const FOLDS = 5
/** Chosen on dev. */
const PENALTY = 0.06

const FILE = join(import.meta.dirname, '../../domain/search/ranking/text_weights_data.ts')
const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('Name the data folder of an earlier run: npm run bench -- relevance --keep=FOLDER.')

const { names, ranked } = await rankedResults(
  folder,
  readQueries().filter(({ split }) => split !== 'test'),
  readPeople(PEOPLE)
)
const of = (split: string) => ranked.filter(({ query }) => query.split === split)
const ndcg = (some: readonly Ranked[], scored: (one: Ranked) => number[]) =>
  some.map((one) => {
    const scores = scored(one)
    const order = one.ids.map((_, i) => i).sort((a, b) => scores[b] - scores[a])
    return mark(
      one.query,
      order.map((i) => one.ids[i])
    ).ndcg
  })
const mean = (values: readonly number[]) =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
const by = (weights: readonly number[]) => (one: Ranked) => one.rows.map((row) => scoreOf(row, weights))

const byIndex = (one: Ranked) => one.ids.map((_, i) => -i)
console.log(
  `order of the index: train ${mean(ndcg(of('train'), byIndex))}, dev ${mean(ndcg(of('dev'), byIndex))}`
)
for (const penalty of PENALTIES) {
  const weights = fitPairwise(of('train'), penalty)
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = (_one: Ranked, i: number) => i % FOLDS === fold
    const fitted = fitPairwise(
      ranked.filter((one, i) => !isHeld(one, i)),
      penalty
    )
    return ndcg(ranked.filter(isHeld), by(fitted))
  })
  console.log(
    `penalty ${penalty}, fitted to train: train ${mean(ndcg(of('train'), by(weights)))}, dev ${mean(ndcg(of('dev'), by(weights)))}; cross-validated ${mean(folds.flat())}`
  )
}

const weights = fitPairwise(ranked, PENALTY)
const source = readFileSync(FILE, 'utf8')
writeFileSync(
  FILE,
  `${source.slice(0, source.indexOf('/** Weights'))}/** Weights of \`fast\`. Fitted to ${ranked.length} graded queries by bench/relevance/fit_ranking.ts. */
export const TEXT_WEIGHTS: TextFeatures & { index: number } = {
${names.map((name, k) => `  ${name}: ${weights[k].toFixed(2)},\n`).join('')}}
`
)
process.exit(0)
