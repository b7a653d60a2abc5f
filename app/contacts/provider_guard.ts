import { orAborted } from '#domain/or_aborted'
import type { ContactCandidate, ContactField, ContactPerson } from '#domain/contacts/contact'
import { Inconclusive } from '#domain/contacts/inconclusive'
import type { ContactProvider } from '#domain/contacts/contact_provider'

const MAX_FAILURES = 5
const OPEN_MS = 30_000

/**
 * The circuit breaker of a provider. `failures` counts consecutive people with a failed call. At
 * MAX_FAILURES, calls stop until `openUntil`. After that, one trial call runs at a time (`isTried`)
 * until one succeeds.
 */
type State = { failures: number; openUntil: number; isTried: boolean }

export type Asked = { candidates: readonly ContactCandidate[] } | { failure: string }

/** Enforces provider deadlines, and pauses a provider that failed for several people in a row. */
export class ProviderGuard {
  readonly #states = new Map<string, State>()
  /** Providers that failed for a person. Several failed fields of one person count once. */
  readonly #failed = new WeakMap<ContactPerson, Set<string>>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Asks a provider for contacts. Returns a failure as text for the caller. Rejects only when the
   * signal aborts.
   */
  async call(
    provider: ContactProvider,
    field: ContactField,
    person: ContactPerson,
    signal: AbortSignal
  ): Promise<Asked> {
    const state = this.#stateOf(provider)
    const isOpen = state.failures >= MAX_FAILURES
    if (isOpen && (state.isTried || state.openUntil > this.now()))
      return {
        failure: `${provider.name} is paused after it failed for ${state.failures} people in a row`,
      }
    state.isTried = isOpen
    const limit = AbortSignal.timeout(provider.deadlineMs)
    try {
      const limited = AbortSignal.any([signal, limit])
      const candidates = await orAborted(provider.find(field, person, limited), limited)
      state.failures = 0
      return { candidates }
    } catch (error) {
      // An aborted request is no failure of the provider.
      if (signal.aborted) throw signal.reason
      if (!(error instanceof Inconclusive) && this.#noteFailure(provider, person)) {
        state.failures++
        state.openUntil = this.now() + OPEN_MS
      }
      return {
        failure: limit.aborted ? `${provider.name} did not answer in time` : messageOf(provider, error),
      }
    } finally {
      if (isOpen) state.isTried = false
    }
  }

  /** Returns false if the provider has failed for this person before. */
  #noteFailure({ name }: ContactProvider, person: ContactPerson): boolean {
    const failed = this.#failed.get(person) ?? new Set()
    this.#failed.set(person, failed)
    if (failed.has(name)) return false
    failed.add(name)
    return true
  }

  #stateOf({ name }: ContactProvider): State {
    let state = this.#states.get(name)
    if (!state) this.#states.set(name, (state = { failures: 0, openUntil: 0, isTried: false }))
    return state
  }
}

/** Shows only messages that start with the provider's name. Others may contain anything. */
function messageOf({ name }: ContactProvider, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message.startsWith(name) ? message : `${name} failed`
}
