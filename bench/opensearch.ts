import { readUnitCosts, writeUnitCosts } from './capacity/unit_costs.js'
import { type BenchOptions, numberFlag, UsageError } from './support/args.js'
import { SyntheticPeople } from './support/synthetic_people.js'
import type { BenchReport } from './support/table.js'
import { type KindCosts, opensearchCosts, SHARDS } from './unit_costs/opensearch_costs.js'

export const flags = {
  people: 'people in the larger index, default 500,000; the smaller has a tenth',
  write: 'stores the unit costs for `npm run bench -- capacity`',
}

const GOAL = 1.5

/**
 * Measures what searches cost an OpenSearch cluster (OPENSEARCH_URL) by kind, and how the cost grows
 * with ten times the people and with more shards.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const url = process.env.OPENSEARCH_URL
  if (!url) throw new UsageError('Set OPENSEARCH_URL to a cluster of which nothing else is measured.')
  const large = numberFlag(flags, 'people', 500_000, 10_000)
  const small = Math.round(large / 10)
  const { costs, kinds } = await opensearchCosts(url, new SyntheticPeople(), [small, large])
  if (flags.write !== undefined) writeUnitCosts({ ...readUnitCosts(), opensearch: costs })
  const right = (key: string, label: string) => ({ key, label, align: 'right' as const })
  return {
    title: 'Searches of the index in OpenSearch, processor ms of the nodes',
    columns: [
      { key: 'kind', label: 'search' },
      right('small', `${small.toLocaleString('en-US')} people`),
      right('sharded', `in ${SHARDS} shards`),
      right('large', large.toLocaleString('en-US')),
      right('growth', 'growth'),
      { key: 'result', label: `growth ≤ ${GOAL}` },
    ],
    rows: kinds.map(row),
    notes: [
      `A search costs ${milliseconds(costs.searchMs)}, ${milliseconds(costs.shardMs)} per shard and ${milliseconds(costs.searchMsPerMillion)} per million people.`,
      'The three indexes take turns in every round; the median of the rounds counts.',
    ],
    details: costs,
  }
}

function row({ kind, small, large, sharded }: KindCosts) {
  const growth = large / small
  return { kind, small, large, sharded, growth, result: growth <= GOAL ? 'met' : 'MISSED' }
}

const milliseconds = (ms: number) => `${Number(ms.toPrecision(3))} ms`
