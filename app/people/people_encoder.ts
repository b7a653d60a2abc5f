import { randomUUID } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Encoder } from '#domain/search/embedder'
import { personText } from '#domain/search/person_text'
import { lockHead, logChanges } from '#app/index/change_log'
import { BackgroundLoop } from '#app/shared/background_loop'
import { anyOf } from '#app/shared/database/any_of'
import { toTime } from '#app/shared/database/codecs'
import { type EncoderProgress, encoderProgress } from './encoder_progress.js'
import type { PeopleStore } from './people_store.js'
import { type EmbeddedText, storedVectors, storeVectors } from './stored_vectors.js'

/** Changes per step. A step takes about half a second, for which `stop` waits. */
const BATCH = 64
const IDLE_MS = 1_000
const RETRY_MS = 5_000
/** Duration of a lease in ms, longer than any step. A process whose lease expires has ended. */
const LEASE_MS = 60_000
const COUNT_MS = 10_000

/**
 * Embeds people with the encoder, in the order of the change log. Each step stores vectors and its
 * position, and logs the people as changed, so that indexes add the vectors. One process embeds at a
 * time. Does nothing while there are more people than `maxPeople`.
 */
export class PeopleEncoder {
  readonly #loop = new BackgroundLoop(() => this.#poll())
  readonly #holder = randomUUID()
  #people = { count: 0, at: Number.NEGATIVE_INFINITY }

  constructor(
    private readonly sql: Sql,
    private readonly store: PeopleStore,
    private readonly encoder: Encoder,
    private readonly maxPeople: number,
    private readonly logger: Pick<Logger, 'error'>
  ) {}

  start(): void {
    if (this.encoder.model !== null) this.#loop.start()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  /** Handles the next changes. Returns whether more may follow. */
  async step(now = new Date()): Promise<boolean> {
    const { model } = this.encoder
    if (model === null) return false
    const known = await encoderProgress(this.sql, model)
    if (known !== null && known.position >= known.head) return false
    const progress = await this.#lease(model, now)
    if (!progress || progress.people > this.maxPeople) return false
    const changes = await this.store.changesSince(progress.position, BATCH)
    if (changes.length === 0) return false
    const people = changes.flatMap(({ view }) => view ?? [])
    const stored = await storedVectors(this.sql, model, people)
    const missing = people.filter((_, at) => stored[at] === undefined)
    const texts = missing.map(personText)
    const vectors = await this.encoder.embed(texts, 'records')
    const embedded = missing.map(({ person_id }, at) => ({
      id: person_id,
      text: texts[at],
      vector: vectors[at],
    }))
    const position = changes[changes.length - 1].sequence
    const logged = Math.max(0, progress.logged - (people.length - missing.length))
    return this.sql.transaction((tx) => this.#store(tx, model, { ...progress, position, logged }, embedded))
  }

  /**
   * Stores vectors and the position. Returns whether entries of other writers follow. Stores
   * nothing if another process took over.
   */
  async #store(
    tx: SqlTransaction,
    model: string,
    { position, logged }: EncoderProgress,
    embedded: readonly EmbeddedText[]
  ): Promise<boolean> {
    // Blocks writers, so that nobody is deleted meanwhile.
    const head = await lockHead(tx, 'people')
    const present = await presentIn(tx, embedded)
    const changed = present.filter(({ vector }) => vector !== null)
    const isLast = position >= head
    // After the last entry, the next step may be far away, so this step stores the exact number of people.
    const people = isLast ? '(SELECT COUNT(*) FROM people)' : 'people'
    const moved = await tx.run(
      `UPDATE encoder_progress SET position = ?, logged = ?, people = ${people}
       WHERE model = ? AND holder = ? AND position < ?`,
      isLast
        ? [head + changed.length, 0, model, this.#holder, position]
        : [position, logged + changed.length, model, this.#holder, position]
    )
    if (moved === 0) return false
    await storeVectors(tx, model, present)
    const puts = changed.map(({ id }) => ({ id, op: 'put' as const }))
    await logChanges(tx, 'people', head, puts, new Date())
    return !isLast
  }

  /** Returns the progress if this process may embed, or null while another process does. */
  async #lease(model: string, now: Date): Promise<EncoderProgress | null> {
    const people = await this.#count()
    const until = toTime(new Date(now.getTime() + LEASE_MS))
    const held = await this.sql.run(
      `INSERT INTO encoder_progress (model, position, logged, people, holder, held_until) VALUES (?, 0, 0, ?, ?, ?)
       ON CONFLICT (model) DO UPDATE SET people = excluded.people, holder = excluded.holder,
         held_until = excluded.held_until
       WHERE encoder_progress.holder = excluded.holder OR encoder_progress.held_until <= ?`,
      [model, people, this.#holder, until, toTime(now)]
    )
    return held === 1 ? encoderProgress(this.sql, model) : null
  }

  async #count(): Promise<number> {
    if (performance.now() - this.#people.at > COUNT_MS)
      this.#people = { count: await this.store.count(), at: performance.now() }
    return this.#people.count
  }

  async #poll(): Promise<number> {
    try {
      return (await this.step()) ? 0 : IDLE_MS
    } catch (err) {
      this.logger.error({ err }, 'could not embed people')
      return RETRY_MS
    }
  }
}

/** Returns the texts of people who are still stored. */
async function presentIn(tx: SqlTransaction, embedded: readonly EmbeddedText[]): Promise<EmbeddedText[]> {
  if (embedded.length === 0) return []
  const [condition, binding] = anyOf(
    tx,
    'person_id',
    embedded.map(({ id }) => id)
  )
  const rows = await tx.select<{ person_id: string }>(`SELECT person_id FROM people WHERE ${condition}`, [
    binding,
  ])
  const present = new Set(rows.map(({ person_id }) => person_id))
  return embedded.filter(({ id }) => present.has(id))
}
