import type { ContactCandidate, ContactField, ContactPerson } from '#domain/contacts/contact'
import { Inconclusive } from '#domain/contacts/inconclusive'
import type { ContactProvider } from '#domain/contacts/contact_provider'

const FAILURES = 5
const OPEN_MS = 30_000

/** `failures` of people in a row; at the most of them it is left alone until then, and after that `isTried` by one question at a time. */
type State = { failures: number; openUntil: number; isTried: boolean }

/** How asking a provider went. */
export type Asked = { candidates: readonly ContactCandidate[] } | { failure: string }

/** Holds providers to their deadlines, and leaves one that failed for several people in a row alone for a while. */
export class ProviderGuard {
  readonly #states = new Map<string, State>()
  /** Who failed for a person: a provider is asked for several fields, and may answer all by one call. */
  readonly #failed = new WeakMap<ContactPerson, Set<string>>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Never throws: what went wrong is the failure, in words for the caller. Only the signal's own end is a rejection. */
  async ask(
    provider: ContactProvider,
    field: ContactField,
    person: ContactPerson,
    signal: AbortSignal
  ): Promise<Asked> {
    const state = this.#stateOf(provider)
    const isOpen = state.failures >= FAILURES
    if (isOpen && (state.isTried || state.openUntil > this.now()))
      return {
        failure: `${provider.name} is left alone after it failed for ${state.failures} people in a row`,
      }
    state.isTried = isOpen
    const limit = AbortSignal.timeout(provider.deadlineMs)
    try {
      const asked = provider.find(field, person, AbortSignal.any([signal, limit]))
      const candidates = await orEnded(asked, [signal, limit])
      state.failures = 0
      return { candidates }
    } catch (error) {
      // What the request's own end cut short says nothing of the provider.
      if (signal.aborted) throw signal.reason
      if (!(error instanceof Inconclusive) && this.#isFirst(provider, person)) {
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

  /** Whether it is the first failure of a provider for a person. */
  #isFirst({ name }: ContactProvider, person: ContactPerson): boolean {
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

/** What a provider throws may name anything: its own words are kept only where it says who it is. */
function messageOf({ name }: ContactProvider, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message.startsWith(name) ? message : `${name} could not find out`
}

function orEnded<T>(promise: Promise<T>, signals: readonly AbortSignal[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('ended'))
    for (const signal of signals) {
      if (signal.aborted) end()
      signal.addEventListener('abort', end, { once: true })
    }
    promise.then(resolve, reject).finally(() => {
      for (const signal of signals) signal.removeEventListener('abort', end)
    })
  })
}
