/**
 * `npm test`, and `npm run test:long` with long campaigns: runs lint, types, and all tests on every
 * available engine. Functional tests run on the engines embedded in a data folder and on those of a
 * large installation. Runs one step per processor at a time, plus two steps that often wait. When no
 * such step is left, the others take their places. Steps share no port, data folder, database or key.
 * Failed files run once more at the end, and the output names those that pass then. The last line is
 * the total: `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepFilesInMemory } from './memory_folder.js'
import { repeatFailed } from './repeat_failed.js'
import { type Outcome, runStep } from './run_step.js'
import { STEPS, type Step } from './test_steps.js'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
keepFilesInMemory()
// Steps share the demo data in it.
process.env.TEST_SHARED_FOLDER = mkdtempSync(join(tmpdir(), 'kith-shared-'))
process.on('exit', () => rmSync(process.env.TEST_SHARED_FOLDER!, { recursive: true, force: true }))

// Embedding in the background would compete with the tests.
process.env.ENCODER_MAX_PEOPLE = '0'

const waiting = STEPS.filter((step) => step.waits)
const working = STEPS.filter((step) => !step.waits)
const ended: { step: Step; outcome: Outcome }[] = []
const waitingFirst = () => lane(waiting).then(() => lane(working))
const byProcessor = Array.from({ length: availableParallelism() }, () => lane(working))
await Promise.all([waitingFirst(), waitingFirst(), ...byProcessor])
const outcomes: Outcome[] = []
for (const { step, outcome } of ended) outcomes.push(await repeatFailed(step, outcome))

const totals = [...new Set(STEPS.map(({ name }) => name))].map(total)
console.log()
const width = Math.max(...totals.map(({ name }) => name.length)) + 2
for (const { name, passed, failed, seconds, note } of totals)
  console.log(`${name.padEnd(width)}${note ?? `${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`}`)
for (const { name, failures } of totals)
  if (failures.length > 0) console.log(`\nFailed: ${name}\n${failures.join('\n')}`)
const unsteady = outcomes.flatMap((outcome) => outcome.unsteady)
if (unsteady.length > 0) console.log(`\nFailed once, then passed when repeated:\n${unsteady.join('\n')}`)
const failed = sum(totals, 'failed')
console.log(`\n${sum(totals, 'passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs steps one after the other until none is left. Lanes share the list. */
async function lane(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift())
    ended.push({ step, outcome: await runStep(step) })
}

/** Adds up the shards of a step. */
function total(name: string): Pick<Outcome, 'name' | 'passed' | 'failed' | 'seconds' | 'failures' | 'note'> {
  const parts = outcomes.filter((outcome) => outcome.name === name)
  return {
    name,
    passed: sum(parts, 'passed'),
    failed: sum(parts, 'failed'),
    seconds: sum(parts, 'seconds'),
    failures: parts.flatMap((part) => part.failures),
    note: parts[0]?.note,
  }
}

function sum<Key extends 'passed' | 'failed' | 'seconds'>(all: Record<Key, number>[], key: Key): number {
  return all.reduce((total, outcome) => total + outcome[key], 0)
}
