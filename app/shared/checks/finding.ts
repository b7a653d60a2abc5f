/** How something stands: well, worth a look, wrong, or not in use here. */
export type State = 'ok' | 'warning' | 'problem' | 'off'

/** What a check found: a sentence, and where it is not well a sentence on how to fix it. */
export type CheckResult = {
  state: State
  says: string
  fix?: string
  /** How far this machine's clock is ahead of the one that was asked, in milliseconds. */
  ahead?: number
}
export type Finding = { check: string; state: State; says: string; fix: string | null }

export type Check = { name: string; run: () => Promise<CheckResult> }

export const ok = (says: string, ahead?: number): CheckResult => ({ state: 'ok', says, ahead })
export const off = (says: string): CheckResult => ({ state: 'off', says })
export const warning = (says: string, fix: string): CheckResult => ({ state: 'warning', says, fix })
export const problem = (says: string, fix: string): CheckResult => ({ state: 'problem', says, fix })

/** What went wrong, in the words of whatever it was; of several causes the innermost. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return reasonOf(error.cause)
  return error.message || (error as NodeJS.ErrnoException).code || error.name
}
