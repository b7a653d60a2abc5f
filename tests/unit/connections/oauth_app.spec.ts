import { test } from '@japa/runner'
import { parseOauthApps } from '#domain/connections/oauth_app'

const APP = {
  name: 'crm',
  authorize_url: 'https://crm.example.com/oauth/authorize',
  token_url: 'https://crm.example.com/oauth/token',
  client_id: 'client',
}

test.group('connections: the operator’s apps', () => {
  test('accepts an app with the required members and with all members', ({ assert }) => {
    const full = {
      ...APP,
      name: 'cal-2_x',
      issuer: 'https://crm.example.com',
      client_secret: 's',
      client_auth: 'post',
      scopes: ['a.read', 'https://crm.example.com/scope'],
      authorize_parameters: { access_type: 'offline' },
    }
    assert.deepEqual(parseOauthApps(JSON.stringify([APP, full])), {
      apps: [
        {
          name: 'crm',
          authorizeUrl: APP.authorize_url,
          tokenUrl: APP.token_url,
          issuer: null,
          clientId: 'client',
          clientSecret: null,
          clientAuth: 'basic',
          scopes: [],
          authorizeParameters: {},
        },
        {
          name: 'cal-2_x',
          authorizeUrl: APP.authorize_url,
          tokenUrl: APP.token_url,
          issuer: 'https://crm.example.com',
          clientId: 'client',
          clientSecret: 's',
          clientAuth: 'post',
          scopes: full.scopes,
          authorizeParameters: full.authorize_parameters,
        },
      ],
    })
    assert.deepEqual(parseOauthApps('[]'), { apps: [] })
  })

  for (const [what, text, problem] of [
    ['no JSON', '[{', /well-formed JSON/],
    ['no list', '{}', /JSON array/],
    ['no object', '[7]', /app 1: must be an object/],
    ['an unknown member', [{ ...APP, redirect: 'x' }], /app 1: "redirect" is not one of/],
    ['no name', [{ ...APP, name: undefined }], /app 1: name/],
    ['a name with a space', [{ ...APP, name: 'my crm' }], /app 1: name/],
    ['one name twice', [APP, APP], /app 2: name "crm" is taken/],
    ['plain http', [{ ...APP, token_url: 'http://crm.example.com/token' }], /token_url must be an https/],
    ['a script', [{ ...APP, authorize_url: 'javascript:alert(1)' }], /authorize_url/],
    ['a password alone', [{ ...APP, token_url: 'https://:secret@crm.example.com/token' }], /token_url/],
    ['a fragment', [{ ...APP, authorize_url: `${APP.authorize_url}#x` }], /authorize_url/],
    ['credentials in an address', [{ ...APP, token_url: 'https://a:b@crm.example.com/' }], /token_url/],
    ['no address', [{ ...APP, issuer: 'crm' }], /issuer/],
    ['no client', [{ ...APP, client_id: '' }], /client_id/],
    ['an empty secret', [{ ...APP, client_secret: '' }], /client_secret/],
    ['an unknown client_auth', [{ ...APP, client_auth: 'jwt' }], /client_auth/],
    ['scopes as text', [{ ...APP, scopes: 'a b' }], /scopes/],
    ['two scopes in one', [{ ...APP, scopes: ['a b'] }], /scopes/],
    ['a parameter of the protocol', [{ ...APP, authorize_parameters: { state: 'x' } }], /must not set state/],
    [
      'the redirect address',
      [{ ...APP, authorize_parameters: { redirect_uri: 'x' } }],
      /must not set redirect_uri/,
    ],
    [
      'a parameter that is no text',
      [{ ...APP, authorize_parameters: { prompt: 1 } }],
      /authorize_parameters/,
    ],
  ] as [string, unknown, RegExp][])
    test(`refuses ${what}`, ({ assert }) => {
      const read = parseOauthApps(typeof text === 'string' ? text : JSON.stringify(text))
      assert.match((read as { problem: string }).problem, problem)
    })

  test('accepts http on this machine', ({ assert }) => {
    for (const host of ['127.0.0.1:8080', 'localhost', '[::1]:9'])
      assert.property(parseOauthApps(JSON.stringify([{ ...APP, token_url: `http://${host}/token` }])), 'apps')
  })

  test('a problem never shows a secret', ({ assert }) => {
    const read = parseOauthApps(JSON.stringify([{ ...APP, client_secret: 'hunter2', scopes: 7 }]))
    assert.notInclude(JSON.stringify(read), 'hunter2')
  })
})
