import { randomUUID } from 'node:crypto'
import type { Client } from '@opensearch-project/opensearch'
import type { IndexName } from '#domain/ports/search_index'
import { orMissing, statusOf } from './failures.js'
import { indexBody, type Shape } from './mapping.js'

/**
 * `position` is the last change that the version contains. `base` is the position at which the
 * version was built or last merged.
 */
export type VersionFacts = { position: number; base: number; builtAt: string | null }

/** The parts of documents that a version maps. */
export type Mapped = { vectors: boolean; suffixes: boolean }
type Mappings = { dynamic_templates?: object[] }

const isComplete = ({ vectors, suffixes }: Mapped): boolean => vectors && suffixes

/** How long it is cached that a version does not map everything. */
const RECHECK_MS = 60_000

/** Returns the OpenSearch document version for a position. Versions start at 1, positions at -1. */
const versionOf = (sequence: number): number => sequence + 2

/**
 * Maps each index to its current version (an OpenSearch index) and records the version's position.
 * An alias names the version, so a swap is one step. Positions are versioned documents in a
 * separate index, so a late writer cannot move a position back.
 */
export class Catalogue {
  #mapped = new Map<string, { mapped: Mapped; at: number }>()

  constructor(
    private readonly client: Client,
    private readonly prefix: string,
    private readonly shape: Shape
  ) {}

  alias(name: IndexName): string {
    return `${this.prefix}${name}`
  }

  /** Returns the OpenSearch index of the current version, or null before the first. */
  async current(name: IndexName): Promise<string | null> {
    const answer = await orMissing(this.client.indices.getAlias({ name: this.alias(name) }), null)
    return answer ? (Object.keys(answer.body)[0] ?? null) : null
  }

  /**
   * Returns what a version, or the version behind an alias, maps. Without a version, returns
   * everything. Versions of earlier releases map less. Another process may rebuild such a version,
   * so its result is cached only briefly.
   */
  async mapped(index: string): Promise<Mapped> {
    const known = this.#mapped.get(index)
    if (known && (isComplete(known.mapped) || Date.now() - known.at < RECHECK_MS)) return known.mapped
    const answer = await orMissing(this.client.indices.getMapping({ index }), null)
    if (!answer) return { vectors: true, suffixes: true }
    const mappings = Object.values(answer.body).map((one) => one.mappings as Mappings)
    const has = (name: string) =>
      mappings.every(({ dynamic_templates }) => dynamic_templates?.some((template) => name in template))
    const mapped = { vectors: has('vectors'), suffixes: has('suffixes') }
    this.#mapped.set(index, { mapped, at: Date.now() })
    return mapped
  }

  /** Returns the current version. Creates an empty one if needed, once for all processes. */
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

  /** Creates a version that is not searched yet. Returns its OpenSearch index. */
  async create(name: IndexName): Promise<string> {
    const index = `${this.alias(name)}-${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`
    await this.client.indices.create({ index, body: indexBody(this.shape) as object })
    return index
  }

  /** Makes `index` the current version in one step and deletes older versions. */
  async swap(name: IndexName, index: string): Promise<void> {
    const alias = this.alias(name)
    const before = await orMissing(this.client.indices.getAlias({ name: alias }), null)
    const old = Object.keys(before?.body ?? {}).filter((one) => one !== index)
    await this.client.indices.updateAliases({
      body: {
        actions: [...old.map((one) => ({ remove: { index: one, alias } })), { add: { index, alias } }],
      },
    })
    this.#mapped.delete(alias)
    // The swap is done. A version that cannot be deleted now only wastes space.
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

  /** Records that the version contains all changes up to `sequence`. Ignores a lower position. */
  reached(index: string, sequence: number): Promise<void> {
    return this.#put(`${index}:position`, sequence, {})
  }

  /** Records the change-log position at which the version was built or last merged. */
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
