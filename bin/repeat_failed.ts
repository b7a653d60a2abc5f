/** Runs failed test files of `npm test` once more, when no other step runs. */
import { type Outcome, runStep } from './run_step.js'
import type { Step } from './test_steps.js'

/** More failed files than this point to a real fault. */
const MAX_FILES = 5
const HEADING = /(?:^|\()((?:tests|e2e)\/\S+\.spec\.ts)\)?$/
const FAILED = /^\s*✖\s/

/**
 * Returns the files with failed tests, in the order of the output. A failed test is listed below the
 * file's heading, before the runner's error list.
 */
export function failedFiles(output: string): string[] {
  const files = new Set<string>()
  let file: string | undefined
  for (const line of output.split('\n')) {
    if (/^ERRORS\s*$/.test(line.trim())) break
    file = line.trim().match(HEADING)?.[1] ?? file
    if (file && FAILED.test(line)) files.add(file)
  }
  return [...files]
}

/**
 * Repeats the failed files of a step, or the whole step when its process ended without a total.
 * Tests that pass now count as passed, and `unsteady` names their files: each is a fault of the test
 * or of the service that only a busy machine shows. Returns the outcome unchanged when the failure
 * cannot be repeated.
 */
export async function repeatFailed(step: Step, first: Outcome, run = runStep): Promise<Outcome> {
  if (first.failed === 0 || !step.repeat) return first
  if (!first.isComplete) return { ...(await run(step)), unsteady: [`all of ${step.name}`] }
  const files = failedFiles(first.output)
  if (files.length === 0 || files.length > MAX_FILES) return first
  const second = await run({ ...step, command: [...step.command, ...step.repeat(files)] })
  if (!second.isComplete) return first
  const failed = Math.min(first.failed, second.failed)
  return {
    ...first,
    passed: first.passed + first.failed - failed,
    failed,
    seconds: first.seconds + second.seconds,
    failures: second.failures,
    unsteady: files.filter((file) => !failedFiles(second.output).includes(file)),
  }
}
