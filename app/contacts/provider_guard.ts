import type { ContactCandidate, ContactField, ContactPerson } from '#domain/contacts/contact'
import type { ContactProvider } from '#domain/ports/contact_provider'

const FAILURES = 5
const OPEN_MS = 30_000

/** How asking a provider went. */
export type Asked = { candidates: readonly ContactCandidate[] } | { failure: string }

/** Holds providers to their deadlines, and leaves one that failed several times in a row alone for a while. */
export class ProviderGuard {
  readonly #failures = new Map<string, { count: number; openUntil: number }>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Never throws: what went wrong is the failure, in words for the caller. Only the signal's own end is a rejection. */
  async ask(
    provider: ContactProvider,
    field: ContactField,
    person: ContactPerson,
    signal: AbortSignal
  ): Promise<Asked> {
    const state = this.#failures.get(provider.name)
    if (state && state.count >= FAILURES && state.openUntil > this.now())
      return { failure: `${provider.name} is left alone after it failed ${state.count} times in a row` }
    const limit = AbortSignal.timeout(provider.deadlineMs)
    try {
      const asked = provider.find(field, person, AbortSignal.any([signal, limit]))
      const candidates = await orEnded(asked, [signal, limit])
      this.#failures.delete(provider.name)
      return { candidates }
    } catch (error) {
      // What the request's own end cut short says nothing of the provider.
      if (signal.aborted) throw signal.reason
      this.#failures.set(provider.name, { count: (state?.count ?? 0) + 1, openUntil: this.now() + OPEN_MS })
      return {
        failure: limit.aborted ? `${provider.name} did not answer in time` : messageOf(provider, error),
      }
    }
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
