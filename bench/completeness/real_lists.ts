import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { Random } from '#bench/support/random'
import type { Person } from '#domain/people/person_record'
import { STATE_NAMES } from './state_names.js'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { planSearch } from '#domain/search/planning/plan'
import { parsedRequest } from '#tests/support/parsed_request'
import type { KnownList } from './worlds.js'

type Legislator = {
  id: string
  name: string
  state: string
  roles: { type: string; end_date?: string }[]
  offices?: { classification: string; voice?: string }[]
  sources: { url: string }[]
  ids?: object
}

/** Public directories that list some of the legislators; each is a finder with an index of its own. */
const DIRECTORIES: ((one: Legislator) => boolean)[] = [
  ({ sources }) => sources.some(({ url }) => url.includes('justfacts.votesmart.org')),
  ({ sources }) => sources.some(({ url }) => url.includes('linkedin.com')),
  ({ sources }) => sources.some(({ url }) => url.includes('en.wikipedia.org')),
  ({ offices = [] }) => offices.some(({ classification }) => classification === 'district'),
  ({ ids }) => ids !== undefined,
]
/** The share of a chamber's members that a directory hides, between these bounds. */
const HIDDEN = { min: 0.15, max: 0.85 }
/** The share of lists that a directory cuts to its first results, and the share that it keeps. */
const CUT = { share: 0.25, min: 0.3, max: 0.8 }
const MIN_PEOPLE = 15

export const REAL_STYLES = ['legislature, members hidden at random', 'legislature, hard members hidden more']

/**
 * Real lists: the members of each chamber of each state. Each finder is a search of kith over one
 * public directory, from which known members are hidden. Empty without the data.
 */
export async function realLists(data: string, seed: number): Promise<KnownList[]> {
  const file = join(data, 'people/state_legislators_dev.jsonl.gz')
  if (!existsSync(file)) return []
  const people = gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Legislator)
    .filter(({ state }) => STATE_NAMES[state] !== undefined)
  const lists: KnownList[] = []
  for (const [place, style] of REAL_STYLES.entries()) {
    const random = new Random(seed, place)
    const indexes = await directoryIndexes(people, random, place === 1)
    try {
      for (const members of chambers(people).values()) lists.push(await ask(style, members, indexes, random))
    } finally {
      for (const { close } of indexes) await close()
    }
  }
  return lists
}

type Directory = { index: EmbeddedIndex; close: () => Promise<void> }

async function directoryIndexes(
  people: Legislator[],
  random: Random,
  isUneven: boolean
): Promise<Directory[]> {
  const hardness = new Map(people.map(({ id }) => [id, isUneven ? 0.4 + 1.2 * random.next() : 1]))
  return Promise.all(
    DIRECTORIES.map(async (lists) => {
      const hidden = new Map<string, number>()
      for (const [chamber] of chambers(people))
        hidden.set(chamber, HIDDEN.min + (HIDDEN.max - HIDDEN.min) * random.next())
      const listed = people.filter(
        (one) => lists(one) && random.next() >= (hidden.get(keyOf(one)) ?? 0) * hardness.get(one.id)!
      )
      const directory = await mkdtemp(join(tmpdir(), 'kith-bench-completeness-'))
      const index = new EmbeddedIndex({ directory, threads: 0 })
      await index.rebuild(
        'people',
        listed.map((one) => personDocument(personOf(one))),
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

const chamberOf = ({ roles }: Legislator): string =>
  roles.some(({ type, end_date }) => type === 'upper' && !end_date) ? 'state senator' : 'state representative'

const keyOf = (one: Legislator): string => `${one.state} ${chamberOf(one)}`

function chambers(people: readonly Legislator[]): Map<string, Legislator[]> {
  const all = Map.groupBy(people, keyOf)
  return new Map([...all].filter(([, members]) => members.length >= MIN_PEOPLE))
}

function personOf(one: Legislator): Person {
  const title = chamberOf(one).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const [names, state] = [[one.name], STATE_NAMES[one.state]]
  return { person_id: one.id, name: one.name, names, title, state, country: 'United States', records: 1 }
}

/** Asks each directory for the members of one chamber. */
async function ask(
  style: string,
  members: readonly Legislator[],
  directories: readonly Directory[],
  random: Random
): Promise<KnownList> {
  const query = `${chamberOf(members[0])}s in ${STATE_NAMES[members[0].state]}`
  const place = new Map(members.map(({ id }, i) => [id, i]))
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
