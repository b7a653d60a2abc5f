import { isTerminal } from '#domain/runs/status'
import type { Reservation } from '../ledger_rows.js'
import type { EventState, RunState, State } from '../state.js'

/** The actors whose calls were pending. Only they can have made the changes of a step. */
export type Acting = readonly {
  /** The lease tokens with which the actor writes, and when it requested each. */
  tokens: ReadonlyMap<string, Date>
}[]

/** Returns the violations in the runs. These include forbidden changes in this step. */
export function checkRuns(before: State, after: State, acting: Acting): string[] {
  const reservations = new Map(after.reservations.map((each) => [each.id, each]))
  const wrong: string[] = []
  for (const [id, run] of after.runs) {
    const events = after.events.get(id) ?? []
    const steps = after.steps.get(id) ?? []
    wrong.push(
      ...ending(run, reservations.get(run.reservationId)),
      ...story(run, events),
      ...progress(run, events, steps)
    )
    const was = before.runs.get(id)
    if (was) wrong.push(...change(was, run, acting), ...kept(run, before.events.get(id) ?? [], events))
    else if (run.status !== 'queued') wrong.push(`run ${id} began as ${run.status}`)
  }
  for (const id of before.runs.keys()) if (!after.runs.has(id)) wrong.push(`run ${id} is gone`)
  return wrong
}

/** A finished run holds no credits, and was charged what its reservation says. */
function ending(run: RunState, reservation: Reservation | undefined): string[] {
  const ended = isTerminal(run.status)
  if (!reservation) return [`the reservation of run ${run.id} is missing`]
  if (!ended) return reservation.status === 'settled' ? [`run ${run.id} is ${run.status} and charged`] : []
  if (reservation.status === 'held') return [`run ${run.id} is ${run.status} and holds ${reservation.amount}`]
  if (reservation.charged !== run.charged)
    return [`run ${run.id} says ${run.charged} were charged, its reservation ${reservation.charged}`]
  if (run.token !== null || run.finishedAt === null) return [`run ${run.id} ended and still has a lease`]
  return []
}

/** Events are numbered from 0 without gaps. The last event of a finished run reports its end. */
function story(run: RunState, events: readonly EventState[]): string[] {
  if (run.forgotten) return events.length > 0 ? [`run ${run.id} is forgotten and has events`] : []
  const gapless = events.every(({ seq }, n) => seq === n) && events.length === run.nextSeq
  if (!gapless) return [`run ${run.id} has the events ${events.map(({ seq }) => seq)}, next ${run.nextSeq}`]
  const ends = events.filter(({ type }) => type.startsWith('run.'))
  const wanted = isTerminal(run.status) ? [`run.${run.status}`] : []
  const reported = ends.map(({ type }) => type)
  if (String(reported) !== String(wanted) || (ends.length > 0 && ends[0] !== events.at(-1)))
    return [`run ${run.id} is ${run.status} and tells ${events.map(({ type }) => type)}`]
  return []
}

/**
 * Each step was done once, in order, with its event and checkpoint. A completed run was charged 1
 * ACU per step.
 */
function progress(run: RunState, events: readonly EventState[], steps: readonly number[]): string[] {
  if (steps.some((step, n) => step !== n)) return [`run ${run.id} did the steps ${steps}`]
  if (run.forgotten) return []
  const reported = events.filter(({ type }) => type === 'step').length
  const done = run.checkpoint === null ? 0 : (JSON.parse(run.checkpoint) as { done: number }).done
  // Nothing is stored for a run that ended early and was not charged.
  const isUnpaid = isTerminal(run.status) && run.status !== 'completed' && run.charged === 0
  if (reported !== steps.length || done !== (isUnpaid ? 0 : steps.length))
    return [`run ${run.id}: ${steps.length} steps, ${reported} reported, ${done} in its checkpoint`]
  return run.status === 'completed' && run.charged !== steps.length
    ? [`run ${run.id} of ${steps.length} steps was charged ${run.charged}`]
    : []
}

/**
 * A finished run does not change. Only the holder of its lease changes a leased run. There are
 * three exceptions: others may cancel the run, end it when it expires, or take it when its lease
 * has ended.
 */
function change(was: RunState, run: RunState, acting: Acting): string[] {
  const moved = (['status', 'charged', 'attempts', 'nextSeq', 'token', 'finishedAt'] as const).filter(
    (field) => was[field] !== run[field]
  )
  if (was.forgotten && !run.forgotten) return [`run ${run.id} is no longer forgotten`]
  if (isTerminal(was.status))
    return moved.length > 0 ? [`run ${run.id} was ${was.status} and changed: ${moved}`] : []
  if (run.token !== null && run.token !== was.token) return taken(was, run, acting)
  const byHolder = was.token !== null && acting.some(({ tokens }) => tokens.has(was.token!))
  const ended = isTerminal(run.status)
  // Callers cancel runs, and a sweep ends expired runs. Both need no lease.
  const byOthers = run.status === 'cancelled' || (run.status === 'failed' && run.forgotten)
  if (ended && !byOthers && !byHolder) return [`run ${run.id} was ended without its lease`]
  if (ended) return []
  const touched = moved.length > 0 || was.checkpoint !== run.checkpoint || was.leaseUntil !== run.leaseUntil
  return touched && !byHolder ? [`run ${run.id} was changed without its lease: ${moved}`] : []
}

function taken(was: RunState, run: RunState, acting: Acting): string[] {
  const taker = acting.find(({ tokens }) => tokens.has(run.token!))
  if (!taker) return [`run ${run.id} was taken by no known actor`]
  const now = taker.tokens.get(run.token!)!.toISOString()
  if (was.token !== null && was.leaseUntil! > now)
    return [`run ${run.id} was taken at ${now}, its lease was until ${was.leaseUntil}`]
  if (run.expiresAt <= now) return [`run ${run.id} was taken after its expiry`]
  return run.attempts === was.attempts + 1 ? [] : [`run ${run.id} was taken and not counted`]
}

/** Events do not change until the run expires. */
function kept(run: RunState, before: readonly EventState[], after: readonly EventState[]): string[] {
  if (run.forgotten) return []
  const same = before.every(({ seq, type }, n) => after[n]?.seq === seq && after[n].type === type)
  return same ? [] : [`events of run ${run.id} changed`]
}
