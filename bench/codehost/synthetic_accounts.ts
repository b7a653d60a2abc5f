import type { Account, AccountProfile, Activity } from '#domain/codehost/account'
import { capital, wordOf } from '#bench/support/synthetic_words'
import { Random } from '#bench/support/random'
import { type Skew, zipf } from '#bench/support/skew'

const LANGUAGES =
  'JavaScript Python Java TypeScript C# C++ PHP Shell C Ruby Go Rust Kotlin Swift Dart Scala R Lua Haskell Elixir Perl Julia Clojure OCaml Zig Erlang Nix F# Groovy MATLAB'.split(
    ' '
  )
const OWNERS = 300_000
const COMPANIES = 100_000
const PROJECTS = 40_000
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2011, 1, 12)
const LAST_DAY = Date.UTC(2026, 2, 1)
/** The build date of the index (`asOf`). No activity is later. */
export const AS_OF = '2026-03-01'

/**
 * Synthetic accounts with skewed distributions. Most accounts have few repositories and merges, and
 * a few have very many. Owners and languages follow Zipf's law. The same seed and number always
 * produce the same account.
 */
export class SyntheticAccounts {
  readonly #owners: Skew = zipf(OWNERS, 0.9)
  readonly #languages: Skew = zipf(LANGUAGES.length, 1)
  readonly #companies: Skew = zipf(COMPANIES, 0.9)
  readonly #projects: Skew = zipf(PROJECTS, 0.7)

  constructor(private readonly seed: number) {}

  account(number: number): Account {
    const random = new Random(this.seed, number)
    const login = loginOf(number, random)
    const isBot = random.next() < 0.004
    const isOrganization = !isBot && random.next() < 0.05
    const activity = random.next() < 0.08 ? null : this.#activity(random, login)
    const repos = activity ? activity.topRepos.map(({ repo }) => repo) : []
    const more = repos.length === 10 ? heavy(random, 1.3, 600) : 0
    while (repos.length < 10 + more && repos.length >= 10) repos.push(this.#repo(random, login))
    return {
      id: number + 1,
      login: isBot ? `${login}[bot]` : login,
      formerLogins: [],
      type: isBot ? 'Bot' : isOrganization ? 'Organization' : 'User',
      profile: random.next() < 0.4 ? this.#profile(random) : null,
      activity,
      repos: [...new Set(repos)],
      repoCount: repos.length,
      isAutomation: isBot || random.next() < 0.002,
    }
  }

  #activity(random: Random, login: string): Activity {
    const commits = heavy(random, 0.8, 60_000)
    const merged = random.next() < 0.6 ? 0 : heavy(random, 0.9, 9_000)
    const last = LAST_DAY - Math.floor(random.next() ** 3 * (LAST_DAY - FIRST_DAY))
    const repos = new Set<string>()
    for (let i = heavy(random, 0.9, 10); i > 0; i--) repos.add(this.#repo(random, login))
    const languages = new Set<string>()
    for (let i = 1 + random.below(5); i > 0; i--)
      languages.add(LANGUAGES[this.#languages.draw(random.next())])
    return {
      commits,
      pushes: Math.ceil(commits / 2),
      pushesLast12m: last > LAST_DAY - 365 * DAY_MS ? Math.ceil(commits / 9) : 0,
      pullRequests: merged * 2,
      mergedPullRequests: merged,
      reviews: Math.floor(merged / 2),
      activeMonths: 1 + Math.min(170, Math.floor(commits / 20)),
      firstActiveAt: '2014-05-06',
      lastActiveAt: new Date(last).toISOString().slice(0, 10),
      languages: [...languages],
      topRepos: [...repos].map((repo) => ({
        ...{ repo, commits, pushes: Math.ceil(commits / 2), pullRequests: merged * 2 },
        mergedPullRequests: merged,
        lastActiveAt: AS_OF,
      })),
    }
  }

  #repo(random: Random, login: string): string {
    const project = `${wordOf(this.#projects.draw(random.next()))}-${wordOf(random.below(300))}`
    if (random.next() < 0.5) return `${login}/${project}`
    const owner = this.#owners.draw(random.next())
    return `${wordOf(owner)}/${wordOf(owner % PROJECTS)}-${wordOf(random.below(1 + Math.floor(4e4 / (owner + 9))))}`
  }

  #profile(random: Random): AccountProfile {
    const company = capital(wordOf(this.#companies.draw(random.next())))
    return {
      name: `${capital(wordOf(random.below(3_000)))} ${capital(wordOf(random.below(40_000)))}`,
      company: random.next() < 0.5 ? (random.next() < 0.4 ? `@${company.toLowerCase()}` : company) : null,
      bio:
        random.next() < 0.5
          ? `Builds ${wordOf(random.below(9_000))} and ${wordOf(random.below(9_000))}`
          : null,
      location: capital(wordOf(random.below(2_000))),
      blog: null,
      hireable: random.next() < 0.15,
      hasEmail: random.next() < 0.4,
      siteAdmin: random.next() < 0.0005,
      codehostStar: random.next() < 0.0003,
      followers: heavy(random, 0.9, 90_000),
      socials: [],
      observedAt: `${AS_OF}T00:00:00.000Z`,
    }
  }
}

/**
 * Returns a Pareto-distributed whole number from 1 to `max`. Smaller exponents make large numbers
 * likelier.
 */
function heavy(random: Random, exponent: number, max: number): number {
  return Math.min(max, Math.floor((1 - random.next()) ** (-1 / exponent)))
}

function loginOf(number: number, random: Random): string {
  const word = wordOf(random.below(60_000))
  return `${word}${random.next() < 0.3 ? '-' : ''}${number.toString(36)}`
}
