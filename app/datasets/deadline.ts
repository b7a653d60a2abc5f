import type { ContactChecker } from '#domain/datasets/contact_cells'
import type { ContactChecks } from '#domain/contacts/contact_checks'
import { verdictOf } from '#domain/contacts/mailboxes'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'

/** How long what honours the signal has to give what it has. */
const GRACE_MS = 100

/** What a promise comes to, or `late` soon after the signal: who does not honour a deadline is not waited for. */
export function withDeadline<T>(promise: Promise<T>, signal: AbortSignal | undefined, late: T): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined
    const abort = () => {
      grace = setTimeout(() => resolve(late), GRACE_MS)
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => {
      clearTimeout(grace)
      signal.removeEventListener('abort', abort)
    })
  })
}

/** Evidence that gives up soon after the signal, whatever the one behind it does (DS-064). */
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

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  async close(): Promise<void> {}
}

/** Checks of contacts, as far as they can be told until the signal. */
export const deadlineChecks = (checks: ContactChecks, signal: AbortSignal): ContactChecker => ({
  email: (address) => withDeadline(checks.email(address, signal), signal, verdictOf('unreachable')),
  phone: (number) => withDeadline(checks.phone(number), signal, 'unknown'),
})
