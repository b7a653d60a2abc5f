import fc from 'fast-check'

/**
 * Few accounts and repositories, so that events interact. Some are renamed, some share a name, and
 * early events lack ids.
 */
const LOGINS = ['Ann', 'ann', 'bob', 'Bob-New', 'cy[bot]', 'dee', 'org-one', 'Org-One']
const NAMES = ['org-one/Lib', 'org-one/lib', 'ann/tool', 'bob/tool', 'dee/fork-of-lib', 'bob/site']
const LANGUAGES = ['Rust', 'Jupyter Notebook', 'C#', null]

const id = fc.integer({ min: 1, max: 5 })
const login = fc.constantFrom(...LOGINS)
const name = fc.constantFrom(...NAMES)
const language = fc.constantFrom(...LANGUAGES)
const type = fc.constantFrom('User', 'Organization', 'Bot', undefined)
const user = fc.record({ id, login, type })
const size = fc.constantFrom(0, 1, 3, 19, 20, 21, 50, 1000)

/** Moments around the ends of months and years, and around the end of commit data. */
const moment = fc
  .constantFrom(
    '2011-02-28T23:50',
    '2011-03-01T00:05',
    '2012-03-31T23:30',
    '2012-04-01T00:10',
    '2014-12-31T22:00',
    '2015-01-01T00:00',
    '2015-06-15T12:00',
    '2021-07-21T06:00',
    '2024-12-31T23:59',
    '2025-10-31T23:59',
    '2025-11-01T00:00',
    '2026-02-03T04:00'
  )
  .chain((start) =>
    fc.integer({ min: 0, max: 3 }).map((seconds) => Date.parse(`${start}:00Z`) + seconds * 1000)
  )

const repository = fc
  .record({ id, name, language, fork: fc.constantFrom(false, false, true, undefined) })
  .map(({ name: full, ...rest }) => {
    const [owner, short] = full.split('/')
    return { ...rest, name: short, full_name: full, owner: { login: owner, id: 90, type: 'Organization' } }
  })

const pullRequest = fc.record({
  action: fc.constantFrom('opened', 'closed', 'merged', 'reopened'),
  pull_request: fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    user: fc.option(user),
    merged: fc.constantFrom(true, false, undefined),
    merged_at: fc.constantFrom('2015-01-01T00:00:00Z', null),
    body: fc.string({ unit: 'binary' }),
    base: fc.record({ repo: repository }),
    head: fc.record({ repo: fc.option(repository) }),
  }),
})

const payload = fc.oneof(
  {
    weight: 4,
    arbitrary: size.map(
      (n) =>
        [
          'PushEvent',
          { size: n, distinct_size: 1, commits: Array(Math.min(n, 20)).fill({ message: '}{"' }) },
        ] as const
    ),
  },
  {
    weight: 1,
    arbitrary: size.map(
      (n) => ['PushEvent', { shas: Array(Math.min(n, 30)).fill(['sha', 'mail', '\u2028"x']) }] as const
    ),
  },
  { weight: 1, arbitrary: fc.constant(['PushEvent', { push_id: 7, ref: 'refs/heads/main' }] as const) },
  { weight: 3, arbitrary: pullRequest.map((value) => ['PullRequestEvent', value] as const) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('created', 'dismissed', undefined)
      .map((action) => ['PullRequestReviewEvent', { action }] as const),
  },
  { weight: 1, arbitrary: repository.map((forkee) => ['ForkEvent', { forkee }] as const) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary' })
      .map((body) => ['IssueCommentEvent', { comment: { body, user: 1 } }] as const),
  }
)

/** An event in the format since 2015. */
const current = fc
  .record({
    at: moment,
    actor: user,
    repo: fc.record({ id, name }),
    org: fc.option(user),
    payload,
    isPublic: fc.constantFrom(true, true, true, false),
  })
  .map(({ at, actor, repo, org, payload: [kind, value], isPublic }) => ({
    id: '1',
    type: kind,
    actor: { id: actor.id, login: actor.login },
    repo,
    payload: value,
    public: isPublic,
    created_at: `${new Date(at).toISOString().slice(0, 19)}Z`,
    ...(org ? { org: { id: org.id, login: org.login } } : {}),
  }))

/** A timeline event. It has a local time and mostly no ids. */
const timeline = fc
  .record({
    at: moment,
    actor: fc.option(login),
    type,
    name,
    language,
    fork: fc.boolean(),
    repoId: fc.option(id, { freq: 3 }),
    payload,
  })
  .map(({ at, actor, type: kind, name: full, language: main, fork, repoId, payload: [event, value] }) => ({
    repository: {
      name: full.split('/')[1],
      owner: full.split('/')[0],
      language: main,
      fork,
      url: `https://github.com/${full}`,
      ...(repoId === null ? {} : { id: repoId }),
    },
    actor_attributes: { type: kind, login: actor },
    created_at: `${new Date(at - 7 * 3_600_000).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')} -0700`,
    public: true,
    actor,
    payload: value,
    type: event,
  }))

/** Payloads of 2015, partly in the older format. */
const earlyPayload = fc.oneof(
  size.map((n) => ['PushEvent', { size: n, shas: Array(Math.min(n, 30)).fill(['sha', 'mail']) }] as const),
  size.map((n) => ['PushEvent', { ref: 'refs/heads/master', legacy: { size: n } }] as const),
  id.map((forkee) => ['ForkEvent', { forkee }] as const),
  id.map((forkee) => ['ForkEvent', { legacy: { forkee } }] as const),
  fc
    .constantFrom('opened', 'closed', 'merged')
    .map((action) => ['PullRequestEvent', { action, pull_request: { id: 7, commits: 1 } }] as const),
  fc.constant(['WatchEvent', { action: 'started' }] as const)
)

/**
 * An event of 2015, mostly with ids. The payload repeats the actor and the repository with their
 * names at that time.
 */
const early = fc
  .record({
    at: moment,
    actor: fc.oneof(fc.record({ id, login }), fc.constant({ gravatar_id: 'b5a4' })),
    repo: fc.oneof(
      fc.record({ id, name }),
      fc.constant({ name: '/', url: 'https://api.github.dev/repos//' })
    ),
    names: fc.record({ actor: login, repo: name }),
    payload: earlyPayload,
  })
  .map(({ at, actor, repo, names, payload: [kind, value] }) => ({
    repo,
    type: kind,
    public: true,
    created_at: `${new Date(at).toISOString().slice(0, 19)}Z`,
    payload: { ...names, ...value },
    actor,
    id: '1128247919',
  }))

export const event = fc.oneof(
  { weight: 3, arbitrary: current },
  { weight: 1, arbitrary: timeline },
  { weight: 1, arbitrary: early }
)

/** Files of events, with or without line breaks between them. */
export const files = fc.array(
  fc.record({ events: fc.array(event, { maxLength: 25 }), separated: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 5,
  }
)

export const textOf = (events: readonly object[], separated: boolean): string =>
  events.map((one) => JSON.stringify(one)).join(separated ? '\n' : '')
