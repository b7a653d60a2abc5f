import { isJudged, logOddsOf, valueFeatures } from '#domain/truth/acceptance/judge'
import { READINGS } from '#domain/truth/reconcile/readings_data'
import { scoreValues } from '#domain/truth/reconcile/reconcile'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import { NOW, type VotedCell } from './cell_votes.js'
import type { ExampleCell } from './labelled_values.js'
import { isAccepted } from './same_value.js'
import { suppliesSite } from './schema.js'
import { siteHost } from './split.js'

const context = { now: NOW, reliability: { ...RELIABILITY, readings: READINGS } }

/** Returns a cell's values with the features that the judge reads, and marks the right values. */
export function describedCell({ entity, rowKind, column, accepted, votes, row }: VotedCell): ExampleCell {
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
  return { ...cell, isStated: accepted !== null, values }
}
