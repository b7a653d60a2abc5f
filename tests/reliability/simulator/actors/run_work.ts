import { DomainError } from '#domain/errors'
import type { Job } from '#domain/ports/queue'
import type { Run, RunResult } from '#domain/runs/run'
import { RUN_ATTEMPTS, RUN_LEASE_MS } from '#domain/runs/limits'
import { LeaseLost } from '#app/runs/run_handler'
import type { Actor } from '../actor.js'

/**
 * Executes a run like app/runs/run_worker.ts, but carelessly. The worker may ignore the signal,
 * write after losing its lease, and finish a run twice.
 */
export async function carryOut(actor: Actor, job: Job, stopping: AbortSignal): Promise<void> {
  const { runs, random, world } = actor
  const { runId } = job.payload as { runId: string }
  const [token, now] = [actor.id('token'), actor.now()]
  actor.tokens.set(token, now)
  const run = await runs.claim(runId, token, now, new Date(now.getTime() + RUN_LEASE_MS))
  world.book.count(run ? 'runs claimed' : 'runs not claimed')
  if (!run) return
  try {
    const result = await work(actor, run, token, random.chance(0.5) ? stopping : null)
    if (!(await runs.finish(run, token, result, actor.now()))) throw new LeaseLost()
    world.book.count('runs finished')
    if (random.chance(0.1)) await tryAgain(actor, run, token)
  } catch (error) {
    if (random.chance(0.2)) await tryAgain(actor, run, token)
    await afterFailure(actor, run, token, error, stopping)
  }
}

/**
 * Writes each step with its event and checkpoint in one transaction. The step of a worker without
 * the lease must not count.
 */
async function work(actor: Actor, run: Run, token: string, heeded: AbortSignal | null): Promise<RunResult> {
  const { runs, sql, random } = actor
  const { steps } = run.input as { steps: number }
  const { done } = (run.checkpoint ?? { done: 0 }) as { done: number }
  for (let step = done; step < steps; step++) {
    heeded?.throwIfAborted()
    await actor.pause(random.below(3))
    if (random.chance(0.2) && !(await runs.renew(run.id, token, actor.in(RUN_LEASE_MS))))
      throw new LeaseLost()
    await sql.transaction(async (tx) => {
      await tx.run('INSERT INTO step_effects (run_id, step) VALUES (?, ?)', [run.id, step])
      if ((await runs.emit(run.id, token, { type: 'step', data: { step } }, actor.now(), tx)) === null)
        throw new LeaseLost()
      if (!(await runs.checkpoint(run.id, token, { done: step + 1 }, tx))) throw new LeaseLost()
    })
    if (random.chance(0.03)) throw new Error('the step failed')
    if (random.chance(0.02)) throw new DomainError('upstream_unavailable')
  }
  return { status: 'completed', output: { steps }, charge: steps }
}

async function afterFailure(
  actor: Actor,
  run: Run,
  token: string,
  error: unknown,
  stopping: AbortSignal
): Promise<void> {
  const { runs, random } = actor
  if (error instanceof LeaseLost) return
  const expected = error instanceof DomainError
  if (stopping.aborted || (!expected && run.attempts < RUN_ATTEMPTS)) {
    await runs.handBack(run.id, token, { counts: !stopping.aborted })
    throw error
  }
  const { code, message } = expected ? error : new DomainError('internal_error')
  const charge = random.below(2)
  await runs.finish(run, token, { status: 'failed', error: { code, message }, charge }, actor.now())
}

/** Writes as a worker that does not know that it has lost its lease. */
async function tryAgain(actor: Actor, run: Run, token: string): Promise<void> {
  const { runs, random } = actor
  await actor.pause(random.below(12))
  const error = { code: 'internal_error' as const, message: 'late' }
  const tries = [
    () => runs.finish(run, token, { status: 'failed', error, charge: 1 }, actor.now()),
    () => runs.emit(run.id, token, { type: 'late', data: null }, actor.now()),
    () => runs.handBack(run.id, token),
    () => runs.renew(run.id, token, actor.in(RUN_LEASE_MS)),
  ]
  const done = await random.pick(tries)()
  actor.world.book.count(done === false || done === null ? 'stale writes refused' : 'late writes taken')
}
