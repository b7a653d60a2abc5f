import { randomInt } from 'node:crypto'
import { canaryUrl } from '#domain/profiles/handle_guesses'
import type { PlatformKind } from '#domain/profiles/person_record'
import type { ReadFailure } from '#domain/evidence/evidence'
import type { PageReader, PageWindow } from '#domain/truth/research/page_reader'

/** How long what a canary told of a network holds. */
const HELD_MS = 6 * 60 * 60 * 1000
/** Answers that say there is no such profile, as against those that say nothing. */
const TOLD: readonly string[] = ['gone', 'unusable', 'not_archived'] satisfies ReadFailure[]
const LETTERS = 'bcdfghjkmnpqrstvwxz'

/**
 * Keeps accounts that were only guessed apart from networks which show a profile for any handle: each is asked for one that nobody
 * has, and what claims it is in quarantine.
 */
export class Canaries {
  readonly #told = new Map<PlatformKind, { until: number; isTrusted: Promise<boolean> }>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether a network shows the profiles that there are and no others; not where that could not be found out. */
  isTrusted(network: PlatformKind, reader: PageReader, window: PageWindow): Promise<boolean> {
    const known = this.#told.get(network)
    if (known && known.until > this.now()) return known.isTrusted
    const asked = ask(network, reader, window)
    const isTrusted = asked.then((told) => told === 'honest')
    this.#told.set(network, { until: this.now() + HELD_MS, isTrusted })
    // What could not be asked is asked again.
    void asked.then((told) => {
      if (told === 'untold') this.#told.delete(network)
    })
    return isTrusted
  }
}

/** `honest` where there is no page of a handle that nobody has, `claims` where there is one of its own. */
async function ask(
  network: PlatformKind,
  reader: PageReader,
  window: PageWindow
): Promise<'honest' | 'claims' | 'untold'> {
  const handle = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const read = await reader
    .read(canaryUrl(network, handle), { ...window, maxAgeDays: 0, allowStale: false })
    .catch(() => 'unreachable' as const)
  if (typeof read === 'string') return TOLD.includes(read) ? 'honest' : 'untold'
  return read.mentions.some(({ own }) => own) ? 'claims' : 'honest'
}
