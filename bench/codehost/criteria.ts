import type { AccountCriteria } from '#domain/codehost/search/criteria'
import { Random } from '#bench/support/random'
import { AS_OF, type SyntheticAccounts } from './synthetic_accounts.js'

/**
 * Draws the criteria of one query. Most values come from accounts, so that frequent values are
 * queried often.
 */
type Draw = (random: Random, accounts: SyntheticAccounts, count: number) => AccountCriteria

const someone = (random: Random, accounts: SyntheticAccounts, count: number) =>
  accounts.account(random.below(count))

/**
 * Returns a draw that picks accounts until `wants` returns a value. Builds the criteria from that
 * value.
 */
function from<T>(
  wants: (account: ReturnType<SyntheticAccounts['account']>) => T | null | undefined,
  criteria: (value: T, random: Random) => AccountCriteria
): Draw {
  return (random, accounts, count) => {
    for (;;) {
      const value = wants(someone(random, accounts, count))
      if (value !== null && value !== undefined) return criteria(value, random)
    }
  }
}

const powerOfTen = (random: Random, maxExponent: number) => 10 ** random.below(maxExponent + 1)
const year = (random: Random) => `${2012 + random.below(14)}-0${1 + random.below(9)}-15`

/** Every criterion alone, and combinations that recruiters use. */
export const CRITERIA: Record<string, Draw> = {
  'query: a word of a repository': from(
    ({ repos }) => repos[0]?.split(/[/-]/)[1],
    (query) => ({ query })
  ),
  'query: company and repository words': from(
    ({ profile, repos }) => profile?.company && repos[0] && [profile.company, repos[0].split(/[/-]/)[1]],
    ([company, word]) => ({ query: `${company} ${word}` })
  ),
  login: from(
    ({ login }) => login,
    (login) => ({ login })
  ),
  'login_prefix of 2': from(
    ({ login }) => login,
    (login) => ({ loginPrefix: login.slice(0, 2) })
  ),
  'login_prefix of 4': from(
    ({ login }) => login,
    (login) => ({ loginPrefix: login.slice(0, 4) })
  ),
  type: (random) => ({ type: random.pick(['User', 'User', 'Organization', 'Bot', 'Mannequin']) }),
  company: from(
    ({ profile }) => profile?.company,
    (company) => ({ company })
  ),
  repo: from(
    ({ repos }) => repos.at(-1),
    (repo) => ({ repo })
  ),
  repo_owner: from(
    ({ repos }) => repos.at(-1)?.split('/')[0],
    (repoOwner) => ({ repoOwner })
  ),
  hireable: (random) => ({ hireable: random.next() < 0.8 }),
  has_email: (random) => ({ hasEmail: random.next() < 0.8 }),
  site_admin: () => ({ siteAdmin: true }),
  codehost_star: () => ({ codehostStar: true }),
  min_commits: (random) => ({ minCommits: powerOfTen(random, 4) }),
  min_merged_pull_requests: (random) => ({ minMergedPullRequests: powerOfTen(random, 3) }),
  min_recent_pushes: (random) => ({ minRecentPushes: powerOfTen(random, 3) }),
  active_since: (random) => ({ activeSince: random.next() < 0.3 ? AS_OF : year(random) }),
  language: from(
    ({ activity }) => activity?.languages[0],
    (language) => ({ language })
  ),
  'language, hireable, active_since': from(
    ({ activity }) => activity?.languages[0],
    (language, random) => ({ language, hireable: true, activeSince: year(random) })
  ),
  'language, min_commits, has_email': from(
    ({ activity }) => activity?.languages[0],
    (language, random) => ({ language, minCommits: powerOfTen(random, 3), hasEmail: true })
  ),
  'repo_owner, language, min_merged': from(
    ({ repos, activity }) => repos.at(-1) && activity?.languages[0] && [repos.at(-1)!, activity.languages[0]],
    ([repo, language]) => ({ repoOwner: repo.split('/')[0], language, minMergedPullRequests: 1 })
  ),
}
