import { DomainError } from '#domain/errors'
import type { Actor } from '../actor.js'

/**
 * Repairs what crashes leave, like start/housekeeping.ts but in any order. A failure of one step
 * does not stop the others.
 */
export async function sweep(actor: Actor): Promise<void> {
  const { sweeps, billing, claims, random, world } = actor
  const all: (() => Promise<unknown>)[] = [
    () => sweeps.wakeLost(actor.now()),
    () => sweeps.expire(actor.now()),
    async () => {
      const now = actor.now()
      for (const id of await billing.sweep(now, 1 + random.below(50)))
        world.book.swept.set(id, now.toISOString())
    },
    () => claims.sweep(actor.now()),
  ]
  while (all.length > 0) {
    const [each] = all.splice(random.below(all.length), 1)
    await each().catch((error) => {
      if (!actor.process.alive) throw error
    })
  }
  world.book.count('sweeps')
}

/** Adds credits. Repeats the call with the same id if there is no answer. */
export async function grant(actor: Actor): Promise<void> {
  const { random, world, billing } = actor
  const { workspaceId } = random.pick(world.keys)
  const amount = 1 + random.below(world.grants)
  const id = actor.id('grant')
  for (let tries = 0; tries < 3; tries++) {
    try {
      await billing.grant({ id, workspaceId, amount, note: null, now: actor.now() })
      return world.book.count('grants')
    } catch (error) {
      if (!actor.process.alive) throw error
    }
  }
}

/** Tries to cancel a run, which may belong to another workspace. */
export async function cancel(actor: Actor): Promise<void> {
  const { random, world, runs } = actor
  const { workspaceId } = random.pick(world.keys)
  const [id, owner] = random.pick(await everyRun(actor)) ?? []
  if (!id) return
  if (owner === workspaceId) world.book.cancels.add(id)
  const status = await runs.cancel(workspaceId, id, actor.now())
  world.book.count(`cancel: ${status}`)
  world.book.check(
    (status === null) === (owner !== workspaceId),
    `${workspaceId} cancelled ${id} of ${owner}`
  )
}

/** Reads data of its own workspace, and tries to read that of another workspace by id. */
export async function read(actor: Actor): Promise<void> {
  const { random, world, billing, runs, claims } = actor
  const { book } = world
  const { workspaceId } = random.pick(world.keys)
  const [id, owner] = random.pick(await everyRun(actor)) ?? []
  if (id) {
    const run = await runs.get(workspaceId, 'steps', id, actor.now()).catch((error) => {
      if (error instanceof DomainError) return error.code
      throw error
    })
    const hidden = run === 'not_found'
    book.check(hidden === (owner !== workspaceId), `${workspaceId} read ${id} of ${owner}: ${String(run)}`)
  }
  const other = random.pick(world.keys).workspaceId
  const [last] = await billing.entries(other, { limit: 1 })
  const page = await billing.entries(workspaceId, { limit: 20, before: last?.id })
  book.check(
    page.every((entry) => entry.workspaceId === workspaceId) &&
      (other === workspaceId || !last || page.length === 0),
    `${workspaceId} read entries of ${other}`
  )
  const key = `of ${other}`
  const times = { now: actor.now(), until: actor.in(0), expiresAt: actor.in(1) }
  const claim = { workspaceId, key, token: actor.id('claim') }
  const outcome = await claims.claim(claim, 'another request', times)
  book.check(outcome.is !== 'answered', `${workspaceId} got the answer of ${key}`)
  book.count('reads')
}

async function everyRun({ sql }: Actor): Promise<[id: string, owner: string][]> {
  const rows = await sql.select<{ id: string; workspace_id: string }>(
    'SELECT id, workspace_id FROM runs ORDER BY id'
  )
  return rows.map((row) => [row.id, row.workspace_id])
}
