import { test } from '@japa/runner'
import fc from 'fast-check'
import { mayCall, parseScopes, SCOPE_NAMES, type Scope } from '#domain/access/scopes'

const scope = fc.constantFrom(...SCOPE_NAMES)
const someScopes = fc.uniqueArray(scope)

test.group('scopes', () => {
  test('[AU-012] there are nine scopes', ({ assert }) => {
    assert.sameMembers(SCOPE_NAMES, [
      'people:search',
      'people:lookup',
      'people:enrich',
      'pronet:read',
      'batch:write',
      'webhooks:write',
      'account:read',
      'agent:chat',
      'agent:cancel',
    ])
  })

  const TABLE: [string, { scopes: Scope[] } | { unknown: string }][] = [
    ['people:search', { scopes: ['people:search'] }],
    ['people:search,agent:chat', { scopes: ['people:search', 'agent:chat'] }],
    [' people:search , agent:chat ', { scopes: ['people:search', 'agent:chat'] }],
    ['agent:chat,agent:chat', { scopes: ['agent:chat'] }],
    ['all', { scopes: SCOPE_NAMES }],
    [' all ', { scopes: SCOPE_NAMES }],
    ['people:search,all', { unknown: 'all' }],
    ['privacy', { scopes: ['privacy'] }],
    ['all,privacy', { unknown: 'all' }],
    ['people:search,admin', { unknown: 'admin' }],
    ['admin,root', { unknown: 'admin' }],
    ['People:Search', { unknown: 'People:Search' }],
    ['people:search,', { unknown: '' }],
    ['', { unknown: '' }],
    ['*', { unknown: '*' }],
    ['toString', { unknown: 'toString' }],
    ['__proto__', { unknown: '__proto__' }],
  ]
  for (const [list, read] of TABLE)
    test(`[AU-012] the list ${JSON.stringify(list)} ${'unknown' in read ? 'is refused' : 'is read'}`, ({
      assert,
    }) => {
      assert.deepEqual(parseScopes(list), read)
    })

  test('[AU-012] parses any list of scopes, and refuses a list with an unknown name', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(scope, { minLength: 1 }),
        fc.stringMatching(/^[a-z:]{1,12}$/),
        (scopes, other) => {
          assert.deepEqual(parseScopes(scopes.join(',')), { scopes })
          fc.pre(!SCOPE_NAMES.includes(other as Scope))
          assert.deepEqual(parseScopes([...scopes, other].join(', ')), { unknown: other })
        }
      )
    )
  })

  test('[AU-012] the list returned for `all` is a copy', ({ assert }) => {
    const read = parseScopes('all') as { scopes: Scope[] }
    read.scopes.pop()
    assert.lengthOf(SCOPE_NAMES, 9)
  })

  test('[AU-011] a key may call a route only with the scope of that route', ({ assert }) => {
    fc.assert(
      fc.property(someScopes, scope, (held, needed) => {
        assert.equal(mayCall(held, needed), held.includes(needed))
      })
    )
  })

  test('[AU-013] an older key with people:enrich and agent:chat passes on routes that accept older keys', ({
    assert,
  }) => {
    assert.isTrue(mayCall(['people:enrich', 'agent:chat'], 'people:search', true))
    assert.isFalse(mayCall(['people:enrich', 'agent:chat'], 'people:search', false))
    assert.isFalse(mayCall(['people:enrich'], 'people:search', true))
    assert.isFalse(mayCall(['agent:chat', 'agent:cancel'], 'people:search', true))
    fc.assert(
      fc.property(someScopes, scope, (held, needed) => {
        const older = held.includes('people:enrich') && held.includes('agent:chat')
        assert.equal(mayCall(held, needed, true), held.includes(needed) || older)
      })
    )
  })
})
