import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { IDEMPOTENCY_MS } from '#domain/idempotency/idempotency'
import { DomainError } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import type { IdempotencyClaim, StoredResponse } from './claim.js'
import type { ClaimOutcome, ClaimStore } from './claim_store.js'
import type { ResponseQuota } from './response_quota.js'
import { sentForm, storedForm } from './stored_form.js'

/**
 * Length of a claim's lease, in ms. This process renews its leases three times in that period. The
 * keys of a dead process become free when their leases end.
 */
const LEASE_MS = 9_000
/** Interval between checks whether a request in another process has ended, in ms. */
const POLL_MS = 200

const FULL_RETRY_SECONDS = 3_600
const QUOTA_MESSAGE =
  'The stored responses of this workspace exceed its quota. Omit Idempotency-Key, or wait until older responses expire after 24 hours.'

/** The keys held by this process. Renews their leases and lets repeated requests wait. */
export class OpenClaims {
  readonly #open = new Map<string, { claim: IdempotencyClaim; ended: Promise<void>; end: () => void }>()
  #renewal: NodeJS.Timeout | undefined

  constructor(
    private readonly store: ClaimStore,
    private readonly cipher: Cipher,
    private readonly quota: Pick<ResponseQuota, 'isFull'> = { isFull: async () => false }
  ) {}

  /**
   * Claims a key. While another request with the key runs, waits for that request to end, but
   * throws once `isGone` returns true. Returns the claim or the response to replay. Throws
   * `idempotency_conflict`, and `rate_limited` above the storage quota.
   */
  async take(
    workspaceId: string,
    key: string,
    fingerprint: string,
    isGone: () => boolean
  ): Promise<IdempotencyClaim | StoredResponse> {
    const claim = { workspaceId, key, token: randomUUID() }
    if ((await this.quota.isFull(workspaceId)) && !(await this.store.isKnown(claim)))
      throw new DomainError('rate_limited', QUOTA_MESSAGE, { retry_after_seconds: FULL_RETRY_SECONDS })
    for (;;) {
      const outcome = await this.#claim(claim, fingerprint)
      if (outcome.is === 'claimed') return this.#hold(claim)
      if (outcome.is === 'answered') return sentForm(outcome.answer, this.cipher)
      if (outcome.is === 'conflict') throw new DomainError('idempotency_conflict')
      const local = this.#open.get(keyOf(claim))
      await Promise.race([local?.ended ?? Promise.resolve(), sleep(local ? 5_000 : POLL_MS)])
      if (isGone()) throw new DomainError('internal_error', 'The caller closed the connection.')
    }
  }

  /**
   * Stores the response. Throws ClaimLost if another request took over the key. Then the
   * transaction must not commit.
   */
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

  /** Frees the key. If that fails, the key becomes free when its lease ends. */
  async release(claim: IdempotencyClaim): Promise<void> {
    try {
      await this.store.release(claim)
    } finally {
      this.#end(claim)
    }
  }

  /** Whether the claim has no response and was not released. */
  isOpen(claim: IdempotencyClaim): boolean {
    return this.#open.get(keyOf(claim))?.claim.token === claim.token
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
    this.#open.set(keyOf(claim), { claim, ended: promise, end: resolve })
    this.#renewal ??= setInterval(() => this.#renew(), LEASE_MS / 3).unref()
    return claim
  }

  #end(claim: IdempotencyClaim): void {
    const held = this.#open.get(keyOf(claim))
    if (held?.claim.token !== claim.token) return
    this.#open.delete(keyOf(claim))
    held.end()
  }

  #renew(): void {
    const until = new Date(Date.now() + LEASE_MS)
    for (const { claim } of this.#open.values()) {
      // Retried at the next interval. Storing the response detects a lost claim.
      this.store.renew(claim, until).catch(() => {})
    }
  }
}

/**
 * Thrown when this process paused beyond the lease and another request took over the key. Nothing
 * may be committed.
 */
export class ClaimLost extends Error {}

const keyOf = ({ workspaceId, key }: IdempotencyClaim) => `${workspaceId} ${key}`
