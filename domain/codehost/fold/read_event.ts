import { ACCOUNT_TYPES, type AccountType } from '../account.js'
import type { AccountSighting, ArchiveEvent, PullRequestCredit, RepositorySighting } from './archive_event.js'
import { eventSeconds } from './event_time.js'
import { MAX_COMMITS_A_PUSH, WORK_ENDS_AT } from './rules.js'

type Fields = { readonly [key: string]: unknown }

/**
 * Reads an event from the fields of `EVENT_SHAPE`. Arrays may be given as lengths. Decides by the
 * fields present rather than by date, because eras overlap. Null for a value without a type or
 * time.
 */
export function readEvent(value: unknown): ArchiveEvent | null {
  const raw = fields(value)
  const at = eventSeconds(raw.created_at)
  if (at === null || typeof raw.type !== 'string') return null
  const accounts: AccountSighting[] = []
  const repositories: RepositorySighting[] = []
  const event: ArchiveEvent = {
    at,
    actor: null,
    repository: null,
    isPush: false,
    commits: 0,
    statesCommits: false,
    isReview: false,
    pullRequest: null,
    accounts,
    repositories,
  }
  if (raw.public === false) return event

  const payload = payloadOf(raw)
  event.actor = see(accounts, actorOf(raw) ?? accountOf({ login: payload.actor }))
  event.repository = see(
    repositories,
    repositoryOf(raw.repo) ?? repositoryOf(raw.repository) ?? repositoryOf({ name: payload.repo })
  )
  see(accounts, accountOf(raw.org, 'Organization'))

  sightings(raw.type, payload, accounts, repositories)
  if (raw.type === 'ForkEvent') see(repositories, forkById(event, payload.forkee))
  if (raw.type === 'PushEvent') readPush(event, payload)
  else if (raw.type === 'PullRequestEvent') event.pullRequest = pullRequestOf(event, payload)
  else if (raw.type === 'PullRequestReviewEvent') event.isReview = isNewReview(payload.action)
  return event
}

function readPush(event: ArchiveEvent, payload: Fields): void {
  event.isPush = true
  const listed = lengthOf(payload.commits) ?? lengthOf(payload.shas)
  const pushed = isCount(payload.size) ? payload.size : listed
  event.statesCommits = pushed !== null
  if (event.at < WORK_ENDS_AT) event.commits = Math.min(pushed ?? 0, MAX_COMMITS_A_PUSH)
}

function pullRequestOf(event: ArchiveEvent, payload: Fields): PullRequestCredit | null {
  if (event.at >= WORK_ENDS_AT) return null
  const pull = fields(payload.pull_request)
  const user = accountOf(pull.user)
  const { action } = payload
  if (action === 'opened') {
    const opener = user ?? event.actor
    return opener && { opener, opened: 1, merged: 0 }
  }
  const isMerged = pull.merged === true || (pull.merged === undefined && typeof pull.merged_at === 'string')
  if (action === 'merged' || (action === 'closed' && isMerged))
    return user && { opener: user, opened: 0, merged: 1 }
  return null
}

/** Merges the fields under `legacy`, which some payloads of 2011 contain in addition. */
function payloadOf(raw: Fields): Fields {
  const payload = fields(raw.payload)
  const former = fields(payload.legacy)
  return former === NONE ? payload : { ...former, ...payload }
}

/**
 * In 2011, events state only a fork's id. Returns the fork with its origin's name under the actor's
 * login. A later event may state its real name.
 */
function forkById({ actor, repository }: ArchiveEvent, forkee: unknown): RepositorySighting | null {
  if (idOf(forkee) === null || !actor || !repository) return null
  const name = `${actor.login}${repository.name.slice(repository.name.indexOf('/'))}`
  return { id: idOf(forkee), name, isFork: true, language: null }
}

/** An edited or dismissed review is not another review. */
const isNewReview = (action: unknown) =>
  action === undefined || action === null || action === 'created' || action === 'submitted'

function sightings(
  type: string,
  payload: Fields,
  accounts: AccountSighting[],
  repositories: RepositorySighting[]
): void {
  const pull = fields(payload.pull_request)
  if (pull !== NONE) pullSightings(pull, accounts, repositories)
  if (type === 'ForkEvent') {
    const forkee = repositoryOf(payload.forkee)
    if (forkee) repositories.push({ ...forkee, isFork: true })
    see(accounts, accountOf(fields(payload.forkee).owner))
  }
}

function pullSightings(pull: Fields, accounts: AccountSighting[], repositories: RepositorySighting[]): void {
  see(accounts, accountOf(pull.user))
  for (const end of [pull.base, pull.head]) {
    const { repo } = fields(end)
    see(repositories, repositoryOf(repo))
    see(accounts, accountOf(fields(repo).owner))
  }
}

function actorOf(raw: Fields): AccountSighting | null {
  if (typeof raw.actor !== 'string') return accountOf(raw.actor)
  return accountOf({ login: raw.actor, type: fields(raw.actor_attributes).type })
}

function accountOf(value: unknown, defaultType: AccountType | null = null): AccountSighting | null {
  const { id, login, type } = fields(value)
  if (!isName(login, 0)) return null
  const stated = TYPES.has(type) ? (type as AccountType) : defaultType
  return { id: idOf(id), login, type: login.endsWith('[bot]') ? 'Bot' : stated }
}

function repositoryOf(value: unknown): RepositorySighting | null {
  const raw = fields(value)
  const name = fullName(raw)
  if (name === null) return null
  const language = typeof raw.language === 'string' && raw.language !== '' ? raw.language : null
  return { id: idOf(raw.id), name, isFork: typeof raw.fork === 'boolean' ? raw.fork : null, language }
}

/** Returns `owner/name`, from a full name or from separate fields; null if invalid. */
function fullName({ full_name, name, owner }: Fields): string | null {
  if (isFullName(full_name)) return full_name
  if (isFullName(name)) return name
  const joined = `${typeof owner === 'string' ? owner : fields(owner).login}/${name}`
  return owner && name && isFullName(joined) ? joined : null
}

const TYPES: ReadonlySet<unknown> = new Set(ACCOUNT_TYPES)
const MAX_NAME_LENGTH = 300
const SLASH = 0x2f

const isFullName = (text: unknown): text is string => isName(text, 1)

/** Reports whether a text has `slashes` slashes between non-empty parts, without blanks. */
function isName(text: unknown, slashes: number): text is string {
  if (typeof text !== 'string' || text.length === 0 || text.length > MAX_NAME_LENGTH) return false
  let [found, before] = [0, SLASH]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code <= 0x20 || code === 0x7f) return false
    if (code === SLASH && (before === SLASH || ++found > slashes)) return false
    before = code
  }
  return found === slashes && before !== SLASH
}

function see<T>(list: T[], sighting: T | null): T | null {
  if (sighting) list.push(sighting)
  return sighting
}

const NONE: Fields = {}
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : NONE
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const idOf = (value: unknown) => (isCount(value) && value > 0 ? value : null)
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : isCount(value) ? value : null)
