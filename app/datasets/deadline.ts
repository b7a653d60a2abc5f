import type { ContactChecker } from '#domain/datasets/contact_cells'
import type { ContactChecks } from '#domain/contacts/contact_checks'
import { verdictOf } from '#domain/contacts/mailboxes'
import type { FoundPage, ReadRequest, ReadResult } from '#domain/evidence/evidence'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'

/** Time for cooperative work to return a partial result after the signal aborts. */
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
 * Evidence whose `read` and `find` end soon after the signal aborts, even if the wrapped evidence
 * is still working.
 */
export class DeadlineEvidence extends WrappedEvidence {
  read(request: ReadRequest): Promise<ReadResult> {
    return withDeadline(this.evidence.read(request), request.signal, {
      ok: false,
      reason: 'timeout',
      stale: null,
    })
  }

  find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return withDeadline(this.evidence.find(query, limit, signal), signal, [])
  }
}

/**
 * Limits contact checks. Soon after the signal aborts, an e-mail check resolves as unreachable and
 * a phone check as unknown.
 */
export const deadlineChecks = (checks: ContactChecks, signal: AbortSignal): ContactChecker => ({
  email: (address) => withDeadline(checks.email(address, signal), signal, verdictOf('unreachable')),
  phone: (number) => withDeadline(checks.phone(number), signal, 'unknown'),
})
