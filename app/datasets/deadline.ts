import type { ContactChecker } from '#domain/datasets/contact_cells'
import type { ContactChecks } from '#domain/contacts/contact_checks'
import { verdictOf } from '#domain/contacts/mailboxes'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'

/** Time for cooperative work to return a partial result after the signal. */
const GRACE_MS = 100

/** Settles like `promise`, or resolves with `fallback` 100 ms after the signal aborts. */
export function withDeadline<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  fallback: T
): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined
    const abort = () => {
      grace = setTimeout(() => resolve(fallback), GRACE_MS)
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => {
      clearTimeout(grace)
      signal.removeEventListener('abort', abort)
    })
  })
}

/**
 * Evidence whose `read` and `find` end soon after the signal, even if the wrapped ones continue.
 */
export class DeadlineEvidence extends Evidence {
  readonly parser: PageParser

  constructor(private readonly evidence: Evidence) {
    super()
    this.parser = evidence.parser
  }

  read(request: ReadRequest): Promise<ReadResult> {
    return withDeadline(this.evidence.read(request), request.signal, {
      ok: false,
      reason: 'timeout',
      stale: null,
    })
  }

  stored(url: string, at?: string) {
    return this.evidence.stored(url, at)
  }

  find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return withDeadline(this.evidence.find(query, limit, signal), signal, [])
  }

  linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.evidence.linking(address, limit)
  }

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  async close(): Promise<void> {}
}

/** Contact checks that resolve as unreachable or unknown soon after the signal. */
export const deadlineChecks = (checks: ContactChecks, signal: AbortSignal): ContactChecker => ({
  email: (address) => withDeadline(checks.email(address, signal), signal, verdictOf('unreachable')),
  phone: (number) => withDeadline(checks.phone(number), signal, 'unknown'),
})
