import type { Book } from '../book.js'
import type { State } from '../state.js'

/**
 * Returns violations of three rules: each key has one effect, each effect has its charge and
 * response, and every acknowledgement stays valid.
 */
export function checkRequests(before: State, after: State, book: Book, latest: Date): string[] {
  return [
    ...effects(before, after),
    ...keys(before, after, latest),
    ...charges(after),
    ...answers(after),
    ...acknowledged(after, book),
    ...swept(after, book),
  ]
}

function effects(before: State, after: State): string[] {
  const ids = new Set(after.effects.map(({ id }) => id))
  const lost = before.effects.filter(({ id }) => !ids.has(id)).map(({ id }) => `effect ${id} is gone`)
  return ids.size === after.effects.length ? lost : [...lost, 'an effect exists twice']
}

/**
 * A key may have a second effect only after it has expired, so some clock must have passed its
 * expiry.
 */
function keys(before: State, after: State, latest: Date): string[] {
  const now = latest.toISOString()
  const old = new Set(before.effects.map(({ id }) => id))
  return after.effects
    .filter(({ id, key }) => key !== null && !old.has(id))
    .flatMap((effect) =>
      before.effects
        .filter((other) => other.key === effect.key && other.workspaceId === effect.workspaceId)
        .filter((other) => other.forgottenAt > now)
        .map((other) => `the idempotency key ${effect.key} had the effects ${other.id} and ${effect.id}`)
    )
}

/** Each settlement belongs to one effect or run. Each effect has its settlement or run. */
function charges({ effects, runs, reservations }: State): string[] {
  const owners = new Map<string, number>()
  const own = (id: string) => owners.set(id, (owners.get(id) ?? 0) + 1)
  for (const { reservationId, runId } of effects) if (runId === null) own(reservationId)
  for (const { reservationId } of runs.values()) own(reservationId)
  const wrong: string[] = []
  const statuses = new Map(reservations.map((each) => [each.id, each.status]))
  for (const [id, status] of statuses) {
    const count = owners.get(id) ?? 0
    if (count > 1) wrong.push(`${id} pays for ${count} things`)
    if (status === 'settled' && count === 0) wrong.push(`${id} was charged for nothing`)
  }
  for (const { id, reservationId, runId } of effects) {
    if (runId === null && statuses.get(reservationId) !== 'settled')
      wrong.push(`effect ${id} is ${statuses.get(reservationId)}, not charged`)
    if (runId !== null && !runs.has(runId)) wrong.push(`effect ${id} has no run`)
  }
  const made = effects.filter(({ runId }) => runId !== null).length
  return made === runs.size ? wrong : [...wrong, `${made} creations were answered, ${runs.size} runs exist`]
}

/** The response stored under a key belongs to an effect of the same workspace. */
function answers({ claims, effects }: State): string[] {
  const byId = new Map(effects.map((effect) => [effect.id, effect]))
  return claims.flatMap(({ workspaceId, key, status, body }) => {
    if (status === null || status >= 300) return []
    const effect = byId.get(JSON.parse(body!).effect)
    return effect?.workspaceId === workspaceId && effect.key === key
      ? []
      : [`${workspaceId} ${key} has the answer of another effect: ${body}`]
  })
}

function acknowledged({ effects, runs }: State, book: Book): string[] {
  const owners = new Map(effects.map(({ id, workspaceId }) => [id, workspaceId]))
  const wrong: string[] = []
  for (const [id, workspaceId] of book.acknowledged)
    if (owners.get(id) !== workspaceId)
      wrong.push(`effect ${id} was acknowledged to ${workspaceId} and is not its own`)
  for (const { id, status } of runs.values())
    if (status === 'cancelled' && !book.cancels.has(id))
      wrong.push(`run ${id} was cancelled by another workspace`)
  for (const id of book.runs) if (!runs.has(id)) wrong.push(`run ${id} was acknowledged and does not exist`)
  return wrong
}

/** A sweep may only release expired reservations. */
function swept({ reservations }: State, { swept }: Book): string[] {
  return reservations.flatMap(({ id, status, expiresAt }) => {
    const at = swept.get(id)
    if (at === undefined || (status === 'released' && expiresAt <= at)) return []
    return [`${id} of ${expiresAt} was swept at ${at} and is ${status}`]
  })
}
