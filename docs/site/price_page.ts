import { PLANS } from '#domain/access/plans'
import { MAX_CALLS } from '#domain/agent/run_limits'
import { MAX_PEOPLE } from '#domain/batch/batch'
import { OPEN_PRICE_UNITS } from '#domain/billing/operator_prices'
import {
  codeHostSearchCost,
  datasetCost,
  peopleSearchCost,
  PERSON_PROFILE_PRICE,
  usd,
} from '#domain/billing/prices'
import { MAX_COLUMNS } from '#domain/datasets/dataset'
import { MAX_STATED_CRITERIA } from '#domain/sets/stated_criteria'
import type { Page } from './navigation.js'

/** The price is shown for ten cells, because ten standard cells cost one ACU together. */
const STANDARD_CELLS = 10

/** Prices and limits, from the code that applies them. */
export const pricePage = (): Page => ({ path: 'prices', title: 'Prices and limits', text: priceText() })

const priceText = () => `# Prices and limits

One ACU is ${dollars(1)}. A request reserves its maximum before it starts and is charged for what it delivers. Cells,
contacts and profiles that are not found cost nothing. The header \`Idempotency-Key\` prevents a second charge for a
repeated request.

## Fixed prices

| What | ACU | USD |
| --- | ---: | ---: |
${fixedPrices()
  .map(([what, acu]) => `| ${what} | ${acu} | ${dollars(acu)} |`)
  .join('\n')}

## Prices that the operator sets

The setting \`PRICES\` sets them in whole ACU. Without it they are 0.

| Name | Charged for |
| --- | --- |
${Object.entries(OPEN_PRICE_UNITS)
  .map(([name, unit]) => `| \`${name}\` | ${unit} |`)
  .join('\n')}

## Requests per minute

| Plan | Requests per minute | API keys |
| --- | ---: | --- |
${Object.entries(PLANS)
  .map(([plan, { requestsPerMinute, api }]) => `| ${plan} | ${requestsPerMinute} | ${api ? 'yes' : 'no'} |`)
  .join('\n')}

Beyond the limit, requests get [\`rate_limited\`](errors/rate_limited.md) with the seconds to wait in \`Retry-After\`.

## Limits of one request

| What | Limit |
| --- | ---: |
| Columns of a dataset | ${MAX_COLUMNS} |
| People of a batch | ${MAX_PEOPLE} |
| Criteria of a Set | ${MAX_STATED_CRITERIA} |
| Tool calls of an agent run | ${MAX_CALLS} |

The [API reference](/docs/api) states the limits of every field. Operators change others with [settings](settings.md#limits).
`

const fixedPrices = (): [string, number][] => [
  [`${STANDARD_CELLS} found dataset cells of standard columns`, datasetCost({ title: STANDARD_CELLS })],
  ['a found dataset cell `email.work`, or `work_email` of enrich', datasetCost({ 'email.work': 1 })],
  [
    'a found dataset cell `email.personal`, or `personal_email` of enrich',
    datasetCost({ 'email.personal': 1 }),
  ],
  ['a found dataset cell `phone`, or `phone` of enrich', datasetCost({ phone: 1 })],
  ['a found dataset cell `custom.*`', datasetCost({ 'custom.x': 1 })],
  ["a person's profile, at most once per person in 90 days", PERSON_PROFILE_PRICE],
  ['a code-host search', codeHostSearchCost(0)],
  ['each live profile of a code-host search', codeHostSearchCost(1) - codeHostSearchCost(0)],
  ['a code-host people search', peopleSearchCost(0)],
  ['each linked person of a code-host people search', peopleSearchCost(1) - peopleSearchCost(0)],
]

const dollars = (acu: number) => `$${usd(acu).toFixed(2)}`
