import { randomInt } from 'node:crypto'
import { canaryUrl } from '#domain/profiles/handle_guesses'
import type { PlatformKind } from '#domain/profiles/person_record'
import { orAborted } from '#domain/or_aborted'
import type { ReadFailure } from '#domain/evidence/evidence'
import type { PageSource, PageWindow } from '#domain/truth/research/page_source'

const CACHE_TTL_MS = 6 * 60 * 60 * 1000
/** Failures that prove that a profile does not exist. Other failures prove nothing. */
const ABSENT: readonly string[] = ['gone', 'unusable', 'not_archived'] satisfies ReadFailure[]
const LETTERS = 'bcdfghjkmnpqrstvwxz'

/**
 * Detects networks that show a profile for any handle. Requests a random handle that nobody has. A
 * network that shows a profile for this handle is not trusted.
 */
export class Canaries {
  readonly #results = new Map<PlatformKind, { until: number; isTrusted: Promise<boolean> }>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether a network shows only existing profiles. False when unknown, or once `signal` aborts. */
  isTrusted(network: PlatformKind, reader: PageSource, { signal, ...window }: PageWindow): Promise<boolean> {
    const isTrusted = this.#shared(network, reader, window)
    return signal ? orAborted(isTrusted, signal).catch(() => false) : isTrusted
  }

  /**
   * Returns the running or known check of a network, or starts one. Callers share it, so no
   * caller's signal aborts it.
   */
  #shared(network: PlatformKind, reader: PageSource, window: PageWindow): Promise<boolean> {
    const known = this.#results.get(network)
    if (known && known.until > this.now()) return known.isTrusted
    const request = requestCanary(network, reader, window)
    const isTrusted = request.then((result) => result === 'honest')
    this.#results.set(network, { until: this.now() + CACHE_TTL_MS, isTrusted })
    // An unknown result is not cached.
    void request.then((result) => {
      if (result === 'unknown') this.#results.delete(network)
    })
    return isTrusted
  }
}

/** `honest`: the network has no profile for a random handle. `dishonest`: it shows one. */
async function requestCanary(
  network: PlatformKind,
  reader: PageSource,
  window: PageWindow
): Promise<'honest' | 'dishonest' | 'unknown'> {
  const handle = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const read = await reader
    .read(canaryUrl(network, handle), { ...window, maxAgeDays: 0, allowStale: false })
    .catch(() => 'unreachable' as const)
  if (typeof read === 'string') return ABSENT.includes(read) ? 'honest' : 'unknown'
  return read.mentions.some(({ own }) => own) ? 'dishonest' : 'honest'
}
