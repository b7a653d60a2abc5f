import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Random } from '#bench/support/random'
import { hiddenLists, type Member } from './hidden_lists.js'
import { STATE_NAMES } from './state_names.js'
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

export const LEGISLATURE_STYLES = [
  'legislature, members hidden at random',
  'legislature, hard members hidden more',
]

/**
 * Real lists: the members of each chamber of each state. Each finder is a search of kith over one
 * public directory, from which known members are hidden. Empty without the data.
 */
export async function legislatures(data: string, seed: number): Promise<KnownList[]> {
  const file = join(data, 'people/state_legislators_dev.jsonl.gz')
  if (!existsSync(file)) return []
  const members = gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Legislator)
    .filter(({ state }) => STATE_NAMES[state] !== undefined)
    .map(memberOf)
  const lists: KnownList[] = []
  for (const [place, style] of LEGISLATURE_STYLES.entries()) {
    const given = { style, members, directories: DIRECTORIES.length, queryOf, isUneven: place === 1 }
    lists.push(...(await hiddenLists(given, new Random(seed, place))))
  }
  return lists
}

const chamberOf = ({ roles }: Legislator): string =>
  roles.some(({ type, end_date }) => type === 'upper' && !end_date) ? 'state senator' : 'state representative'

/** A list is a state and a chamber, such as `oh state senator`. */
const queryOf = (list: string): string => `${list.slice(3)}s in ${STATE_NAMES[list.slice(0, 2)]}`

function memberOf(one: Legislator): Member {
  const chamber = chamberOf(one)
  const title = chamber.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const [names, state] = [[one.name], STATE_NAMES[one.state]]
  return {
    list: `${one.state} ${chamber}`,
    person: { person_id: one.id, name: one.name, names, title, state, country: 'United States', records: 1 },
    listedBy: DIRECTORIES.map((lists) => lists(one)),
  }
}
