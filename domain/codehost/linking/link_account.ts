import { companyKeys } from '#domain/people/companies/company_name'
import { parseProfile, type Profile, profileKey } from '#domain/people/networks/networks'
import type { SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import type { AccountProfile, AccountType } from '../account.js'
import { employersOf } from '../employers.js'
import { companyAliases, companyKeysOf } from '../search/company.js'
import type { Link, LinkMethod } from './link.js'
import { listedProfiles } from './listed_profiles.js'
import { AGREEMENT, bearersQuery, isCoarse, MANY_NAMESAKES, mayLiveWith, namesakeQuery } from './namesakes.js'

/** Sources for linking. `withProfile` returns ids of people by profile key (`pronet:in/zoe`). */
export type LinkSources = { index: SearchIndex; withProfile(key: string): Promise<string[]> }

export type LinkableAccount = {
  login: string
  type: AccountType
  profile: Pick<AccountProfile, 'name' | 'company' | 'bio' | 'location' | 'blog' | 'socials'>
}

/**
 * Links an account to a profile by the strongest evidence. Returns null without evidence, or if the
 * evidence fits two people. Uses only stored people and companies and the account's own profile.
 * Links only accounts of type User. Throws IndexUnavailableError.
 */
export async function linkAccount(account: LinkableAccount, sources: LinkSources): Promise<Link | null> {
  if (account.type !== 'User') return null
  const listed = listedProfiles(account.profile).filter(({ kind }) => kind !== 'company')
  const pronet = listed.filter(({ network }) => network === 'pronet')
  return pronet.length > 0 ? byProfile(pronet, sources) : byName(account, listed, sources)
}

/** Links by listed profiles. Returns null unless all of them belong to one person. */
async function byProfile(
  listed: readonly Profile[],
  { index, withProfile }: LinkSources
): Promise<Link | null> {
  const byKey = new Map(listed.map((profile) => [profileKey(profile), profile]))
  const owners = await Promise.all(
    [...byKey].map(async ([key, { url }]) => {
      const ids = await withProfile(key)
      return ids.length > 0 ? ids.map((id) => ({ owner: id, id, url })) : [{ owner: key, id: null, url }]
    })
  )
  const people = new Map(owners.flat().map((found) => [found.owner, found]))
  if (people.size !== 1) return null
  const [{ id, url }] = people.values()
  const person = id === null ? null : ((await index.get('people', [id]))[0] as StoredPerson | null)
  return { method: 'profile_link', url, person }
}

async function byName(
  account: LinkableAccount,
  listed: readonly Profile[],
  { index }: LinkSources
): Promise<Link | null> {
  const { name, company, location } = account.profile
  if (name === null) return null
  const employers = await employerKeys(index, company)
  const query = namesakeQuery({ name, employers, location })
  if (query === null) return null
  const [best, second] = (await index.search('people', query)).hits
  if (best === undefined || best.score === second?.score) return null
  const person = best.stored as StoredPerson
  const method = methodOf(best.score)
  if (contradicts(person, account.login, listed)) return null
  if (method === 'name_location') {
    if (!isPlaceEnough(person, employers, location!)) return null
    if (!(await isAloneThere(person, name, index))) return null
  }
  return { method, url: person.pronet_url ?? null, person }
}

/** Returns the keys of a profile's employers. A code-host login resolves to the company's name. */
async function employerKeys(index: SearchIndex, company: string | null): Promise<string[]> {
  const keys = await Promise.all(
    employersOf(company).map(async (name) => companyKeysOf(name, await companyAliases(index, name)))
  )
  return [...new Set(keys.flat())]
}

function methodOf(score: number): LinkMethod {
  if (score === AGREEMENT.employer + AGREEMENT.place) return 'name_company_location'
  return score === AGREEMENT.employer ? 'name_company' : 'name_location'
}

/**
 * Reports whether the person's record has a different account on the code host or on a network that
 * the account lists.
 */
function contradicts(person: StoredPerson, login: string, listed: readonly Profile[]): boolean {
  const own = [...listed.map(profileKey), `codehost:${login.toLowerCase()}`]
  return Object.entries(person.socials ?? {}).some(([network, url]) => {
    const theirs = parseProfile(url, network)
    if (!theirs || theirs.network === 'website') return false
    const sameNetwork = own.filter((key) => key.startsWith(`${network}:`))
    return sameNetwork.length > 0 && !sameNetwork.includes(profileKey(theirs))
  })
}

/**
 * Reports whether name and place suffice for a link. The employers must not contradict each other.
 * The place must be narrower than a country, unless the person's record has only a country.
 */
function isPlaceEnough(person: StoredPerson, employers: readonly string[], location: string): boolean {
  if (isCoarse(location) && (person.city || person.state)) return false
  if (employers.length === 0 || !person.company?.trim()) return true
  return (person.past_companies ?? []).some((past) =>
    companyKeys(past).some((key) => employers.includes(key))
  )
}

/**
 * Reports whether no namesake may live in the same place. A namesake without a known city may live
 * there, unless state or country differ. False if there are too many namesakes.
 */
async function isAloneThere(person: StoredPerson, name: string, index: SearchIndex): Promise<boolean> {
  const { hits } = await index.search('people', bearersQuery(name))
  const others = hits
    .map((hit) => hit.stored as StoredPerson)
    .filter(({ person_id: id }) => id !== person.person_id)
  return hits.length < MANY_NAMESAKES && !others.some((other) => mayLiveWith(other, person))
}
