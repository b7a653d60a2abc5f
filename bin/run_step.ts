/** Runs one step of `npm test` in a process and counts its tests. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { isLongForm } from '#tests/support/long_form'
import type { Step } from './test_steps.js'

export type Outcome = {
  name: string
  passed: number
  failed: number
  seconds: number
  failures: string[]
  output: string
  /** Whether the process printed a total. */
  isComplete: boolean
  /** Files whose tests failed once and passed when repeated. */
  unsteady: string[]
  note?: string
}

/** The last line of a suite: `Tests  3 passed, 1 failed (4)`. */
const TOTALS = /^Tests +(\S.*)$/
/** CI may show only the end of the output, so the end repeats failures, up to these limits. */
const [MAX_FAILURES, MAX_ERROR_LINES] = [20, 40]
/** A step that hangs must not keep the others' results from being printed. */
const LIMIT_MS = (isLongForm ? 12 * 60 : 30) * 60_000
/** How long a process may take to end after it printed its totals. */
const END_MS = 60_000

/** Runs a step. A step without a test count counts as one test, by its exit code. */
export async function runStep(
  { name, command, env, skipped }: Step,
  show: (line: string) => void = console.log
): Promise<Outcome> {
  const none = { name, passed: 0, failed: 0, seconds: 0, failures: [], output: '', isComplete: true }
  if (skipped) return { ...none, unsteady: [], note: `skipped: ${skipped}` }
  const began = performance.now()
  const { code, output } = await execute(name, command, env ?? {}, show)
  const seconds = (performance.now() - began) / 1000
  const totals = [...output.matchAll(new RegExp(TOTALS, 'gm'))].at(-1)?.[1]
  const count = (word: string) => Number(totals?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  const [passed, failedTests] = totals ? [count('passed'), count('failed')] : [code === 0 ? 1 : 0, 0]
  const failed = Math.max(failedTests, code === 0 ? 0 : 1)
  const failures = failed > 0 ? failuresIn(output) : []
  return {
    ...none,
    passed,
    failed,
    seconds,
    failures,
    output,
    isComplete: totals !== undefined,
    unsteady: [],
  }
}

/** Returns the lines that name failed tests, then the first lines of the runner's error list. */
function failuresIn(output: string): string[] {
  const lines = output.split('\n')
  const errors = lines.findIndex((line) => /^ERRORS\s*$/.test(line.trim()))
  const named = lines.filter((line) => /^\s*(?:✖|✘|×)\s/.test(line)).slice(0, MAX_FAILURES)
  const shown = errors < 0 ? [] : lines.slice(errors + 1, errors + 1 + MAX_ERROR_LINES)
  // A static check prints no test names, so the end of its output says what failed.
  return named.length + shown.length > 0 ? [...named, ...shown] : lines.slice(-MAX_ERROR_LINES)
}

/**
 * Runs a command. Prefixes each line of its output with the name of the step, because several steps run at
 * once.
 */
function execute(
  name: string,
  command: string[],
  env: Record<string, string>,
  show: (line: string) => void
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const label = env.SHARD ? `${name} ${env.SHARD}` : name
    let output = ''
    let limit: NodeJS.Timeout
    const print = (line: string) => {
      output += `${line}\n`
      show(`${label} | ${line}`)
      if (TOTALS.test(line)) stopAfter(END_MS)
    }
    // The step leads a process group, so that its processes end with it.
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const end = () => endGroup(child.pid!)
    const stopAfter = (ms: number) => {
      clearTimeout(limit)
      limit = setTimeout(() => {
        print(`${label} was stopped, because it did not end within ${ms / 60_000} minutes`)
        end()
      }, ms).unref()
    }
    stopAfter(LIMIT_MS)
    process.once('exit', end)
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', print)
    child.on('exit', end)
    child.on('close', (code) => {
      clearTimeout(limit)
      process.off('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // The whole group has ended.
  }
}
