import type { AccountType } from './account.js'
import { MAX_PUSHES_BY_HAND } from './fold/rules.js'

/** Words that mark a login as a machine's if they stand alone. */
const MACHINE_WORDS = new Set(
  `bot bots robot robots automation automator autobuild autobuilder autorelease buildbot ci-bot releaser autoroller
   dependabot renovate greenkeeper jenkins travis circleci buildkite teamcity codecov coveralls snyk mergify bors
   deployer deploybot githubactions actionsbot semanticrelease crawler mirrorbot syncbot webhooks`.split(
    /\s+/
  )
)
/** Matches word pairs that mark a login as a machine's. */
const MACHINE_PAIRS =
  /(?:^|-)(?:github-actions|semantic-release|ci-(?:user|account|runner|deploy|build)|build-(?:user|machine|server)|release-(?:manager|please|train)|auto-(?:merge|update|updater|release|commit|roller))(?:-|$)/
/** Matches names of people and things that end in "bot". */
const NOT_BOTS = /(?:abbot|talbot|cabot|turbot|jabot|sabot|nabot|rabot)$/

/** Guesses whether a login belongs to a bot, a CI system or a release process. */
export function isBotLike(login: string): boolean {
  if (login.endsWith('[bot]')) return true
  const plain = login
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[-_.\s]+/g, '-')
  const words = plain.split(/-|\d+/).filter((word) => word !== '')
  if (words.some((word) => MACHINE_WORDS.has(word) || (/..(?:ro)?bot$/.test(word) && !NOT_BOTS.test(word))))
    return true
  return words.at(-1) === 'ci' || MACHINE_PAIRS.test(plain)
}

type Automatable = { type: AccountType; login: string; mostPushesAYear: number }

/** Reports whether an account is likely automated: by type, login or number of pushes per year. */
export const isAutomation = ({ type, login, mostPushesAYear }: Automatable): boolean =>
  type === 'Bot' || mostPushesAYear > MAX_PUSHES_BY_HAND || isBotLike(login)
