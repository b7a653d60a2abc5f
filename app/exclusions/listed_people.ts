import { inject } from '@adonisjs/core'
import { LRUCache } from 'lru-cache'
import { SearchIndex } from '#domain/ports/search_index'
import { KnownPeople } from '#domain/sets/known_people'
import { inTurns } from '#app/shared/loop_turns'
import { type ExclusionEntry, ExclusionList } from './exclusion_list.js'
import { type ResolvedPeople, ResolvePeople } from './resolve_people.js'

/** `stamp` changes with the list and with the indexes. */
type Cached<T> = { stamp: string; value: Promise<T> }

/** Maximum number of cached people: about 20 full lists, or 60 MB. */
const MAX_PEOPLE = 200_000
/**
 * Maximum age of a cached list. Within this time, the cache misses a rebuild that leaves the position in
 * the change log unchanged.
 */
const CACHE_MS = 60_000

const limits = { maxSize: MAX_PEOPLE, ttl: CACHE_MS, ttlAutopurge: true }
const people = new LRUCache<string, Cached<ResolvedPeople>>(limits)
const accounts = new LRUCache<string, Cached<string[]>>(limits)

/**
 * The people of the exclusion lists, resolved to index documents. Caches them until the list or an
 * index changes, because a full list takes 50 index queries.
 */
@inject()
export class ListedPeople {
  constructor(
    private readonly list: ExclusionList,
    private readonly index: SearchIndex,
    private readonly resolve: ResolvePeople
  ) {}

  /** Returns the people of the workspace's list. Throws like the index. */
  async people(workspaceId: string): Promise<ResolvedPeople> {
    const [version, position] = await Promise.all([
      this.list.version(workspaceId),
      this.index.position('people'),
    ])
    const load = async () => this.resolve.people(await this.#read(workspaceId), workspaceId)
    return cachedAs(
      people,
      workspaceId,
      `${version} ${position}`,
      load,
      ({ ids, known }) => ids.length + known.personIds().length + known.linkKeys().length
    )
  }

  /** Returns the ids of the people's code-host accounts. Throws like the index. */
  async accounts(workspaceId: string): Promise<string[]> {
    const [version, ...positions] = await Promise.all([
      this.list.version(workspaceId),
      this.index.position('people'),
      this.index.position('codehost'),
    ])
    const load = async () => this.resolve.accounts(await this.people(workspaceId), workspaceId)
    return cachedAs(accounts, workspaceId, `${version} ${positions}`, load, ({ length }) => length)
  }

  async #read(workspaceId: string): Promise<KnownPeople> {
    const known = new KnownPeople()
    for await (const page of this.list.pages(workspaceId)) await inTurns(add(known, page), workspaceId)
    return known
  }
}

function* add(known: KnownPeople, entries: readonly ExclusionEntry[]): Generator<void, void> {
  for (const { personId, url } of entries) yield known.add({ personId, links: url ? [url] : [] })
}

/** Returns the cached value, or loads it once for all concurrent callers with the same stamp. */
function cachedAs<T>(
  cache: LRUCache<string, Cached<T>>,
  key: string,
  stamp: string,
  load: () => Promise<T>,
  sizeOf: (value: T) => number
): Promise<T> {
  const cached = cache.get(key)
  if (cached?.stamp === stamp) return cached.value
  const entry = { stamp, value: load() }
  cache.set(key, entry, { size: 1 })
  const isCurrent = () => cache.peek(key) === entry
  entry.value.then(
    (value) => isCurrent() && cache.set(key, entry, { size: sizeOf(value) + 1 }),
    () => isCurrent() && cache.delete(key)
  )
  return entry.value
}
