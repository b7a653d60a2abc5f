import type { AccountType } from './account.js'
import { MAX_PUSHES_BY_HAND } from './fold/rules.js'

/** Words that, standing alone in a login, name a machine. */
const MACHINE_WORDS = new Set(
  `bot bots robot robots automation automator autobuild autobuilder autorelease buildbot ci-bot releaser autoroller
   dependabot renovate greenkeeper jenkins travis circleci buildkite teamcity codecov coveralls snyk mergify bors
   deployer deploybot githubactions actionsbot semanticrelease crawler mirrorbot syncbot webhooks`.split(
    /\s+/
  )
)
/** Two words that name a machine together. */
const MACHINE_PAIRS =
  /(?:^|-)(?:github-actions|semantic-release|ci-(?:user|account|runner|deploy|build)|build-(?:user|machine|server)|release-(?:manager|please|train)|auto-(?:merge|update|updater|release|commit|roller))(?:-|$)/
/** Names of people and things that end as bots do. */
const NO_BOTS = /(?:abbot|talbot|cabot|turbot|jabot|sabot|nabot|rabot)$/

/** Whether a login reads like one of a bot, a CI system or a release process: a best guess (CH-021). */
export function isBotLike(login: string): boolean {
  if (login.endsWith('[bot]')) return true
  const plain = login
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[-_.\s]+/g, '-')
  const words = plain.split(/-|\d+/).filter((word) => word !== '')
  if (words.some((word) => MACHINE_WORDS.has(word) || (/..(?:ro)?bot$/.test(word) && !NO_BOTS.test(word))))
    return true
  return words.at(-1) === 'ci' || MACHINE_PAIRS.test(plain)
}

/** Whether an account is likely a bot, CI or release account: by its type, its login, or more pushes than hands make. */
export function isAutomation(account: {
  type: AccountType
  login: string
  mostPushesAYear: number
}): boolean {
  return account.type === 'Bot' || account.mostPushesAYear > MAX_PUSHES_BY_HAND || isBotLike(account.login)
}
