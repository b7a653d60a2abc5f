import { test } from '@japa/runner'
import { parseTrustProxy } from '#domain/access/trust_proxy'

function trusts(setting: string, address: string, distance = 0): boolean {
  const read = parseTrustProxy(setting)
  if ('problem' in read) throw new Error(read.problem)
  return read.trusts(address, distance)
}

test.group('TRUST_PROXY', () => {
  test('an empty setting trusts no proxy, not even this machine', ({ assert }) => {
    for (const setting of ['', ' ', '0'])
      for (const address of ['127.0.0.1', '::1', '10.0.0.1', '8.8.8.8'])
        assert.isFalse(trusts(setting, address), `${setting} ${address}`)
  })

  test('a number trusts that many proxies at any address', ({ assert }) => {
    assert.deepEqual(
      [0, 1, 2, 3].map((distance) => trusts('2', '8.8.8.8', distance)),
      [true, true, false, false]
    )
  })

  test('a list trusts its addresses, including IPv4-mapped ones')
    .with([
      {
        setting: 'loopback',
        inside: ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'],
        outside: ['10.0.0.1', '::2'],
      },
      {
        setting: 'private',
        inside: ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', '::ffff:192.168.1.1'],
        outside: ['127.0.0.1', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:8.8.8.8'],
      },
      {
        setting: ' Loopback , 203.0.113.0/24, 2001:db8::/32 ',
        inside: ['127.0.0.1', '203.0.113.200', '2001:db8:1::1'],
        outside: ['203.0.114.1', '2001:db9::1', '10.0.0.1', 'unknown', ''],
      },
    ])
    .run(({ assert }, { setting, inside, outside }) => {
      for (const address of inside) assert.isTrue(trusts(setting, address, 3), address)
      for (const address of outside) assert.isFalse(trusts(setting, address), address)
    })

  test('a problem quotes the invalid part', ({ assert }) => {
    for (const [setting, said] of [
      ['everybody', /"everybody"/],
      ['10.0.0.0/33', /"10.0.0.0\/33"/],
      ['loopback,constructor', /"constructor"/],
      ['11', /at most 10/],
      ['-1', /"-1"/],
    ] as const) {
      const read = parseTrustProxy(setting)
      assert.match('problem' in read ? read.problem : '', said)
    }
  })
})
