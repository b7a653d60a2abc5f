import { test } from '@japa/runner'
import fc from 'fast-check'
import { canonicalUrl, isFreeMailDomain, registrableDomain, sameSite } from '#domain/people/text/urls'

const CANONICAL: Array<[string, string | null]> = [
  ['Acme.com', 'https://acme.com'],
  ['http://www.Acme.com/', 'https://acme.com'],
  ['//acme.com/About/', 'https://acme.com/About'],
  ['https://acme.com:443/a//b/#team', 'https://acme.com/a/b'],
  ['http://acme.com:8080/', 'https://acme.com:8080'],
  ['https://acme.com/?utm_source=x&b=2&a=1&fbclid=y', 'https://acme.com?a=1&b=2'],
  ['https://acme.com/?utm_campaign=x', 'https://acme.com'],
  ['https://acme.com/?a=2&a=1', 'https://acme.com?a=1&a=2'],
  ['https://acme.com/%7ejane/%c3%bc', 'https://acme.com/~jane/%C3%BC'],
  ['https://user:secret@acme.com/x', 'https://acme.com/x'],
  ['https://münchen.de', 'https://xn--mnchen-3ya.de'],
  ['https://acme.com.', 'https://acme.com'],
  ['www.com', 'https://www.com'],
  ['http://127.0.0.1:3333/x', 'https://127.0.0.1:3333/x'],
  ['lumonest.example', 'https://lumonest.example'],
  ['jane@acme.com', null],
  ['mailto:jane@acme.com', null],
  ['ftp://acme.com', null],
  ['javascript:alert(1)', null],
  ['acme', null],
  ['two words.com', null],
  ['', null],
]
const DOMAINS: Array<[string, string | null]> = [
  ['jobs.acme.co.uk', 'acme.co.uk'],
  ['https://www.acme.com.br/x?y', 'acme.com.br'],
  ['jane@mail.acme.com', 'acme.com'],
  ['jane.github.io', 'jane.github.io'],
  ['a.jane.github.io', 'jane.github.io'],
  ['shop.lumonest.example', 'lumonest.example'],
  ['ACME.DE', 'acme.de'],
  ['192.168.0.1', null],
  ['co.uk', null],
  ['acme', null],
  ['', null],
]

test.group('urls', () => {
  for (const [text, expected] of CANONICAL)
    test(`${text || 'nothing'} is ${expected}`, ({ assert }) => assert.equal(canonicalUrl(text), expected))
  for (const [text, expected] of DOMAINS)
    test(`the domain of ${text || 'nothing'} is ${expected}`, ({ assert }) =>
      assert.equal(registrableDomain(text), expected))

  test('recognises free mail domains', ({ assert }) => {
    for (const domain of [
      'gmail.com',
      'GMX.de',
      'yahoo.co.uk',
      'hotmail.fr',
      'qq.com',
      'web.de',
      'proton.me',
      'mail.ru',
      'uol.com.br',
    ])
      assert.isTrue(isFreeMailDomain(domain), domain)
    for (const domain of [
      'acme.com',
      'google.com',
      'yahooinc.com',
      'apple.com',
      'notgmail.com',
      'gmail.com.acme.com',
      '',
    ])
      assert.isFalse(isFreeMailDomain(domain), domain)
  })

  test('compares sites', ({ assert }) => {
    assert.isTrue(sameSite('https://www.acme.co.uk/a', 'jobs.acme.co.uk'))
    assert.isTrue(sameSite('http://127.0.0.1:1/', 'http://127.0.0.1:2/'))
    assert.isFalse(sameSite('jane.github.io', 'bob.github.io'))
    assert.isFalse(sameSite('acme.co.uk', 'other.co.uk'))
    assert.isFalse(sameSite('', ''))
  })

  test('the canonical form is idempotent and keeps the site', ({ assert }) => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const canonical = canonicalUrl(url)
        assert.isNotNull(canonical)
        assert.equal(canonicalUrl(canonical!), canonical)
        assert.equal(canonicalUrl(url.replace(/^https?:\/\//, '')), canonical)
        assert.equal(registrableDomain(url), registrableDomain(canonical!))
        assert.isNull(/#|[?&]utm_/.exec(canonical!))
      })
    )
  })

  test('never throws for any text', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const canonical = canonicalUrl(text)
        assert.isTrue(canonical === null || canonicalUrl(canonical) === canonical)
        assert.isBoolean(sameSite(text, text))
      })
    )
  })
})
