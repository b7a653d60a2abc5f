/** `off` means that the feature is not configured. */
type State = 'ok' | 'warning' | 'problem' | 'off'

/** The result of a check in one sentence, and the fix for a warning or problem. */
export type CheckResult = {
  state: State
  says: string
  fix?: string
  /** How far this machine's clock is ahead of the checked service's clock, in ms. */
  ahead?: number
}
export type Finding = { check: string; state: State; says: string; fix: string | null }

export type Check = { name: string; run: () => Promise<CheckResult> }

export const ok = (says: string, ahead?: number): CheckResult => ({ state: 'ok', says, ahead })
export const off = (says: string): CheckResult => ({ state: 'off', says })
export const warning = (says: string, fix: string): CheckResult => ({ state: 'warning', says, fix })
export const problem = (says: string, fix: string): CheckResult => ({ state: 'problem', says, fix })

/** Returns the message of an error's innermost cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return reasonOf(error.cause)
  return error.message || (error as NodeJS.ErrnoException).code || error.name
}
