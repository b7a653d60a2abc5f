import { isJudged, logOddsOf, valueFeatures } from '#domain/truth/acceptance/judge'
import { READINGS } from '#domain/truth/reconcile/readings_data'
import { scoreValues } from '#domain/truth/reconcile/reconcile'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import { NOW, votedCells } from './cell_votes.js'
import { isAccepted } from './same_value.js'
import { suppliesSite } from './schema.js'
import { siteHost, type Split } from './split.js'

/**
 * `npm run -s bench:realweb:values [SPLIT] [COLLECTION] > FILE` writes the values for the cells of a
 * split, or of one of its collections, one cell per line, with the features that `bin/fit_acceptance.ts` needs. A line marks the values that
 * are right.
 */
const [split = 'train', collection] = process.argv.slice(2) as [Split?, string?]
const context = { now: NOW, reliability: { ...RELIABILITY, readings: READINGS } }

for await (const { entity, rowKind, column, accepted, votes, row } of votedCells(split, collection)) {
  const scored = scoreValues(column, votes, context)
  const { key } = column
  const { id, site, entity_type } = entity
  const values = (scored?.clusters ?? []).flatMap((cluster, i) => {
    if (!scored || !cluster.votes.some(({ vote }) => !vote.past)) return []
    const value = scored.shownOf(i)
    const judged = isJudged(scored, i)
    return {
      answer: String(value),
      features: judged ? Object.fromEntries(valueFeatures(column, scored, i, row)) : null,
      logOdds: logOddsOf(scored, i),
      confidence: scored.totalOf(i),
      depth: scored.broader.filter((other) => other[i]).length,
      isRight: accepted !== null && isAccepted(key, value, accepted, entity_type),
    }
  })
  const cell = { item: `${id} ${key}`, site: siteHost(site), ownSite: suppliesSite(rowKind) }
  process.stdout.write(`${JSON.stringify({ ...cell, isStated: accepted !== null, values })}\n`)
}
