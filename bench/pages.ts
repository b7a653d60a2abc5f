import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Parser, parseDocument } from 'htmlparser2'
import { decodeText } from '#adapters/evidence/content/decode_text'
import { percentile } from '#bench/support/percentiles'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import type { Page, Snapshot } from '#domain/evidence/page'
import { parsePage } from '#domain/evidence/parse/parse_page'
import { PAGES, pageFile, readSources } from './realweb/files.js'
import { type BenchOptions, numberFlag, UsageError } from './support/args.js'
import type { BenchReport } from './support/table.js'

export const flags = {
  pages: 'folder of the public pages; default bench/realweb/pages',
  rounds: 'measured rounds, default 7',
}

/** The sizes of the pages measured, in bytes. */
const SIZES = { min: 50_000, max: 200_000 }
const GOAL = { megabytes: 15, ofDom: 2, ofParsing: 3 }

/**
 * Measures what reading public pages of 50 to 200 kB costs one core: parsing, and extraction of what pages
 * say. Compares the cost with the HTML parser alone.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const rounds = numberFlag(flags, 'rounds', 7, 1)
  const snapshots = readSnapshots(flags.pages === undefined ? PAGES : resolve(flags.pages))
  if (snapshots.length === 0)
    throw new UsageError('No pages: run `npm run bench:realweb:build` first, or name a folder with --pages.')
  const bytes = snapshots.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0)
  const parsed: Page[] = snapshots.map(parsePage)
  const stages: Record<string, () => void> = {
    'htmlparser2, tokens': () => each(snapshots, ({ html }) => new Parser({}).end(html)),
    'htmlparser2, its document': () => each(snapshots, ({ html }) => parseDocument(html)),
    'parsing (parsePage)': () => each(snapshots, parsePage),
    'extraction (extractMentions)': () => each(parsed, (page) => extractMentions(page)),
  }
  const names = Object.keys(stages)
  const times = names.map((): number[] => [])
  // The first round warms up. In a round, all stages take turns.
  for (let round = 0; round <= rounds; round++)
    for (const [i, name] of names.entries()) {
      const ms = processorMsOf(stages[name])
      if (round > 0) times[i].push(ms)
    }
  const [tokens, dom, parsing, extraction] = times.map((measured) =>
    percentile(Float64Array.from(measured).sort(), 0.5)
  )
  const rate = (ms: number) => bytes / 1000 / ms
  const whole = parsing + extraction
  const row = (what: string, ms: number, goal = '', isMet?: boolean) => ({
    what,
    ms: ms / snapshots.length,
    rate: rate(ms),
    ratio: ms / dom,
    goal,
    result: isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  })
  return {
    title: `Reading ${snapshots.length} public pages of 50 to 200 kB on one core`,
    columns: [
      { key: 'what', label: 'what' },
      { key: 'ms', label: 'processor ms per page', align: 'right' },
      { key: 'rate', label: 'MB/s', align: 'right' },
      { key: 'ratio', label: 'of the document', align: 'right' },
      { key: 'goal', label: 'goal' },
      { key: 'result', label: 'result' },
    ],
    rows: [
      row(names[0], tokens),
      row(names[1], dom),
      row(names[2], parsing),
      row(
        names[3],
        extraction,
        `≤ ${GOAL.ofParsing} times the parsing`,
        extraction <= GOAL.ofParsing * parsing
      ),
      row(
        'both',
        whole,
        `≥ ${GOAL.megabytes} MB/s or ≤ ${GOAL.ofDom} times the document`,
        rate(whole) >= GOAL.megabytes || whole <= GOAL.ofDom * dom
      ),
    ],
    notes: [
      `Medians of ${rounds} rounds. Extraction takes ${(extraction / parsing).toFixed(2)} times as long as parsing.`,
    ],
  }
}

function readSnapshots(folder: string): Snapshot[] {
  return readSources().flatMap(({ id, url }) => {
    const path = pageFile(folder, id)
    if (!existsSync(path)) return []
    const content = readFileSync(path)
    if (content.length < SIZES.min || content.length > SIZES.max) return []
    const observedAt = '2026-01-01T00:00:00Z'
    return [
      { url, via: 'crawl', observedAt, contentType: 'text/html', html: decodeText(content, null) } as never,
    ]
  })
}

function each<T>(items: T[], work: (item: T) => unknown): void {
  for (const item of items) work(item)
}

function processorMsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
