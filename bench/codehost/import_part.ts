import { fork, execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { progress } from '#bench/support/progress'
import { temporaryFolder } from '#bench/support/temporary_folder'
import type { BenchReport } from '#bench/support/table'
import { hourTemplates, hourText } from './hour_templates.js'
import type { ImportAnswer, ImportOrder } from './import_child.js'

export type ImportSettings = { data: string; hours: number; events: number }

/** Hours generated per batch; limits the disk space used. */
const BATCH_HOURS = 4
/**
 * Events per hour that occur in no other hour. The other events repeat in other hours, but each
 * import decompresses and parses them again.
 */
const OWN_EVENTS = 2000

const PLAIN_NODE = `
  const { gunzipSync } = require('node:zlib'), { readFileSync } = require('node:fs')
  let events = 0
  for (const file of process.argv.slice(1))
    for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\\n'))
      if (line && JSON.parse(line)) events++
  console.log(events)`

/** Imports archive hours. Compares the speed with tools that only parse the JSON. */
export async function importPart({ data, hours, events }: ImportSettings): Promise<BenchReport> {
  const directory = temporaryFolder('hours')
  const { from, templates } = hourTemplates(data)
  progress(`generating hours of ${events.toLocaleString('en-US')} events from ${from}`)
  const shared = Array.from({ length: Math.min(BATCH_HOURS, hours) }, (_, i) =>
    gzipSync(hourText(templates, Math.max(0, events - OWN_EVENTS), i), { level: 1 })
  )
  const isTypeScript = import.meta.url.endsWith('.ts')
  const child = fork(new URL(`./import_child.${isTypeScript ? 'ts' : 'js'}`, import.meta.url), [directory])
  const send = async (order: ImportOrder): Promise<ImportAnswer> => {
    child.send(order)
    const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
    if (answer === null) throw new Error('the importing process ended')
    return answer
  }

  const rows: BenchReport['rows'] = []
  const total = { events: 0, ms: 0 }
  let first: { bytes: number; rate: number } | null = null
  for (let start = 0; start < hours; start += BATCH_HOURS) {
    const files = shared.slice(0, hours - start).map((zipped, i) => {
      const own = gzipSync(hourText(templates, Math.min(OWN_EVENTS, events), 100 + start + i), { level: 1 })
      const file = join(directory, `2024-03-${String(start + i).padStart(3, '0')}.json.gz`)
      writeFileSync(file, Buffer.concat([own, zipped]))
      return file
    })
    if (start === 0) {
      for (const [tool, run] of Object.entries(BASELINES)) {
        const began = performance.now()
        const count = run(files)
        if (count !== null) rows.push(row(tool, files.length, count, performance.now() - began))
      }
      first = { bytes: files.reduce((sum, file) => sum + statSync(file).size, 0), rate: 0 }
    }
    const answer = await send({ files })
    for (const file of files) rmSync(file)
    total.events += answer.events
    total.ms += answer.ms
    const done = start + files.length
    if (start === 0 || done === hours || done === Math.ceil(hours / 2 / BATCH_HOURS) * BATCH_HOURS)
      rows.push(row('import', done, total.events, total.ms, answer.peakMegabytes))
    progress(`${done} of ${hours} hours, ${Math.round((total.events / total.ms) * 1000)} events/s`)
  }
  const fold = await send({ fold: '2024-06-01' })
  rows.push(row('fold to accounts', hours, fold.events, fold.ms, fold.peakMegabytes))
  child.disconnect()
  return {
    title: `Import of the code host's event archive (${hours} hours of ${events.toLocaleString('en-US')} events)`,
    columns: [
      { key: 'what', label: 'what' },
      ...['hours', 'events', 'seconds', 'events/s', 'peak MiB'].map((label) => ({
        key: label,
        label,
        align: 'right' as const,
      })),
    ],
    rows,
    notes: [
      `Events are those of ${from}, rewritten for other accounts; an hour is ${Math.round((first?.bytes ?? 0) / BATCH_HOURS / 2 ** 20)} MiB compressed.`,
      'jq: zcat FILE | jq -c .type, one file after the other. plain Node: gunzip, split, JSON.parse in a separate process. Both only read; the import also aggregates and writes its result to disk.',
      'import: all hours in one process; generating hours between batches is not timed. peak MiB: the peak memory of the process. fold to accounts: its events column counts accounts.',
    ],
  }
}

const BASELINES: Record<string, (files: string[]) => number | null> = {
  'zcat | jq -c .type': (files) => {
    const script = 'for file; do zcat "$file" | jq -c .type; done | wc -l'
    const { status, stdout } = spawnSync('bash', ['-o', 'pipefail', '-c', script, 'bash', ...files])
    return status === 0 ? Number(stdout.toString()) : null
  },
  'plain Node gunzip + JSON.parse': (files) =>
    Number(execFileSync(process.execPath, ['-e', PLAIN_NODE, ...files]).toString()),
}

function row(what: string, hours: number, events: number, ms: number, peak: number | null = null) {
  const perSecond = Math.round((events / ms) * 1000)
  return { what, hours, events, seconds: ms / 1000, 'events/s': perSecond, 'peak MiB': peak }
}
