import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { type BenchOptions, numberFlag, UsageError } from '#bench/support/args'
import { percentile } from '#bench/support/percentiles'
import type { BenchReport } from '#bench/support/table'
import { chromiumPath } from '../e2e/support/chromium.js'
import { PAGES } from '../e2e/support/pages.js'
import startService from '../e2e/support/service.js'
import { type Load, loadPage } from './console/measure_page.js'

export const flags = { loads: 'loads per page, each with an empty browser cache; default 5' }

const GOAL = { scriptBytes: 200_000, interactiveMs: 500 }

/**
 * Measures the first load of every console page in Chromium, with an empty cache. Compares it with
 * the goals. The service runs on this machine.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const loads = numberFlag(flags, 'loads', 5, 1)
  const executablePath = chromiumPath()
  if (!executablePath) throw new UsageError('Chromium was not found; set CHROMIUM_PATH to its executable.')
  execFileSync(process.execPath, [fileURLToPath(new URL('../console/build.js', import.meta.url))], {
    stdio: ['ignore', 2, 2],
  })
  const end = await startService()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows = []
    const address = (path: string) => `${process.env.E2E_URL}/console/w/demo${path}`
    // The first load also warms up the service.
    await loadPage(browser, address(''), process.env.E2E_SESSION!)
    for (const [path] of PAGES) {
      const measured: Load[] = []
      for (let i = 0; i < loads; i++)
        measured.push(await loadPage(browser, address(path), process.env.E2E_SESSION!))
      rows.push(rowOf(path || '/', measured))
      console.error(`${path || '/'}: ${rows.at(-1)?.interactive} ms`)
    }
    return report(rows, loads, browser.version())
  } finally {
    await browser.close()
    await end()
  }
}

type Row = ReturnType<typeof rowOf>

function rowOf(page: string, loads: readonly Load[]) {
  const at = (pick: (load: Load) => number, share: number) =>
    Math.round(percentile(Float64Array.from(loads.map(pick)).sort(), share))
  const script = at((load) => load.script, 1)
  const interactive = at((load) => load.interactive, 0.5)
  const isMet = script < GOAL.scriptBytes && interactive < GOAL.interactiveMs
  return {
    page,
    script: (script / 1000).toFixed(1),
    all: (at((load) => load.all, 1) / 1000).toFixed(1),
    requests: at((load) => load.requests, 1),
    fcp: at((load) => load.fcp, 0.5),
    lcp: at((load) => load.lcp, 0.5),
    interactive,
    slowest: at((load) => load.interactive, 1),
    blocked: at((load) => load.blocked, 0.5),
    cls: Math.max(...loads.map((load) => load.cls)).toFixed(3),
    result: isMet ? 'met' : 'MISSED',
  }
}

function report(rows: Row[], loads: number, version: string): BenchReport {
  const columns = [
    { key: 'page', label: 'page' },
    ...[
      ['script', 'script, kB gzipped'],
      ['all', 'all, kB'],
      ['requests', 'requests'],
      ['fcp', 'first paint, ms'],
      ['lcp', 'largest paint, ms'],
      ['interactive', 'interactive, ms'],
      ['slowest', 'slowest, ms'],
      ['blocked', 'blocked, ms'],
      ['cls', 'shift'],
    ].map(([key, label]) => ({ key, label, align: 'right' as const })),
    { key: 'result', label: 'under 200 kB and 500 ms' },
  ]
  return {
    title: `First load of the console: ${rows.length} pages, each loaded ${loads} times by Chromium ${version} with an empty cache`,
    columns,
    rows,
    notes: [
      'Script and all: transferred bytes; "all" includes API responses and headers. Times are medians, except slowest.',
      'Interactive: the heading and all data of the page are painted and the main thread is free.',
      'Blocked: total blocking time (task time beyond 50 ms each). Shift: cumulative layout shift.',
    ],
  }
}
