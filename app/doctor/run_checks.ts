import { setTimeout as after } from 'node:timers/promises'
import { type Check, type Finding, type CheckResult, problem, reasonOf } from '#app/shared/checks/finding'

const TIMEOUT_MS = 15_000

/** Runs checks in parallel, each for at most 15 s. Findings keep the order of the checks. */
export async function runChecks(
  checks: readonly Check[],
  timeoutMs = TIMEOUT_MS
): Promise<{ findings: Finding[]; ahead: number[] }> {
  const outcomes = await Promise.all(checks.map((check) => outcomeOf(check, timeoutMs)))
  return {
    findings: outcomes.map(({ state, says, fix }, i) => findingOf(checks[i].name, { state, says, fix })),
    ahead: outcomes.flatMap(({ ahead }) => (ahead === undefined ? [] : [ahead])),
  }
}

export const findingOf = (check: string, { state, says, fix }: CheckResult): Finding => ({
  check,
  state,
  says,
  fix: fix ?? null,
})

async function outcomeOf({ run }: Check, timeoutMs: number): Promise<CheckResult> {
  const done = new AbortController()
  const timeout = after(
    timeoutMs,
    problem(`No response within ${timeoutMs / 1000} s.`, 'Check whether it is overloaded or unreachable.'),
    { signal: done.signal, ref: false }
  )
  try {
    return await Promise.race([run(), timeout])
  } catch (error) {
    return problem(
      `The check failed: ${reasonOf(error)}.`,
      'Run doctor again with LOG_LEVEL=debug, and check the log of the service.'
    )
  } finally {
    done.abort()
    timeout.catch(() => {})
  }
}
