import { fold } from '#domain/people/text/text'
import type { IndexDocument } from '#domain/ports/search_index'
import type { Account, RepositoryWork } from './account.js'
import { employerKeysOf, employersOf } from './employers.js'
import { searchWords } from './name_words.js'

/** The maximum number of repositories in a hit. Filters match all of them. */
const SHOWN_REPOS = 100
const LANGUAGES = 10
const TOP_REPOS = 10
/** The rank counts fewer commits than this, so that one merged pull request outweighs all commits. */
const MAX_RANKED_COMMITS = 2 ** 26
const DAY_MS = 86_400_000

/** An account as stored in the code-host index. */
export type StoredAccount = Omit<Account, 'formerLogins'>

/**
 * Converts an account to a document of the code-host index. `asOf` is the day of the build
 * (YYYY-MM-DD). The text `main_repo` has the words of the top repositories, `repo` the other words
 * of all repositories. The term `company` has employer keys, `flag` the account's true flags. The
 * number `last_active` is in days since 1970, absent without activity. The static rank sorts by
 * merged pull requests, then commits.
 */
export function accountDocument(account: Account, asOf: string): IndexDocument {
  const { id, login, type, profile, activity, repos } = account
  const employers = employersOf(profile?.company ?? null)
  const [commits, merged] = [activity?.commits ?? 0, activity?.mergedPullRequests ?? 0]
  const topRepos = (activity?.topRepos ?? []).slice(0, TOP_REPOS)
  const main = repoWords(
    topRepos.map(({ repo }) => repo),
    login
  )
  return {
    id: String(id),
    rank: merged * MAX_RANKED_COMMITS + Math.min(commits, MAX_RANKED_COMMITS - 1),
    text: {
      login: searchWords(login),
      company: unique(employers.flatMap(searchWords)),
      main_repo: [...main],
      repo: [...repoWords(repos, login)].filter((word) => !main.has(word)),
    },
    terms: {
      login: [login.toLowerCase()],
      type: [type],
      company: employerKeysOf(profile?.company ?? null),
      repo: unique(repos.map((repo) => repo.toLowerCase())),
      repo_owner: unique(repos.map(ownerOf)),
      language: unique((activity?.languages ?? []).slice(0, LANGUAGES).map(fold)),
      flag: flags(account),
    },
    phrases: {},
    numbers: {
      commits,
      merged_pull_requests: merged,
      recent_pushes: activity?.pushesLast12m ?? 0,
      // A client clock in the future must not move an account to the top.
      ...(activity ? { last_active: Math.min(dayNumber(activity.lastActiveAt), dayNumber(asOf)) } : {}),
    },
    stored: stored(account, topRepos),
  }
}

/** Converts a day YYYY-MM-DD to days since 1970. */
export const dayNumber = (day: string): number =>
  Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY_MS)

function stored(account: Account, topRepos: RepositoryWork[]): StoredAccount {
  const { formerLogins: _, ...rest } = account
  const activity = account.activity && {
    ...account.activity,
    languages: account.activity.languages.slice(0, LANGUAGES),
    topRepos,
  }
  return { ...rest, activity, repos: account.repos.slice(0, SHOWN_REPOS) }
}

function flags({ profile, isAutomation }: Account): string[] {
  const values = {
    hireable: profile?.hireable,
    has_email: profile?.hasEmail,
    site_admin: profile?.siteAdmin,
    codehost_star: profile?.codehostStar,
    automation: isAutomation,
  }
  return Object.entries(values).flatMap(([flag, holds]) => (holds ? [flag] : []))
}

const ownerOf = (repo: string): string => repo.slice(0, repo.indexOf('/')).toLowerCase()

/** Returns the words of repository names and their owners, without the account's own login. */
function repoWords(repos: readonly string[], login: string): Set<string> {
  const own = login.toLowerCase()
  const found = new Set<string>()
  for (const repo of repos) {
    const owner = ownerOf(repo)
    if (owner !== own) for (const word of searchWords(owner)) found.add(word)
    for (const word of searchWords(repo.slice(owner.length + 1))) found.add(word)
  }
  return found
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]
