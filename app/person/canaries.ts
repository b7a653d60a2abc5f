import { randomInt } from 'node:crypto'
import { canaryUrl } from '#domain/person/handle_guesses'
import type { PlatformKind } from '#domain/person/person_record'
import type { PageReader, PageWindow } from '#domain/truth/research/page_reader'

/** How long what a canary told of a network holds. */
const HELD_MS = 6 * 60 * 60 * 1000
const LETTERS = 'bcdfghjkmnpqrstvwxz'

/**
 * Keeps accounts that were only guessed apart from networks which show a profile for any handle: each is asked for one that nobody
 * has, and what claims it is in quarantine.
 */
export class Canaries {
  readonly #told = new Map<PlatformKind, { until: number; claims: Promise<boolean> }>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether a network shows profiles that cannot be. */
  claims(network: PlatformKind, reader: PageReader, window: PageWindow): Promise<boolean> {
    const known = this.#told.get(network)
    if (known && known.until > this.now()) return known.claims
    const handle = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const claims = reader
      .read(canaryUrl(network, handle), { ...window, maxAgeDays: 0, staleServes: false })
      .then((read) => typeof read !== 'string' && read.mentions.some(({ own }) => own))
    this.#told.set(network, { until: this.now() + HELD_MS, claims })
    // What could not be asked is asked again.
    claims.catch(() => this.#told.delete(network))
    return claims
  }
}
