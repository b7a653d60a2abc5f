import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  type ApiKey,
  credentialOf,
  formatKey,
  hashKey,
  keyRefusal,
  type KeyWorkspace,
  workspaceRefusal,
} from '#domain/access/api_keys'
import { PLAN_NAMES } from '#domain/access/plans'

const NOW = new Date('2026-05-01T12:00:00.000Z')
const PAST = '2026-05-01T11:59:59.999Z'
const FUTURE = '2026-05-01T12:00:00.001Z'
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

const key = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: 'key_1',
  workspaceId: 'ws_1',
  scopes: [],
  rate: null,
  expiresAt: null,
  revokedAt: null,
  ...changes,
})
const workspace = (changes: Partial<KeyWorkspace> = {}): KeyWorkspace => ({
  id: 'ws_1',
  plan: 'pro',
  cardOnFile: true,
  status: 'active',
  rateOverride: null,
  ...changes,
})

test.group('API keys: format and hash', () => {
  test('[AU-003] formats a key as <prefix>_live_<43 characters that are safe in headers and URLs>', ({
    assert,
  }) => {
    assert.equal(formatKey('kith', new Uint8Array(32)), `kith_live_${'A'.repeat(43)}`)
    assert.equal(formatKey('acme', new Uint8Array(32).fill(255)), `acme_live_${'_'.repeat(42)}8`)
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), bytes, (prefix, random) => {
        const made = formatKey(prefix, random)
        assert.match(made, /^[a-z0-9]{1,20}_live_[\w-]{43}$/)
        assert.equal(credentialOf({ authorization: `Bearer ${made}` }), made)
        assert.equal(credentialOf({ 'x-api-key': made }), made)
      })
    )
  })

  test('[AU-003] different bytes make different keys', ({ assert }) => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const same = Buffer.from(one).equals(Buffer.from(other))
        assert.equal(formatKey('kith', one) === formatKey('kith', other), same)
        assert.deepEqual(
          Buffer.from(formatKey('kith', one).slice('kith_live_'.length), 'base64url'),
          Buffer.from(one)
        )
      })
    )
  })

  test('[AU-004] the stored hash is SHA-256 of the whole key and does not contain the key', ({ assert }) => {
    assert.equal(hashKey('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    fc.assert(
      fc.property(bytes, (random) => {
        const made = formatKey('kith', random)
        assert.equal(hashKey(made), createHash('sha256').update(made).digest('hex'))
        assert.notInclude(hashKey(made), made.slice('kith_live_'.length))
        assert.notEqual(hashKey(made), hashKey(made.replace('kith', 'acme')))
      })
    )
  })
})

test.group('API keys: the credential of a request', () => {
  const TABLE: [Parameters<typeof credentialOf>[0], string | null][] = [
    [{ authorization: 'Bearer k' }, 'k'],
    [{ authorization: 'bearer k' }, 'k'],
    [{ authorization: 'BEARER   k  ' }, 'k'],
    [{ 'x-api-key': 'k' }, 'k'],
    [{ 'x-api-key': ' k ' }, 'k'],
    [{ 'x-api-key': ['k', 'other'] }, 'k'],
    [{ authorization: 'Bearer k', 'x-api-key': 'other' }, 'k'],
    [{ authorization: 'Basic dTpw', 'x-api-key': 'k' }, 'k'],
    [{}, null],
    [{ authorization: '' }, null],
    [{ authorization: 'Bearer' }, null],
    [{ authorization: 'Bearer ' }, null],
    [{ authorization: 'Bearerk' }, null],
    [{ authorization: 'Bearer two words' }, null],
    [{ authorization: 'Basic dTpw' }, null],
    [{ authorization: 'k' }, null],
    [{ 'x-api-key': '' }, null],
    [{ 'x-api-key': '  ' }, null],
    [{ 'x-api-key': [] }, null],
  ]
  for (const [headers, credential] of TABLE)
    test(`[AU-001 AU-002 AU-005] ${JSON.stringify(headers)} carries ${credential ?? 'none'}`, ({
      assert,
    }) => {
      assert.equal(credentialOf(headers), credential)
    })

  test('[AU-005] a credential is never blank and contains no space, for any headers', ({ assert }) => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (authorization, header) => {
        const bearer = credentialOf({ authorization: `Bearer ${authorization}` })
        if (bearer !== null) assert.match(bearer, /^\S+$/)
        const own = credentialOf({ 'x-api-key': header })
        assert.equal(own, header.trim() || null)
      })
    )
  })
})

test.group('API keys: refused keys', () => {
  const TABLE: [string, Partial<ApiKey>, string | null][] = [
    ['a good key', {}, null],
    ['a key that expires later', { expiresAt: FUTURE }, null],
    ['[AU-007] a key past its expiry', { expiresAt: PAST }, 'expired_api_key'],
    ['[AU-007] a key at the instant of its expiry', { expiresAt: NOW.toISOString() }, 'expired_api_key'],
    [
      '[AU-007] an expiry told in another zone',
      { expiresAt: '2026-05-01T13:00:00+02:00' },
      'expired_api_key',
    ],
    ['[AU-008] a revoked key', { revokedAt: PAST }, 'revoked_api_key'],
    ['[AU-008] revoked and expired', { revokedAt: PAST, expiresAt: PAST }, 'revoked_api_key'],
  ]
  for (const [title, changes, code] of TABLE)
    test(`${title}: ${code ?? 'accepted'}`, ({ assert }) => {
      assert.equal(keyRefusal(key(changes), NOW), code)
    })

  test('[AU-007 AU-008] accepts all keys except revoked and expired ones', ({ assert }) => {
    const time = fc.option(fc.integer({ min: -5, max: 5 }))
    fc.assert(
      fc.property(time, time, (expires, revoked) => {
        const at = (offset: number | null) =>
          offset === null ? null : new Date(NOW.getTime() + offset * 1000).toISOString()
        const code = keyRefusal(key({ expiresAt: at(expires), revokedAt: at(revoked) }), NOW)
        assert.equal(code === null, revoked === null && (expires === null || expires > 0))
        assert.equal(code === 'revoked_api_key', revoked !== null)
      })
    )
  })
})

test.group('API keys: refused workspaces', () => {
  const TABLE: [string, Partial<KeyWorkspace>, string | null][] = [
    ['an active workspace on a paid plan', {}, null],
    ['[AU-009] the free plan', { plan: 'free' }, 'paid_plan_required'],
    ['[AU-009] no card', { cardOnFile: false }, 'paid_plan_required'],
    ['[AU-010] a suspended workspace', { status: 'suspended' }, 'active_account_required'],
    ['[AU-010] suspended and unpaid', { status: 'suspended', plan: 'free' }, 'active_account_required'],
  ]
  for (const [title, changes, code] of TABLE)
    test(`${title}: ${code ?? 'accepted'}`, ({ assert }) => {
      assert.equal(workspaceRefusal(workspace(changes)), code)
    })

  test('[AU-009 AU-010] accepts every active workspace with a paid plan and a card', ({ assert }) => {
    for (const plan of PLAN_NAMES)
      for (const cardOnFile of [true, false])
        for (const status of ['active', 'suspended'] as const) {
          const good = plan !== 'free' && cardOnFile && status === 'active'
          assert.equal(workspaceRefusal(workspace({ plan, cardOnFile, status })) === null, good)
        }
  })
})
