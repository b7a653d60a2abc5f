import { randomUUID } from 'node:crypto'
import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import type { Sql } from '#domain/ports/sql'
import { enqueueEvent } from '#app/webhooks/outbox'
import { ErasureError } from './erasure_error.js'
import type { CompactStorage } from './compact_storage.js'
import type { DropPages } from './drop_pages.js'
import type { RecollectPerson } from './recollect_person.js'
import type { HeldRequest, RequestStore } from './request_store.js'

/** Lease of a request. Renewed every third of this time. The request of a dead process resumes after it. */
const LEASE_MS = 30_000
/** Maximum number of passes. Writers that began before the suppression may add data after a pass. */
const MAX_PASSES = 5

/**
 * Carries out requests. Every step can run again after a crash. First, the suppression list rejects
 * the person. Then all stores erase until none finds anything. Then storage is compacted. The last
 * transaction completes the request and reports it to workspaces.
 */
export class CarryOutErasures {
  constructor(
    private readonly sql: Sql,
    private readonly requests: RequestStore,
    private readonly suppressions: SuppressionList,
    private readonly stores: readonly PersonalDataStore[],
    private readonly collected: RecollectPerson,
    private readonly pages: DropPages,
    private readonly storage: CompactStorage
  ) {}

  /** Returns what is held about a person, per store. Changes nothing. */
  async find(person: ErasedPerson): Promise<{ store: string; data: HeldData[] }[]> {
    const found = []
    for (const store of this.stores) found.push({ store: store.name, data: await store.find(person) })
    return found.filter(({ data }) => data.some(({ count }) => count > 0))
  }

  /**
   * Works on open requests until none is free: erases first, then compacts. A failure ends its
   * phase, and the next call continues. Returns how many phases of requests were done. Throws the
   * first failure after both phases.
   */
  async runAll(isStopped: () => boolean = () => false): Promise<number> {
    const failures: unknown[] = []
    const erased = await this.#each(['queued', 'erasing'], (held) => this.#erase(held), failures, isStopped)
    // One compaction serves all requests that were erased before it began.
    let compactedAfter = ''
    const completed = await this.#each(
      ['compacting'],
      async (held) => {
        const { person } = held.subject
        if (held.request.erasedAt! < compactedAfter) await this.storage.forgetChanges(person)
        else {
          const began = new Date().toISOString()
          await this.storage.compact(person)
          compactedAfter = began
        }
        await this.#complete(held)
      },
      failures,
      isStopped
    )
    if (failures.length > 0) throw failures[0]
    return erased + completed
  }

  async #each(
    statuses: ('queued' | 'erasing' | 'compacting')[],
    work: (held: HeldRequest) => Promise<void>,
    failures: unknown[],
    isStopped: () => boolean
  ): Promise<number> {
    let done = 0
    while (!isStopped()) {
      const now = new Date()
      const held = await this.requests.claim(statuses, randomUUID(), now, new Date(now.getTime() + LEASE_MS))
      if (!held) return done
      const renewal = setInterval(() => {
        this.requests.renew(held, new Date(Date.now() + LEASE_MS)).catch(() => {})
      }, LEASE_MS / 3)
      try {
        await work(held)
        done++
      } catch (error) {
        failures.push(error)
        await this.requests.fail(held, reasonOf(error)).catch(() => {})
        return done
      } finally {
        clearInterval(renewal)
      }
    }
    return done
  }

  async #erase(held: HeldRequest): Promise<void> {
    const { request } = held
    await this.#suppress(held)
    for (let pass = 1; ; pass++) {
      const known = await this.collected.again(held.subject)
      if (known) {
        await this.requests.note(held, known)
        await this.#suppress(held)
      }
      const { person } = held.subject
      if (held.request.held === null) await this.requests.plan(held, await this.find(person))
      for (const store of this.stores) await store.erase(person)
      const left = await this.find(person)
      if (left.length === 0) break
      if (pass === MAX_PASSES)
        throw new ErasureError(`${left.map(({ store }) => store).join(', ')} still hold data of the person`)
    }
    const pages = request.dropPages ? await this.#dropPages(held) : null
    await this.requests.erased(held, pages, new Date())
  }

  #suppress({ request, subject }: HeldRequest): Promise<void> {
    return this.suppressions.add({ id: request.id, scope: 'all', identifiers: subject.listed })
  }

  /**
   * Drops the person's pages and returns their number. Stores the list of pages first, because deleted
   * pages are no longer found.
   */
  async #dropPages(held: HeldRequest): Promise<number> {
    const pages = held.subject.pages ?? (await this.pages.find(held.subject.person))
    if (!held.subject.pages) await this.requests.note(held, { ...held.subject, pages })
    await this.pages.drop(pages)
    return pages.length
  }

  #complete(held: HeldRequest): Promise<void> {
    const { request, subject } = held
    return this.sql.transaction(async (tx) => {
      const now = new Date()
      if (!(await this.requests.complete(held, now, tx))) return
      const data = { person_id: subject.personId, request_id: request.id, erased_at: request.erasedAt }
      const existing = await tx.select<{ id: string }>('SELECT id FROM workspaces')
      const known = new Set(existing.map(({ id }) => id))
      for (const workspaceId of request.workspaces)
        if (known.has(workspaceId)) await enqueueEvent(tx, { workspaceId, type: 'person.erased', data }, now)
    })
  }
}

/** Returns the reason of a failure, without driver messages, because they may name people. */
export function reasonOf(error: unknown): string {
  if (error instanceof ErasureError) return error.message
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? 'unknown'
}
