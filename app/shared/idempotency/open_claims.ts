import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { IDEMPOTENCY_MS } from '#domain/access/idempotency'
import { DomainError } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import type { IdempotencyClaim, StoredResponse } from './claim.js'
import type { ClaimOutcome, ClaimStore } from './claim_store.js'
import type { ResponseQuota } from './response_quota.js'
import { sentForm, storedForm } from './stored_form.js'

/** How long after its process died a claim is free; renewed three times as often. */
const LEASE_MS = 9_000
/** How often a request looks whether one of another process has ended. */
const POLL_MS = 200

const FULL_RETRY_SECONDS = 3_600
const TOO_MUCH =
  'The stored answers of this workspace take too much. Send no Idempotency-Key, or wait until older ones have passed their 24 hours.'

/**
 * The idempotency keys that requests of this process hold: renewed while they run, and waited for by requests that repeat
 * them.
 */
export class OpenClaims {
  readonly #open = new Map<string, { claim: IdempotencyClaim; ended: Promise<void>; end: () => void }>()
  #renewal: NodeJS.Timeout | undefined

  constructor(
    private readonly store: ClaimStore,
    private readonly cipher: Cipher,
    private readonly quota: Pick<ResponseQuota, 'isFull'> = { isFull: async () => false }
  ) {}

  /**
   * Takes a key for a request, waiting for one in flight. Gives the claim, or the answer to replay. Throws
   * `idempotency_conflict`, and `rate_limited` for a new key where the workspace's stored answers take too much; gives up once `isGone`, as then nobody waits for the answer.
   */
  async take(
    workspaceId: string,
    key: string,
    fingerprint: string,
    isGone: () => boolean
  ): Promise<IdempotencyClaim | StoredResponse> {
    const claim = { workspaceId, key, token: randomUUID() }
    if ((await this.quota.isFull(workspaceId)) && !(await this.store.isKnown(claim)))
      throw new DomainError('rate_limited', TOO_MUCH, { retry_after_seconds: FULL_RETRY_SECONDS })
    for (;;) {
      const outcome = await this.#claim(claim, fingerprint)
      if (outcome.is === 'claimed') return this.#hold(claim)
      if (outcome.is === 'answered') return sentForm(outcome.answer, this.cipher)
      if (outcome.is === 'conflict') throw new DomainError('idempotency_conflict')
      const local = this.#open.get(place(claim))
      await Promise.race([local?.ended ?? Promise.resolve(), sleep(local ? 5_000 : POLL_MS)])
      if (isGone()) throw new DomainError('internal_error', 'The caller is gone.')
    }
  }

  /** Keeps the answer under the key; with `tx` in that transaction, which must not commit when this throws. */
  async answer(claim: IdempotencyClaim, answer: StoredResponse, tx?: SqlTransaction): Promise<void> {
    const stored = await storedForm(answer, this.cipher)
    if (tx) {
      if (!(await this.store.answer(claim, stored, tx))) throw new ClaimLost()
      tx.onCommit(() => this.#end(claim))
      return
    }
    try {
      if (!(await this.store.answer(claim, stored))) throw new ClaimLost()
    } finally {
      this.#end(claim)
    }
  }

  /** Frees the key. Where that fails it is renewed no more, and free when its lease ends. */
  async release(claim: IdempotencyClaim): Promise<void> {
    try {
      await this.store.release(claim)
    } finally {
      this.#end(claim)
    }
  }

  /** Whether a claim still has to be answered or released. */
  isOpen(claim: IdempotencyClaim): boolean {
    return this.#open.get(place(claim))?.claim.token === claim.token
  }

  close(): void {
    clearInterval(this.#renewal)
  }

  #claim(claim: IdempotencyClaim, fingerprint: string): Promise<ClaimOutcome> {
    const now = Date.now()
    return this.store.claim(claim, fingerprint, {
      now: new Date(now),
      until: new Date(now + LEASE_MS),
      expiresAt: new Date(now + IDEMPOTENCY_MS),
    })
  }

  #hold(claim: IdempotencyClaim): IdempotencyClaim {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#open.set(place(claim), { claim, ended: promise, end: resolve })
    this.#renewal ??= setInterval(() => this.#renew(), LEASE_MS / 3).unref()
    return claim
  }

  #end(claim: IdempotencyClaim): void {
    const held = this.#open.get(place(claim))
    if (held?.claim.token !== claim.token) return
    this.#open.delete(place(claim))
    held.end()
  }

  #renew(): void {
    const until = new Date(Date.now() + LEASE_MS)
    for (const { claim } of this.#open.values()) {
      // A renewal that fails is tried again in a moment; a claim that is lost shows when it is answered.
      this.store.renew(claim, until).catch(() => {})
    }
  }
}

/** The request took longer than its lease while this process stood still, and another took it over: nothing may be committed. */
export class ClaimLost extends Error {}

const place = ({ workspaceId, key }: IdempotencyClaim) => `${workspaceId} ${key}`
