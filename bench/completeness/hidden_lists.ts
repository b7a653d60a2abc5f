import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import type { Random } from '#bench/support/random'
import type { Person } from '#domain/people/person_record'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { planSearch } from '#domain/search/planning/plan'
import { parsedRequest } from '#tests/support/parsed_request'
import type { KnownList } from './worlds.js'

/** A person on a real list. `listedBy` says for each directory whether it has the person. */
export type Member = { list: string; person: Person; listedBy: readonly boolean[] }

export type HiddenLists = {
  style: string
  members: readonly Member[]
  directories: number
  /** Returns the query that asks for the members of a list. */
  queryOf: (list: string) => string
  /** Whether directories hide some members more than others. */
  isUneven: boolean
}

/** The share of a list's members that a directory hides, between these bounds. */
const HIDDEN = { min: 0.15, max: 0.85 }
/** The share of lists that a directory cuts to its first results, and the share that it keeps. */
const CUT = { share: 0.25, min: 0.3, max: 0.8 }
const MIN_PEOPLE = 15

type Directory = { index: EmbeddedIndex; close: () => Promise<void> }

/**
 * Hides known members of real lists from the directories. Each finder is a search of kith over an
 * index of one directory. Leaves out lists of few people.
 */
export async function hiddenLists(given: HiddenLists, random: Random): Promise<KnownList[]> {
  const lists = [...Map.groupBy(given.members, ({ list }) => list)].filter(
    ([, members]) => members.length >= MIN_PEOPLE
  )
  const names = lists.map(([list]) => list)
  const directories = await directoriesOf(given, names, random)
  const asked: KnownList[] = []
  try {
    for (const [list, members] of lists)
      asked.push(await ask(given.style, given.queryOf(list), members, directories, random))
  } finally {
    for (const { close } of directories) await close()
  }
  return asked
}

function directoriesOf(
  { members, directories, isUneven }: HiddenLists,
  lists: readonly string[],
  random: Random
): Promise<Directory[]> {
  const hardness = new Map(members.map((one) => [one, isUneven ? 0.4 + 1.2 * random.next() : 1]))
  return Promise.all(
    Array.from({ length: directories }, async (_, i) => {
      const hidden = new Map<string, number>()
      for (const list of lists) hidden.set(list, HIDDEN.min + (HIDDEN.max - HIDDEN.min) * random.next())
      const listed = members.filter(
        (one) => one.listedBy[i] && random.next() >= (hidden.get(one.list) ?? 0) * hardness.get(one)!
      )
      const directory = await mkdtemp(join(tmpdir(), 'kith-bench-completeness-'))
      const index = new EmbeddedIndex({ directory, threads: 0 })
      await index.rebuild(
        'people',
        listed.map(({ person }) => personDocument(person)),
        0
      )
      const close = async () => {
        await index.close()
        await rm(directory, { recursive: true, force: true })
      }
      return { index, close }
    })
  )
}

/** Asks each directory for the members of one list. */
async function ask(
  style: string,
  query: string,
  members: readonly Member[],
  directories: readonly Directory[],
  random: Random
): Promise<KnownList> {
  const place = new Map(members.map(({ person }, i) => [person.person_id, i]))
  const masks = members.map(() => 0)
  let cut = 0
  for (const [bit, { index }] of directories.entries()) {
    const isCut = random.next() < CUT.share
    const share = CUT.min + (CUT.max - CUT.min) * random.next()
    const limit = isCut ? Math.ceil(share * members.length) : 1_000
    const request = parsedRequest({ query, type: 'instant' as const, numResults: limit, filters: {} })
    const { hits } = await index.search('people', planSearch(request).query)
    if (hits.length >= limit) cut |= 1 << bit
    for (const { stored } of hits) {
      const at = place.get((stored as StoredPerson).person_id)
      if (at !== undefined) masks[at] |= 1 << bit
    }
  }
  return { style, finders: directories.length, masks, cut, isByRank: true }
}
