import { NETWORKS, type Network, parseProfile, profileUrl } from '#domain/people/networks/networks'
import type { Platform, PlatformKind } from './person_record.js'

/** Networks to search by handle. Excludes pronet, because its slugs derive from names. */
const GUESSABLE: readonly PlatformKind[] = ['microblog', 'photo', 'shortvideo', 'codehost', 'social']
/** Too many people share shorter handles. */
const MIN_HANDLE_LENGTH = 5

/** Returns profiles to try on other networks, under handles of confirmed profiles. */
export function handleGuesses(platforms: readonly Platform[]): { network: PlatformKind; url: string }[] {
  const handles = new Set(
    platforms.flatMap(({ platform, url }) => {
      const profile = GUESSABLE.includes(platform) ? parseProfile(url) : null
      return profile && profile.handle.length >= MIN_HANDLE_LENGTH && !profile.handle.includes('/')
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

/** Returns the URL of a profile that cannot exist, because its handle is random. */
export const canaryUrl = (network: Exclude<Network, 'website'>, random: string): string =>
  profileUrl(network, `zq${random}`)

const isHandle = (network: PlatformKind, handle: string): boolean =>
  NETWORKS[network].handle.test(handle.toLowerCase()) && !NETWORKS[network].reserved.has(handle.toLowerCase())
