import { BlockList } from 'node:net'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { addressRefusal, egressTarget, NO_EXCEPTIONS, parseEgressAllow } from '#domain/evidence/egress'
import { inBlock, parseBlock, parseIp } from '#domain/evidence/ip_address'
import { PUBLIC_FORMS, SSRF_FORMS } from './ssrf_forms.js'

const refusal = (url: string, allow = '') => {
  const result = egressTarget(url, parseEgressAllow(allow))
  return 'refusal' in result ? result.refusal : null
}

test.group('egress', () => {
  test('refuses every form of a private address', ({ assert }) => {
    assert.isAtLeast(SSRF_FORMS.length, 60)
    assert.deepEqual(
      SSRF_FORMS.filter((url) => refusal(url) === null),
      []
    )
  })

  test('allows public addresses and names', ({ assert }) => {
    assert.deepEqual(
      PUBLIC_FORMS.flatMap((url) => refusal(url) ?? []),
      []
    )
  })

  test('allows private targets only if the operator allows them', ({ assert }) => {
    const table: [url: string, allow: string, passes: boolean][] = [
      ['http://127.0.0.1:8080/', '127.0.0.0/8', true],
      ['http://127.0.0.1:8080/', '127.0.0.1', true],
      ['http://127.0.0.2:8080/', '127.0.0.1', false],
      ['http://127.0.0.1:8080/', '127.0.0.1:8080', true],
      ['http://127.0.0.1:8081/', '127.0.0.1:8080', false],
      ['http://127.0.0.1:22/', '127.0.0.0/8', false],
      ['http://127.0.0.1:22/', '127.0.0.1:22', true],
      ['http://[::1]:3000/', '[::1]:3000', true],
      ['http://[::1]:3000/', '::1/128', true],
      ['http://[::ffff:127.0.0.1]/', '127.0.0.0/8', false],
      ['http://Wiki.Internal:8443/', 'wiki.internal:8443', true],
      ['http://wiki.internal/', 'wiki.internal:8443', false],
      ['http://wiki.internal/', '10.0.0.0/8', true],
      ['http://[64:ff9b::808:808]/', '64:ff9b::/96', true],
      ['http://10.1.2.3/', '192.168.0.0/16, 10.1.0.0/16', true],
      ['http://user@10.1.2.3/', '10.0.0.0/8', false],
    ]
    for (const [url, allow, passes] of table)
      assert.equal(refusal(url, allow) === null, passes, `${url} by ${allow}`)
  })

  test('quotes an invalid exception', ({ assert }) => {
    for (const wrong of [
      '10.0.0.0/33',
      'wiki.internal',
      '300.1.1.1/8',
      'http://a:80',
      'a:b',
      '::1/129',
      '10.0.0.0/8/8',
    ])
      assert.throws(() => parseEgressAllow(`127.0.0.1,${wrong}`), new RegExp(wrong.replaceAll('/', '\\/')))
  })

  test('address blocks match the BlockList of Node', ({ assert }) => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), fc.nat(32), (address, base, prefix) => {
        const list = new BlockList()
        list.addSubnet(base, prefix, 'ipv4')
        assert.equal(
          inBlock(parseIp(address)!, parseBlock(`${base}/${prefix}`)!),
          list.check(address, 'ipv4')
        )
      })
    )
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), fc.nat(128), (address, base, prefix) => {
        const list = new BlockList()
        list.addSubnet(base, prefix, 'ipv6')
        assert.equal(
          inBlock(parseIp(address)!, parseBlock(`${base}/${prefix}`)!),
          list.check(address, 'ipv6')
        )
      })
    )
  })

  test('refuses IPv4 addresses inside IPv6', ({ assert }) => {
    const prefixes = ['::ffff:', '::', '::ffff:0:', '64:ff9b::']
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom(...prefixes), (v4, prefix) => {
        assert.isNotNull(addressRefusal(prefix + v4, NO_EXCEPTIONS))
      })
    )
  })

  test('parses no address from invalid text', ({ assert }) => {
    for (const text of [
      '',
      '1.2.3',
      '1.2.3.4.5',
      '01.2.3.4',
      '256.1.1.1',
      '1.2.3.4 ',
      ':',
      ':::',
      '1::2::3',
      'fe80::1%eth0',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '::1.2.3',
      '12345::',
      '1:2:3:4:5:6:7:8::',
      '1.2.3.4::',
    ])
      assert.isNull(parseIp(text), text)
  })
})
