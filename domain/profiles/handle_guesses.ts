import { NETWORKS, type Network, parseProfile, profileUrl } from '#domain/people/networks/networks'
import type { Platform, PlatformKind } from './person_record.js'

/** Where an account may be looked for by its handle: a pronet slug is made of a name, and says nothing of other networks. */
const GUESSABLE: readonly PlatformKind[] = ['microblog', 'photo', 'shortvideo', 'codehost', 'social']
/** Shorter handles are anybody's. */
const TELLING = 5

/** Profiles a person may have under the handles of identities that surely are theirs, on networks where none is known. */
export function handleGuesses(platforms: readonly Platform[]): { network: PlatformKind; url: string }[] {
  const handles = new Set(
    platforms.flatMap(({ platform, url }) => {
      const profile = GUESSABLE.includes(platform) ? parseProfile(url) : null
      return profile && profile.handle.length >= TELLING && !profile.handle.includes('/')
        ? [profile.handle]
        : []
    })
  )
  const missing = GUESSABLE.filter((kind) => !platforms.some(({ platform }) => platform === kind))
  return missing.flatMap((network) =>
    [...handles].flatMap((handle) =>
      isHandle(network, handle) ? [{ network, url: profileUrl(network, handle) }] : []
    )
  )
}

/** A profile address that cannot be anybody's: of a handle made of chance. */
export const canaryUrl = (network: Exclude<Network, 'website'>, chance: string): string =>
  profileUrl(network, `zq${chance}`)

const isHandle = (network: PlatformKind, handle: string): boolean =>
  NETWORKS[network].handle.test(handle.toLowerCase()) && !NETWORKS[network].reserved.has(handle.toLowerCase())
