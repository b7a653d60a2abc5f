/**
 * `npm run bench -- NAME [--json] [--data=PATH]`: runs one benchmark and prints one table or one
 * JSON document.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFlags, readArguments, UsageError } from './support/args.js'
import { benchmarkNames, loadBenchmark } from './support/benchmark.js'
import { describeMachine, machineLine } from './support/machine.js'
import { renderTable } from './support/table.js'

const folder = dirname(fileURLToPath(import.meta.url))

async function main(argv: string[]): Promise<void> {
  const { name, json, ...options } = readArguments(argv, dirname(folder))
  const names = await benchmarkNames(folder)
  if (name === null || !names.includes(name))
    throw new UsageError(
      `${name === null ? 'Name a benchmark' : `No benchmark "${name}"`}: ${names.join(', ')}.`
    )

  const benchmark = await loadBenchmark(folder, name)
  checkFlags(options.flags, benchmark.flags)
  const machine = describeMachine()
  const { title, columns, rows, notes = [], details } = await benchmark.run(options)
  const command = ['npm run bench --', ...argv].join(' ')
  if (json) {
    console.log(JSON.stringify({ benchmark: name, title, command, machine, rows, notes, details }, null, 2))
    return
  }
  console.log([title, machineLine(machine), `$ ${command}`, '', renderTable(columns, rows)].join('\n'))
  if (notes.length > 0) console.log(['', ...notes.map((note) => `- ${note}`)].join('\n'))
}

// On exit, benchmarks stop the processes that they started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

main(process.argv.slice(2)).then(
  // A benchmark may leave pools and threads open; its output is complete.
  () => process.exit(0),
  (error) => {
    console.error(error instanceof UsageError ? error.message : error)
    process.exit(1)
  }
)
