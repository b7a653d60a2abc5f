import { setTimeout as after } from 'node:timers/promises'
import { type Check, type Finding, type CheckResult, problem, reasonOf } from '#app/shared/checks/finding'

const CHECK_MS = 15_000

/** Carries out checks side by side, none longer than 15 s; their findings come in the order of the checks. */
export async function runChecks(
  checks: readonly Check[],
  withinMs = CHECK_MS
): Promise<{ findings: Finding[]; ahead: number[] }> {
  const outcomes = await Promise.all(checks.map((check) => outcomeOf(check, withinMs)))
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

async function outcomeOf({ run }: Check, withinMs: number): Promise<CheckResult> {
  const over = new AbortController()
  const tooLong = after(
    withinMs,
    problem(`It did not answer within ${withinMs / 1000} s.`, 'See whether it is overloaded or unreachable.'),
    { signal: over.signal, ref: false }
  )
  try {
    return await Promise.race([run(), tooLong])
  } catch (error) {
    return problem(
      `It could not be checked: ${reasonOf(error)}.`,
      'Run it again with LOG_LEVEL=debug, and look at the log of the service.'
    )
  } finally {
    over.abort()
    tooLong.catch(() => {})
  }
}
