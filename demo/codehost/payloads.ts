import type { Random } from '#demo/random'
import { compact } from '#demo/slugs'
import { COMMIT_MESSAGES } from '#demo/vocabulary/repositories'
import type { Account, Owner, Repository } from './build.js'

/**
 * timeline: 2011 to 2014. events: 2015 to September 2025. trimmed: later events, without commits
 * and titles.
 */
export type Era = 'timeline' | 'events' | 'trimmed'

const API = 'https://api.github.com'

export function fullName(repository: Repository): string {
  return `${repository.owner.login}/${repository.name}`
}

export function userObject(owner: Owner) {
  return {
    login: owner.login,
    id: owner.id,
    avatar_url: `https://avatars.githubusercontent.com/u/${owner.id}?v=4`,
    gravatar_id: '',
    url: `${API}/users/${owner.login}`,
    html_url: `https://github.com/${owner.login}`,
    type: owner.type,
    site_admin: false,
  }
}

export function repositoryObject(repository: Repository) {
  return {
    id: repository.id,
    name: repository.name,
    full_name: fullName(repository),
    private: false,
    owner: userObject(repository.owner),
    html_url: `https://github.com/${fullName(repository)}`,
    description: repository.description,
    fork: false,
    url: `${API}/repos/${fullName(repository)}`,
    stargazers_count: repository.stars,
    watchers_count: repository.stars,
    language: repository.language,
    default_branch: 'main',
  }
}

export function pushPayload(account: Account, repository: Repository, id: number, era: Era, random: Random) {
  const head = random.hex(40)
  const before = random.hex(40)
  const ref = `refs/heads/${random.pick(['main', 'main', 'develop', 'fix/timeouts'])}`
  if (era === 'trimmed') return { repository_id: repository.id, push_id: id, ref, head, before }
  const size = random.chance(0.02) ? random.int(21, 60) : random.weighted([1, 2, 3, 5, 9], (n) => 10 / n)
  const commits = Array.from({ length: Math.min(size, 20) }, (_, i) => {
    const sha = i === Math.min(size, 20) - 1 ? head : random.hex(40)
    return {
      sha,
      author: { email: authorEmail(account), name: account.person?.name ?? account.login },
      message: random.pick(COMMIT_MESSAGES),
      distinct: true,
      url: `${API}/repos/${fullName(repository)}/commits/${sha}`,
    }
  })
  return { push_id: id, size, distinct_size: size, ref, head, before, commits }
}

/**
 * The archive replaces the local part of addresses by a hash. The demo uses the login at an
 * invented domain.
 */
function authorEmail(account: Account): string {
  return `${compact(account.login)}@users.noreply.example`
}

export function pullRequestObject(
  account: Account,
  repository: Repository,
  number: number,
  time: string,
  merged: boolean,
  era: Era,
  random: Random
) {
  const url = `${API}/repos/${fullName(repository)}/pulls/${number}`
  const id = repository.id * 50 + number
  const base = { ref: 'main', sha: random.hex(40) }
  const head = { ref: random.pick(['fix/timeouts', 'feature/pages', 'docs', 'upgrade']), sha: random.hex(40) }
  if (era === 'trimmed') {
    const repo = { id: repository.id, url: `${API}/repos/${fullName(repository)}`, name: repository.name }
    return { url, id, number, head: { ...head, repo }, base: { ...base, repo } }
  }
  const repo = repositoryObject(repository)
  return {
    url,
    id,
    html_url: `https://github.com/${fullName(repository)}/pull/${number}`,
    number,
    state: merged ? 'closed' : 'open',
    locked: false,
    title: random.pick(COMMIT_MESSAGES),
    user: userObject(account),
    body: null,
    created_at: time,
    updated_at: time,
    closed_at: merged ? time : null,
    merged_at: merged ? time : null,
    head: { label: `${account.login}:${head.ref}`, ...head, user: userObject(account), repo },
    base: { label: `${repository.owner.login}:main`, ...base, user: userObject(repository.owner), repo },
    merged,
    commits: random.int(1, 6),
    additions: random.int(1, 400),
    deletions: random.int(0, 200),
    changed_files: random.int(1, 12),
  }
}
