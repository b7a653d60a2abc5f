import { startService } from './datasets/service.js'
import { OTHER_COLUMNS, TEN_COLUMNS } from './datasets/columns.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import { percentile } from './support/percentiles.js'
import type { BenchReport } from './support/table.js'

export const flags = {
  rows: 'rows of the largest async dataset, at maxRows 2,000; default 500',
  requests: 'number of sync requests of 25 rows; default 20',
}

const CUSTOM = [
  ['languages', 'Languages that the person speaks', 'text'],
  ['school', 'University attended', 'text'],
  ['degree', 'Highest degree', 'text'],
  ['since', 'Start date in the current role', 'date'],
  ['previous', 'Previous employer', 'text'],
  ['years', 'Years of experience', 'number'],
  ['phd', 'Whether the person has a PhD', 'boolean'],
  ['seniority', 'Seniority, one of: junior, senior, manager, director', 'options'],
  ['team', 'Size of the team that the person leads', 'range'],
  ['salary', 'Salary', 'currency'],
  ['blog', 'Address of the blog', 'url'],
  ['assistant', 'E-mail address of the assistant', 'email'],
  ['desk', 'Direct phone number', 'phone'],
  ['award', 'Awards won', 'text'],
  ['patents', 'Number of patents', 'number'],
  ['hobby', 'Hobbies', 'text'],
].map(([key, description, format]) => ({ key: `custom.${key}`, description, format }))
const PEOPLE_PER_COMPANY = 10

/**
 * Fills datasets over HTTP from the archive of a generated web. Fills small datasets synchronously
 * and large ones as runs. Measures time, and memory as the number of rows grows.
 */
export async function run({ flags: given }: BenchOptions): Promise<BenchReport> {
  const maxRows = numberFlag(given, 'rows', 500, 100)
  const requests = numberFlag(given, 'requests', 20, 4)
  const service = await startService(Math.max(60, Math.ceil(maxRows / PEOPLE_PER_COMPANY)))
  try {
    const people = service.web.people.map(({ name, company }) => ({ name, company }))
    const body = (from: number, count: number, columns: object[]) => ({
      entity: { type: 'person' },
      rows: Array.from({ length: count }, (_, i) => people[(from + i) % people.length]),
      columns,
    })
    const ten = TEN_COLUMNS.map((key) => ({ key }))
    const thirty = [...ten, ...OTHER_COLUMNS.map((key) => ({ key })), ...CUSTOM]

    await service.sync(body(people.length - 25, 25, ten))
    const small = []
    for (let i = 0; i < requests; i++) small.push(await service.sync(body(i * 25, 25, ten)))
    const times = small.map(({ ms }) => ms).sort((a, b) => a - b)
    const cells = small.flatMap((one) => one.cells)
    const found = cells.filter(({ status }) => status === 'found').length
    const rows: BenchReport['rows'] = [
      {
        what: `sync, 25 rows x 10 columns, ${requests} requests one after the other`,
        seconds: percentile(times, 0.5) / 1000,
        p95: percentile(times, 0.95) / 1000,
        cells: (cells.length / times.reduce((sum, ms) => sum + ms, 0)) * 1000,
        found: (100 * found) / cells.length,
        memory: null,
      },
    ]
    for (const share of [0.25, 0.5, 1]) {
      const count = Math.round(maxRows * share)
      const { ms, peak } = await service.async(body(0, count, thirty))
      rows.push({
        what: `async, ${count} rows x ${thirty.length} columns`,
        seconds: ms / 1000,
        p95: null,
        cells: (count * thirty.length * 1000) / ms,
        found: null,
        memory: Math.round(peak / 2 ** 20),
      })
    }
    return {
      title: `Datasets from the archive of a generated web (${service.web.pages.length.toLocaleString('en-US')} pages)`,
      columns: [
        { key: 'what', label: 'dataset' },
        { key: 'seconds', label: 'seconds', align: 'right' },
        { key: 'p95', label: 'p95', align: 'right' },
        { key: 'cells', label: 'cells/s', align: 'right' },
        { key: 'found', label: 'found %', align: 'right' },
        { key: 'memory', label: 'peak MB', align: 'right' },
      ],
      rows,
      notes: [
        'The production service with SQLite, over HTTP; the client sends one request at a time. A row is a name and an employer. The service reads the profile, the employer’s site and search results from the archive, extracts claims, resolves identity and reconciles.',
        'seconds: the median per request, or the duration of a run. peak MB: the peak memory of the process during the run, including framework and code.',
        'Each sync request has new rows, after one warm-up request; the pages of a company serve several rows of a request.',
      ],
    }
  } finally {
    await service.stop()
  }
}
