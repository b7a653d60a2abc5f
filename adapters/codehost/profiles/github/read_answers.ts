import type { LiveProfile } from '#domain/codehost/profiles'

/** Maximum languages and repositories to list. */
const MAX_LISTED = 10

type Fields = Record<string, unknown>

/**
 * Builds a profile from three API responses: user, social profiles and repositories. Skips forks
 * and private repositories.
 */
export function readProfile(
  user: unknown,
  accounts: unknown,
  repos: unknown,
  observedAt: string
): LiveProfile {
  const profile = object(user)
  const own = list(repos).filter((repo) => repo.fork !== true && repo.private !== true)
  const microblog = text(profile.twitter_username)
  const socials = list(accounts).flatMap(({ url }) => text(url) ?? [])
  return {
    login: text(profile.login) ?? '',
    name: text(profile.name),
    company: text(profile.company),
    bio: text(profile.bio),
    location: text(profile.location),
    blog: text(profile.blog),
    followers: Number.isSafeInteger(profile.followers) ? (profile.followers as number) : null,
    socials: [...new Set([...socials, ...(microblog ? [`https://x.com/${microblog}`] : [])])],
    topLanguages: topLanguages(own),
    topRepos: topRepos(own),
    observedAt,
  }
}

/**
 * Ranks languages by the number of repositories. Ties keep the order of `repos`, latest push first.
 */
function topLanguages(repos: readonly Fields[]): string[] {
  const counts = new Map<string, number>()
  for (const repo of repos) {
    const language = text(repo.language)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([language]) => language)
    .slice(0, MAX_LISTED)
}

function topRepos(repos: readonly Fields[]): string[] {
  const stars = ({ stargazers_count: count }: Fields) => (typeof count === 'number' ? count : 0)
  return [...repos]
    .sort((a, b) => stars(b) - stars(a))
    .flatMap((repo) => text(repo.full_name) ?? [])
    .slice(0, MAX_LISTED)
}

const object = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {}
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(object) : [])
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null
