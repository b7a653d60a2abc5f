import { IDEMPOTENCY_MS, releasesKey } from '#domain/idempotency/idempotency'
import { DomainError } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import { RUN_HOLD_MS } from '#domain/runs/limits'
import { wakeRun } from '#app/runs/wake_run'
import type { IdempotencyClaim, StoredResponse } from '#app/shared/idempotency/claim_store'
import { ClaimLost } from '#app/shared/idempotency/open_claims'
import type { Actor } from '../actor.js'
import type { SimKey } from '../world.js'

/** A request. It stays the same request when it is repeated with its idempotency key. */
export type Wish = {
  number: number
  kind: 'priced' | 'run'
  key: SimKey
  idempotencyKey: string | null
  maximum: number
  /** The price of a request, or the number of steps of a run. */
  cost: number
}

const CLAIM_MS = 9_000
const HOLD_MS = 15 * 60 * 1000
const STATUSES: Partial<Record<string, number>> = { insufficient_acu: 402 }

/**
 * Handles one request like the pipeline of the service: claim, work, then effect and response
 * together. If the work fails, releases the idempotency key.
 */
export async function request(actor: Actor, wish: Wish): Promise<void> {
  const { claims, world } = actor
  const claim =
    wish.idempotencyKey === null
      ? null
      : {
          workspaceId: wish.key.workspaceId,
          key: wish.idempotencyKey,
          token: actor.id('claim'),
        }
  const now = claim ? await take(actor, wish, claim) : actor.now()
  if (!now) return
  try {
    const answer =
      wish.kind === 'run' ? await createRun(actor, wish, claim, now) : await pay(actor, wish, claim, now)
    acknowledge(actor, wish, answer)
  } catch (error) {
    world.book.count(error instanceof DomainError ? error.code : 'failed requests')
    if (!claim) throw error
    if (!(error instanceof DomainError)) return claims.release(claim)
    const status = STATUSES[error.code] ?? 429
    if (releasesKey(error.code, status)) await claims.release(claim)
    else await claims.answer(claim, { status, headers: {}, body: JSON.stringify({ wish: wish.number }) })
  }
}

/**
 * Claims the key for this request. Returns when the claim began, or null if there is no claim.
 * Checks that an existing response of the key belongs to this request.
 */
async function take(actor: Actor, wish: Wish, claim: IdempotencyClaim): Promise<Date | null> {
  const { book } = actor.world
  for (let tries = 0; tries < 4; tries++) {
    const now = actor.now()
    const times = { now, until: actor.in(CLAIM_MS), expiresAt: new Date(now.getTime() + IDEMPOTENCY_MS) }
    const outcome = await actor.claims.claim(claim, String(wish.number), times)
    book.count(outcome.is)
    if (outcome.is === 'claimed') return now
    if (outcome.is === 'conflict') return null
    if (outcome.is === 'answered') {
      const body = JSON.parse(outcome.answer.body) as { wish: number }
      book.check(body.wish === wish.number, `wish ${wish.number} got the answer ${outcome.answer.body}`)
      if (outcome.answer.status < 300) acknowledge(actor, wish, outcome.answer)
      return null
    }
    await actor.pause(3)
  }
  return null
}

/**
 * Reserves the maximum cost and works. Then settles the actual cost together with the effect and
 * the response.
 */
async function pay(
  actor: Actor,
  wish: Wish,
  claim: IdempotencyClaim | null,
  now: Date
): Promise<StoredResponse> {
  const { billing, sql } = actor
  const reservation = await reserve(actor, wish, actor.in(HOLD_MS))
  try {
    await work(actor, claim, reservation)
    return await sql.transaction(async (tx) => {
      const answer = await effect(actor, wish, { claim, now, reservation, runId: null }, tx)
      if (!(await billing.settle(reservation, wish.cost, actor.now(), tx)))
        throw new Error('the reservation ended before the request')
      return store(actor, claim, answer, tx)
    })
  } catch (error) {
    await billing.release(reservation, actor.now())
    throw error
  }
}

/**
 * Takes some turns, so that other actors run in between. Sometimes renews the claim, extends the
 * reservation, or fails.
 */
async function work(actor: Actor, claim: IdempotencyClaim | null, reservation: string): Promise<void> {
  const { random, billing, claims } = actor
  await actor.pause(random.below(4))
  if (claim && random.chance(0.2)) await claims.renew(claim, actor.in(CLAIM_MS))
  if (random.chance(0.1)) await billing.extend(reservation, actor.in(2 * HOLD_MS))
  if (random.chance(0.1)) throw new Error('the work failed')
}

/** Creates the reservation, the run, its job and the response in one transaction. */
function createRun(
  actor: Actor,
  wish: Wish,
  claim: IdempotencyClaim | null,
  now: Date
): Promise<StoredResponse> {
  const { runs, queue, sql } = actor
  const { workspaceId, id: keyId } = wish.key
  return sql.transaction(async (tx) => {
    const at = actor.now()
    const until = new Date(at.getTime() + RUN_HOLD_MS)
    const reservation = await reserve(actor, wish, until, tx)
    const runId = actor.id('run')
    const input = { steps: wish.cost }
    await runs.create(
      { id: runId, workspaceId, keyId, kind: 'steps', input, reservationId: reservation },
      at,
      tx
    )
    await wakeRun(queue, { id: runId, workspaceId, kind: 'steps' }, tx)
    return store(actor, claim, await effect(actor, wish, { claim, now, reservation, runId }, tx), tx)
  })
}

async function reserve(actor: Actor, wish: Wish, expiresAt: Date, tx?: SqlTransaction): Promise<string> {
  const { id: keyId, workspaceId, dailyBudget, monthlyBudget } = wish.key
  const id = actor.id('res')
  const refused = await actor.billing.reserve(
    {
      id,
      workspaceId,
      keyId,
      route: `POST /${wish.kind}`,
      amount: wish.maximum,
      dailyBudget,
      monthlyBudget,
      now: actor.now(),
      expiresAt,
    },
    tx
  )
  if (refused) throw new DomainError(refused)
  return id
}

async function effect(
  actor: Actor,
  wish: Wish,
  of: { claim: IdempotencyClaim | null; now: Date; reservation: string; runId: string | null },
  tx: SqlTransaction
): Promise<StoredResponse> {
  const id = actor.id('effect')
  const forgotten = new Date(of.now.getTime() + IDEMPOTENCY_MS)
  await tx.run('INSERT INTO request_effects VALUES (?, ?, ?, ?, ?, ?)', [
    id,
    wish.key.workspaceId,
    of.claim ? of.claim.key : null,
    forgotten.toISOString(),
    of.reservation,
    of.runId,
  ])
  return { status: 200, headers: {}, body: JSON.stringify({ wish: wish.number, effect: id, run: of.runId }) }
}

async function store(
  actor: Actor,
  claim: IdempotencyClaim | null,
  answer: StoredResponse,
  tx: SqlTransaction
): Promise<StoredResponse> {
  if (claim && !(await actor.claims.answer(claim, answer, tx))) throw new ClaimLost()
  return answer
}

function acknowledge({ world: { book } }: Actor, wish: Wish, answer: StoredResponse): void {
  const { effect, run } = JSON.parse(answer.body) as { effect: string; run: string | null }
  book.acknowledged.set(effect, wish.key.workspaceId)
  if (run) book.runs.add(run)
  book.count('acknowledged')
}
