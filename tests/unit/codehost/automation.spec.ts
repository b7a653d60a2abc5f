import { test } from '@japa/runner'
import { isAutomation, isBotLike } from '#domain/codehost/automation'

test.group('code host: automation', () => {
  test('[CH-021] {$self} looks like a machine')
    .with([
      'dependabot[bot]',
      'renovate-bot',
      'k8s-ci-robot',
      'googlebot',
      'CodeReviewBot',
      'build-lantern-w3-ci',
      'pytorchmergebot',
      'jenkins',
      'travis-ci',
      'semantic-release',
      'my_org_bot',
      'Bot123',
    ])
    .run(({ assert }, login) => assert.isTrue(isBotLike(login)))

  test('[CH-021] {$self} looks like a person or a team')
    .with([
      'octocat',
      'jtalbot',
      'abbott',
      'cabot',
      'maria-abbot',
      'botond',
      'bothorsen',
      'cirosantilli',
      'licia',
      'robothon',
      'JakeWharton',
      'lucia-ci-rossi',
    ])
    .run(({ assert }, login) => assert.isFalse(isBotLike(login)))

  test('[CH-021] detects automation by type, login, or more than 10,000 pushes per year', ({ assert }) => {
    const person = { type: 'User' as const, login: 'ann', mostPushesAYear: 10_000 }
    assert.isFalse(isAutomation(person))
    assert.isTrue(isAutomation({ ...person, mostPushesAYear: 10_001 }))
    assert.isTrue(isAutomation({ ...person, type: 'Bot' }))
    assert.isTrue(isAutomation({ ...person, login: 'ann-bot' }))
  })
})
