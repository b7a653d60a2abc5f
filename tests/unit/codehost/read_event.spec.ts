import { test } from '@japa/runner'
import { eventSeconds } from '#domain/codehost/fold/event_time'
import { readEvent } from '#domain/codehost/fold/read_event'

const base = { actor: { id: 1, login: 'ann' }, repo: { id: 2, name: 'o/r' }, public: true }
const event = (type: string, payload: object, createdAt = '2024-05-01T10:00:00Z') =>
  readEvent({ ...base, type, payload, created_at: createdAt })!

test.group('code host: archive events', () => {
  test('[CH-046] a push counts {commits} commits')
    .with([
      { payload: { size: 3, distinct_size: 1, commits: [{}, {}, {}] }, commits: 3 },
      { payload: { size: 50, commits: Array(20).fill({}) }, commits: 20 },
      { payload: { size: 21, shas: Array(20).fill([]) }, commits: 20 },
      { payload: { commits: [{}, {}] }, commits: 2 },
      { payload: { shas: [[], [], []] }, commits: 3 },
      { payload: { size: 0, commits: [] }, commits: 0 },
      { payload: { push_id: 1, head: 'x' }, commits: 0 },
      { payload: { size: -4, commits: [{}] }, commits: 1 },
    ])
    .run(({ assert }, { payload, commits }) => {
      const { isPush, commits: found } = event('PushEvent', payload)
      assert.deepEqual([isPush, found], [true, commits])
    })

  test('[CH-044][CH-047] commits and pull requests end with October 2025, pushes and reviews do not', ({
    assert,
  }) => {
    const [last, first] = ['2025-10-31T23:59:59Z', '2025-11-01T00:00:00Z']
    const opened = { action: 'opened', pull_request: {} }
    assert.equal(event('PushEvent', { size: 2 }, last).commits, 2)
    assert.include(event('PushEvent', { size: 2 }, first), { commits: 0, isPush: true })
    assert.equal(event('PullRequestEvent', opened, last).pullRequest?.opened, 1)
    assert.isNull(event('PullRequestEvent', opened, first).pullRequest)
    assert.isTrue(event('PullRequestReviewEvent', { action: 'created' }, first).isReview)
  })

  test('[CH-016] a pull request counts for its opener')
    .with([
      { payload: { action: 'opened', pull_request: { user: { id: 9, login: 'zed' } } }, adds: ['zed', 1, 0] },
      { payload: { action: 'opened', pull_request: 17 }, adds: ['ann', 1, 0] },
      {
        payload: { action: 'closed', pull_request: { user: { id: 9, login: 'zed' }, merged: true } },
        adds: ['zed', 0, 1],
      },
      { payload: { action: 'merged', pull_request: { user: { id: 9, login: 'zed' } } }, adds: ['zed', 0, 1] },
      {
        payload: { action: 'closed', pull_request: { user: { id: 9, login: 'zed' }, merged: false } },
        adds: null,
      },
      { payload: { action: 'closed', pull_request: { merged: true } }, adds: null },
      {
        payload: { action: 'reopened', pull_request: { user: { id: 9, login: 'zed' }, merged: true } },
        adds: null,
      },
    ])
    .run(({ assert }, { payload, adds }) => {
      const found = event('PullRequestEvent', payload).pullRequest
      assert.deepEqual(found && [found.opener.login, found.opened, found.merged], adds)
    })

  test('[CH-048] a non-public event adds nothing', ({ assert }) => {
    const found = readEvent({
      ...base,
      public: false,
      type: 'PushEvent',
      created_at: '2024-05-01T10:00:00Z',
      payload: { size: 1 },
    })!
    assert.containSubset(found, { actor: null, repository: null, isPush: false, commits: 0 })
    assert.deepEqual([found.accounts, found.repositories], [[], []])
  })

  test('reads a timeline event: local time, names without ids, and fork and language of its repository', ({
    assert,
  }) => {
    const found = readEvent({
      type: 'PushEvent',
      actor: 'HunterX86',
      actor_attributes: { type: 'Organization', login: 'HunterX86' },
      repository: { name: 'spotweb', owner: 'spotnet', fork: true, language: 'PHP' },
      payload: { size: 2, shas: [[], []] },
      created_at: '2012/04/11 15:01:38 -0700',
    })!
    assert.equal(found.at, Date.UTC(2012, 3, 11, 22, 1, 38) / 1000)
    assert.deepEqual(found.accounts, [{ id: null, login: 'HunterX86', type: 'Organization' }])
    assert.deepEqual(found.repositories, [
      { id: null, name: 'spotnet/spotweb', isFork: true, language: 'PHP' },
    ])
  })

  test('a fork is recognised by its ForkEvent', ({ assert }) => {
    const found = event('ForkEvent', {
      forkee: { id: 5, full_name: 'ann/r', owner: { id: 1, login: 'ann' } },
    })
    assert.deepInclude(found.repositories, { id: 5, name: 'ann/r', isFork: true, language: null })
  })

  /** An event in the format of the archive's first year. */
  const early = (type: string, payload: object, more: object = {}) =>
    readEvent({
      type,
      public: true,
      created_at: '2011-02-12T16:45:04Z',
      repo: { id: 722962, url: 'https://api.github.dev/repos/ann/tides', name: 'ann/tides' },
      actor: { id: 44636, login: 'bo', url: 'https://api.github.dev/users/bo' },
      payload: { actor: 'bo', repo: 'ann/tides', actor_gravatar: 'b5a4', ...payload },
      ...more,
    })!

  test('[CH-045] 2011: pushes list their commits, and a fork is only an id', ({ assert }) => {
    const pushed = early('PushEvent', { shas: [[], [], []], size: 3, push_id: 1, head: 'e778' })
    assert.containSubset(pushed, { isPush: true, commits: 3, statesCommits: true, actor: { id: 44636 } })
    assert.equal(early('PushEvent', { shas: [[], []] }).commits, 2)
    const forked = early('ForkEvent', { forkee: 1359086 })
    assert.deepEqual(forked.repositories.at(-1), {
      id: 1359086,
      name: 'bo/tides',
      isFork: true,
      language: null,
    })
    const opened = early('PullRequestEvent', { action: 'opened', pull_request: { id: 7, commits: 1 } })
    assert.containSubset(opened.pullRequest, { opener: { id: 44636 }, opened: 1, merged: 0 })
    assert.isNull(
      early('PullRequestEvent', { action: 'closed', pull_request: { id: 7, commits: 1 } }).pullRequest
    )
  })

  test('2011: takes missing names from the payload', ({ assert }) => {
    const found = early(
      'PublicEvent',
      {},
      { repo: { url: 'https://api.github.dev/repos//', name: '/' }, actor: { gravatar_id: 'b5a4' } }
    )
    assert.containSubset(found, {
      actor: { id: null, login: 'bo' },
      repository: { id: null, name: 'ann/tides' },
    })
    const renamed = early('PushEvent', { actor: 'former', repo: 'former/tides', size: 1 })
    assert.containSubset(renamed, { actor: { id: 44636, login: 'bo' }, repository: { name: 'ann/tides' } })
  })

  test('2011: reads a payload with a legacy part', ({ assert }) => {
    const pushed = early('PushEvent', { ref: 'refs/heads/master', legacy: { size: 4, shas: [[], []] } })
    assert.containSubset(pushed, { isPush: true, commits: 4, statesCommits: true })
    const own = early('PushEvent', { size: 1, legacy: { size: 4 } })
    assert.equal(own.commits, 1)
    const forked = early('ForkEvent', { legacy: { forkee: 1359086 } })
    assert.deepInclude(forked.repositories, { id: 1359086, name: 'bo/tides', isFork: true, language: null })
    const opened = early('PullRequestEvent', { legacy: { action: 'opened' } })
    assert.containSubset(opened.pullRequest, { opener: { id: 44636 }, opened: 1 })
  })

  test('rejects {$self}')
    .with([
      null,
      7,
      {},
      { type: 'PushEvent' },
      { created_at: '2024-05-01T10:00:00Z' },
      { type: 'X', created_at: '2024-02-30T10:00:00Z' },
    ])
    .run(({ assert }, value) => {
      assert.isNull(readEvent(value))
    })

  test('ignores unknown fields', ({ assert }) => {
    const found = readEvent({
      type: 'PushEvent',
      created_at: '2011-02-12T00:00:00Z',
      actor: { id: 'x', login: 'a b' },
      repo: { id: 1, name: '/' },
      payload: [],
    })!
    assert.containSubset(found, { actor: null, repository: null, isPush: true })
  })

  test('times: {0}')
    .with([
      ['2015-01-01T00:00:08Z', '2015-01-01T00:00:08Z'],
      ['2012/04/11 15:01:38 -0700', '2012-04-11T22:01:38Z'],
      ['2013-06-01T08:00:00-07:00', '2013-06-01T15:00:00Z'],
      ['2011-02-12T10:00:00.123Z', '2011-02-12T10:00:00Z'],
      ['2015-13-01T00:00:00Z', null],
      ['yesterday', null],
    ])
    .run(({ assert }, [text, time]) => {
      assert.equal(eventSeconds(text), time === null ? null : Date.parse(time) / 1000)
    })
})
