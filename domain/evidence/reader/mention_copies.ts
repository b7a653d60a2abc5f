import { words } from '#domain/people/text/text'
import type { Claim, Mention } from '../claim.js'

/** Copies of mentions to which claims are added. */
export class MentionCopies {
  readonly #original: readonly Mention[]
  readonly #copies = new Map<Mention, Mention>()
  readonly #new: Mention[] = []

  constructor(mentions: readonly Mention[]) {
    this.#original = mentions
  }

  /** Adds a claim. Returns false if the reader has already made a claim with this value. */
  add(entity: Mention['entity'], known: Mention | null, name: string, claim: Claim): boolean {
    const mention = known ? this.#copyOf(known) : this.#newOf(entity, name)
    if (mention.claims.some((one) => one.method === claim.method && isSame(one, claim))) return false
    mention.claims.push(claim)
    return true
  }

  /** Returns all mentions, or the original list if `add` was never called. */
  mentions(): readonly Mention[] {
    if (this.#copies.size === 0 && this.#new.length === 0) return this.#original
    return [...this.#original.map((mention) => this.#copies.get(mention) ?? mention), ...this.#new]
  }

  #copyOf(mention: Mention): Mention {
    const copy = this.#copies.get(mention) ?? { ...mention, claims: [...mention.claims] }
    this.#copies.set(mention, copy)
    return copy
  }

  #newOf(entity: Mention['entity'], name: string): Mention {
    const known = this.#new.find((one) => one.name === name)
    if (known) return known
    const mention: Mention = { entity, name, own: false, links: [], claims: [] }
    this.#new.push(mention)
    return mention
  }
}

function isSame(a: Claim, b: Claim): boolean {
  if (a.field !== b.field || a.past !== b.past) return false
  const [one, other] = [a.value, b.value].map((value) => words(JSON.stringify(value)).join(' '))
  return one === other
}
