import { randomUUID } from 'node:crypto'
import type { Client } from '@opensearch-project/opensearch'
import type { IndexName } from '#domain/ports/search_index'
import { orMissing, statusOf } from './failures.js'
import { indexBody, type Shape } from './mapping.js'

/** What is known of a version: the last change it holds, the change log's position it was built or merged at, and when. */
export type VersionFacts = { position: number; base: number; builtAt: string | null }

/** Positions grow; the engine's document versions begin at 1. */
const versionOf = (sequence: number): number => sequence + 2

/**
 * Which of the engine's indexes is the current version of which of ours, and how far it is. An alias names the version, so that a
 * swap is one step; positions lie in an index of their own, where a late writer cannot put one back.
 */
export class Catalogue {
  constructor(
    private readonly client: Client,
    private readonly prefix: string,
    private readonly shape: Shape
  ) {}

  alias(name: IndexName): string {
    return `${this.prefix}${name}`
  }

  /** The engine's index that is the current version; null before the first. */
  async current(name: IndexName): Promise<string | null> {
    const answer = await orMissing(this.client.indices.getAlias({ name: this.alias(name) }), null)
    return answer ? (Object.keys(answer.body)[0] ?? null) : null
  }

  /** The current version, an empty one where there is none. Two processes that begin at once get the same. */
  async currentOrEmpty(name: IndexName): Promise<string> {
    const current = await this.current(name)
    if (current) return current
    const index = `${this.alias(name)}-0`
    try {
      await this.client.indices.create({
        index,
        body: { ...indexBody(this.shape), aliases: { [this.alias(name)]: {} } } as object,
      })
    } catch (error) {
      if (statusOf(error) !== 400) throw error
    }
    return (await this.current(name)) ?? index
  }

  /** A new version that nobody searches yet. */
  async create(name: IndexName): Promise<string> {
    const index = `${this.alias(name)}-${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`
    await this.client.indices.create({ index, body: indexBody(this.shape) as object })
    return index
  }

  /** Makes `index` the current version in one step; those before it go. */
  async swap(name: IndexName, index: string): Promise<void> {
    const alias = this.alias(name)
    const before = await orMissing(this.client.indices.getAlias({ name: alias }), null)
    const old = Object.keys(before?.body ?? {}).filter((one) => one !== index)
    await this.client.indices.updateAliases({
      body: {
        actions: [...old.map((one) => ({ remove: { index: one, alias } })), { add: { index, alias } }],
      },
    })
    // The swap is done: a version that cannot be dropped now only takes room.
    for (const one of old) await this.drop(one).catch(() => {})
  }

  async drop(index: string): Promise<void> {
    await orMissing(this.client.indices.delete({ index }), null)
    for (const id of [`${index}:position`, `${index}:base`])
      await orMissing(this.client.delete({ index: this.#facts, id }), null)
  }

  async facts(index: string): Promise<VersionFacts> {
    const answer = await orMissing(
      this.client.mget({ index: this.#facts, body: { ids: [`${index}:position`, `${index}:base`] } }),
      null
    )
    const [position, base] = (answer?.body.docs ?? []).map((one) =>
      '_source' in one ? (one._source as any) : null
    )
    return { position: position?.sequence ?? -1, base: base?.sequence ?? -1, builtAt: base?.builtAt ?? null }
  }

  /** Notes that the version holds all changes up to `sequence`; nothing where it is known to hold more. */
  reached(index: string, sequence: number): Promise<void> {
    return this.#put(`${index}:position`, sequence, {})
  }

  /** Notes what the version holds without any change: the log up to `sequence`. */
  based(index: string, sequence: number, builtAt: string | null): Promise<void> {
    return this.#put(`${index}:base`, sequence, { builtAt })
  }

  get #facts(): string {
    return `${this.prefix}facts`
  }

  async #put(id: string, sequence: number, more: object): Promise<void> {
    try {
      await this.client.index({
        index: this.#facts,
        id,
        version: versionOf(sequence),
        version_type: 'external_gte',
        body: { sequence, ...more },
      })
    } catch (error) {
      if (statusOf(error) !== 409) throw error
    }
  }
}
