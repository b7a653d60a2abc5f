import type { FundingStage } from '../request.js'

export type FundingMention = { start: number; end: number; stages: FundingStage[] }

const COMPANIES = new Set(
  'startup startups company companies stage stages funded backed firm firms scaleup scaleups round'.split(' ')
)
const SERIES: Record<string, FundingStage> = {
  a: 'series_a',
  b: 'series_b',
  c: 'series_c',
  d: 'series_d_plus',
  e: 'series_d_plus',
  f: 'series_d_plus',
  g: 'series_d_plus',
}

/** Finds funding stages: `series a/b`, `pre-seed`, `seed stage`, `bootstrapped`. */
export function findFunding(tokens: readonly string[]): FundingMention[] {
  const found: FundingMention[] = []
  const nearCompany = (position: number) => COMPANIES.has(tokens[position])
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === 'series' && tokens[i + 1] in SERIES) {
      const stages: FundingStage[] = []
      let end = i + 1
      while (
        tokens[end] in SERIES ||
        ((tokens[end] === 'or' || tokens[end] === 'and' || tokens[end] === 'series') &&
          (tokens[end + 1] in SERIES || tokens[end + 1] === 'series'))
      ) {
        if (tokens[end] in SERIES) stages.push(SERIES[tokens[end]])
        end++
      }
      found.push({ start: i, end, stages })
    } else if (token === 'pre' && tokens[i + 1] === 'seed')
      found.push({ start: i, end: i + 2, stages: ['pre_seed'] })
    else if (token === 'preseed') found.push({ start: i, end: i + 1, stages: ['pre_seed'] })
    else if (token === 'seed' && tokens[i - 1] !== 'pre' && nearCompany(i + 1))
      found.push({ start: i, end: i + 1, stages: ['seed'] })
    else if (token === 'bootstrapped') found.push({ start: i, end: i + 1, stages: ['bootstrapped'] })
    else if (token === 'publicly' && /^(?:traded|listed)$/.test(tokens[i + 1] ?? ''))
      found.push({ start: i, end: i + 2, stages: ['public'] })
    else if (token === 'public' && /^(?:company|companies|firms?)$/.test(tokens[i + 1] ?? ''))
      found.push({ start: i, end: i + 1, stages: ['public'] })
  }
  return found.map((mention) => ({
    ...mention,
    end: nearCompany(mention.end) ? mention.end + 1 : mention.end,
  }))
}
