import type { Random } from '#demo/random'
import { COMMIT_MESSAGES } from '#demo/vocabulary/repositories'
import type { Account, Repository } from './build.js'
import {
  type Era,
  fullName,
  pullRequestObject,
  pushPayload,
  repositoryObject,
  userObject,
} from './payloads.js'

export type Moment = { year: number; month: number; day: number; hour: number; second: number; id: number }

const KINDS: [type: string, weight: number][] = [
  ['PushEvent', 50],
  ['PullRequestEvent', 12],
  ['PullRequestReviewEvent', 6],
  ['IssueCommentEvent', 6],
  ['IssuesEvent', 4],
  ['CreateEvent', 8],
  ['WatchEvent', 8],
  ['ForkEvent', 3],
  ['DeleteEvent', 2],
  ['ReleaseEvent', 1],
]

/** Returns an event in the format that the archive has had since 2015. */
export function currentEvent(account: Account, moment: Moment, era: Era, random: Random): object {
  const time = `${date(moment, '-')}T${clock(moment)}Z`
  const [type] = random.weighted(KINDS, ([name, weight]) =>
    (name === 'PullRequestReviewEvent' && moment.year < 2020) ||
    (account.person === null && /Watch|Fork|Review/.test(name))
      ? 0
      : weight
  )
  const repository = chosenRepository(account, type, random)
  const actor = {
    id: account.id,
    login: account.login,
    ...(moment.year >= 2016 ? { display_login: account.login.replace('[bot]', '') } : {}),
    gravatar_id: '',
    url: `https://api.github.com/users/${account.login}`,
    avatar_url: `https://avatars.githubusercontent.com/u/${account.id}?`,
  }
  const event: Record<string, unknown> = {
    id: String(moment.id),
    type,
    actor,
    repo: {
      id: repository.id,
      name: fullName(repository),
      url: `https://api.github.com/repos/${fullName(repository)}`,
    },
    payload: payload(type, account, repository, moment, time, era, random),
    public: true,
    created_at: time,
  }
  if (repository.owner.type === 'Organization') {
    const { id, login } = repository.owner
    event.org = {
      id,
      login,
      gravatar_id: '',
      url: `https://api.github.com/orgs/${login}`,
      avatar_url: `https://avatars.githubusercontent.com/u/${id}?`,
    }
  }
  return event
}

/**
 * Returns the account's last repository for watch and fork events. For other events, draws a
 * repository and prefers the first ones.
 */
function chosenRepository(account: Account, type: string, random: Random): Repository {
  const { repositories } = account
  if (type === 'WatchEvent' || type === 'ForkEvent') return repositories[repositories.length - 1]
  return repositories[Math.floor(random.next() ** 2 * repositories.length)]
}

function payload(
  type: string,
  account: Account,
  repository: Repository,
  moment: Moment,
  time: string,
  era: Era,
  random: Random
): object {
  const number = random.int(1, 900)
  const html = `https://github.com/${fullName(repository)}`
  const issue = {
    id: moment.id + 7,
    number,
    title: random.pick(COMMIT_MESSAGES),
    user: userObject(account),
    state: 'open',
    html_url: `${html}/issues/${number}`,
    created_at: time,
    updated_at: time,
  }
  switch (type) {
    case 'PushEvent':
      return pushPayload(account, repository, moment.id, era, random)
    case 'PullRequestEvent': {
      const merged = random.chance(0.5)
      const pullRequest = pullRequestObject(account, repository, number, time, merged, era, random)
      return {
        action: merged ? (era === 'trimmed' ? 'merged' : 'closed') : 'opened',
        number,
        pull_request: pullRequest,
      }
    }
    case 'PullRequestReviewEvent': {
      const pullRequest = pullRequestObject(account, repository, number, time, false, era, random)
      const state = random.pick(['approved', 'commented', 'changes_requested'])
      const review = {
        id: moment.id + 3,
        user: userObject(account),
        body: null,
        commit_id: random.hex(40),
        submitted_at: time,
        state,
        html_url: `${html}/pull/${number}`,
      }
      return { action: 'created', review, pull_request: pullRequest }
    }
    case 'IssueCommentEvent':
      return {
        action: 'created',
        issue,
        comment: {
          id: moment.id + 5,
          user: userObject(account),
          body: 'Thanks, this works here.',
          created_at: time,
          updated_at: time,
        },
      }
    case 'IssuesEvent':
      return { action: random.pick(['opened', 'closed']), issue }
    case 'CreateEvent':
      return {
        ref: random.pick(['fix/timeouts', 'docs', 'v1.2.0']),
        ref_type: 'branch',
        master_branch: 'main',
        description: repository.description,
        pusher_type: 'user',
      }
    case 'ForkEvent':
      return {
        forkee: {
          ...repositoryObject({ ...repository, owner: account, id: moment.id, stars: 0 }),
          fork: true,
        },
      }
    case 'DeleteEvent':
      return { ref: 'fix/timeouts', ref_type: 'branch', pusher_type: 'user' }
    case 'ReleaseEvent':
      return {
        action: 'published',
        release: {
          id: moment.id + 9,
          tag_name: `v${number}.0`,
          name: `v${number}.0`,
          author: userObject(account),
          published_at: time,
          html_url: `${html}/releases`,
        },
      }
    default:
      return { action: 'started' }
  }
}

/** Returns an event in the timeline format of 2012, with local time and the full repository. */
export function timelineEvent(account: Account, moment: Moment, random: Random): object {
  const [type] = random.weighted(
    KINDS.filter(([name]) => /Push|PullRequestEvent|Create|Watch|Fork|Issues/.test(name)),
    ([, weight]) => weight
  )
  const repository = chosenRepository(account, type, random)
  const url = `https://github.com/${fullName(repository)}`
  const time = `${date(moment, '/')} ${clock(moment)} -0700`
  const owner = repository.owner
  return {
    repository: {
      homepage: '',
      has_downloads: true,
      has_issues: true,
      forks: random.int(0, 40),
      language: repository.language,
      fork: false,
      has_wiki: true,
      url,
      created_at: '2011/02/20 03:45:59 -0800',
      size: random.int(100, 9000),
      private: false,
      name: repository.name,
      description: repository.description,
      ...(owner.type === 'Organization' ? { organization: owner.login } : {}),
      owner: owner.login,
      open_issues: random.int(0, 30),
      watchers: repository.stars,
      pushed_at: time,
    },
    actor_attributes: {
      name: account.person?.name ?? account.login,
      gravatar_id: random.hex(32),
      location: account.person?.place.city,
      type: 'User',
      login: account.login,
    },
    created_at: time,
    public: true,
    actor: account.login,
    payload: timelinePayload(type, account, repository, moment, random),
    url,
    type,
  }
}

function timelinePayload(
  type: string,
  account: Account,
  repository: Repository,
  moment: Moment,
  random: Random
): object {
  const number = random.int(1, 300)
  switch (type) {
    case 'PushEvent': {
      const size = random.int(1, 4)
      const shas = Array.from({ length: size }, () => [
        random.hex(40),
        `${account.login}@users.noreply.example`,
        random.pick(COMMIT_MESSAGES),
        account.person?.name ?? account.login,
        true,
      ])
      return { head: shas[size - 1][0], size, shas, ref: 'refs/heads/master' }
    }
    case 'PullRequestEvent': {
      const merged = random.chance(0.5)
      const time = `${date(moment, '-')}T${clock(moment)}Z`
      const pullRequest = pullRequestObject(account, repository, number, time, merged, 'events', random)
      return { number, action: merged ? 'closed' : 'opened', pull_request: pullRequest }
    }
    case 'IssuesEvent':
      return { number, action: 'opened', issue: moment.id }
    case 'CreateEvent':
      return { master_branch: 'master', description: repository.description, ref_type: 'branch', ref: 'docs' }
    case 'WatchEvent':
      return { action: 'started' }
    default:
      return {}
  }
}

function date(moment: Moment, separator: string): string {
  return [moment.year, two(moment.month), two(moment.day)].join(separator)
}

function clock(moment: Moment): string {
  return `${two(moment.hour)}:${two(Math.floor(moment.second / 60))}:${two(moment.second % 60)}`
}

export function two(value: number): string {
  return String(value).padStart(2, '0')
}
