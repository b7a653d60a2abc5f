import type { LiveProfile } from '#domain/codehost/profiles'

const SHOWN = 10

type Answer = Record<string, unknown>

/** A profile from the answers of the site: the user, their accounts elsewhere, their own repositories. */
export function readProfile(
  user: unknown,
  accounts: unknown,
  repos: unknown,
  observedAt: string
): LiveProfile {
  const said = object(user)
  const own = list(repos).filter((repo) => repo.fork !== true && repo.private !== true)
  const microblog = text(said.twitter_username)
  const socials = list(accounts).flatMap(({ url }) => text(url) ?? [])
  return {
    login: text(said.login) ?? '',
    name: text(said.name),
    company: text(said.company),
    bio: text(said.bio),
    location: text(said.location),
    blog: text(said.blog),
    followers: Number.isSafeInteger(said.followers) ? (said.followers as number) : null,
    socials: [...new Set([...socials, ...(microblog ? [`https://x.com/${microblog}`] : [])])],
    topLanguages: topLanguages(own),
    topRepos: topRepos(own),
    observedAt,
  }
}

/** The languages of most repositories; of as many, the one of the repository with the latest push first. */
function topLanguages(repos: readonly Answer[]): string[] {
  const counts = new Map<string, number>()
  for (const repo of repos) {
    const language = text(repo.language)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([language]) => language)
    .slice(0, SHOWN)
}

function topRepos(repos: readonly Answer[]): string[] {
  const stars = ({ stargazers_count: count }: Answer) => (typeof count === 'number' ? count : 0)
  return [...repos]
    .sort((a, b) => stars(b) - stars(a))
    .flatMap((repo) => text(repo.full_name) ?? [])
    .slice(0, SHOWN)
}

const object = (value: unknown): Answer =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Answer) : {}
const list = (value: unknown): Answer[] => (Array.isArray(value) ? value.map(object) : [])
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null
