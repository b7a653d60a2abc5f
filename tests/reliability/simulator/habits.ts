import type { Random } from '#tests/contract/support/random'
import type { Actor } from './actor.js'
import { cancel, grant, read, sweep } from './actors/others.js'
import { request, type Wish } from './actors/requests.js'
import type { Plan } from './plan.js'

export type Work = { name: string; work: (actor: Actor) => Promise<void> }

const OTHERS: Record<string, Work['work']> = { cancel, sweep, grant, read }

/** Decides which work starts next. Callers send new requests and repeat earlier ones. */
export class Habits {
  readonly #requests: Wish[] = []

  constructor(
    private readonly random: Random,
    private readonly plan: Plan
  ) {}

  next(): Work {
    const kind = this.#kind()
    if (kind in OTHERS) return { name: kind, work: OTHERS[kind] }
    const wish = kind === 'repeat' && this.#requests.length > 0 ? this.#repeated() : this.#newWish(kind)
    return { name: `wish ${wish.number} (${wish.kind})`, work: (actor) => request(actor, wish) }
  }

  #kind(): string {
    const weights = Object.entries(this.plan.weights)
    let at = this.random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [kind, weight] of weights) {
      at -= weight
      if (at <= 0) return kind
    }
    return 'read'
  }

  /** Repeats a request. Sometimes sends its key with a different request. */
  #repeated(): Wish {
    const { random } = this
    const wish = random.pick(random.chance(0.3) ? this.#requests : this.#requests.slice(-12))
    if (random.chance(0.1)) return { ...this.#newWish('request'), idempotencyKey: wish.idempotencyKey }
    return wish
  }

  #newWish(kind: string): Wish {
    const { random } = this
    const number = this.#requests.length
    const key = random.pick(this.plan.keys)
    const maximum = 1 + random.below(12)
    const steps = 1 + random.below(Math.min(5, maximum))
    const wish: Wish = {
      number,
      kind: kind === 'run' ? 'run' : 'priced',
      key,
      idempotencyKey: this.#idempotencyKey(number, key.workspaceId),
      maximum,
      cost: kind === 'run' ? steps : random.below(maximum + 1),
    }
    this.#requests.push(wish)
    return wish
  }

  /**
   * Most requests have a key of their own. Some share a key with other requests of the workspace,
   * and some have none.
   */
  #idempotencyKey(number: number, workspaceId: string): string | null {
    const { random } = this
    if (random.chance(0.2)) return null
    return random.chance(0.1) ? `of ${workspaceId}` : `idem-${number}`
  }
}
