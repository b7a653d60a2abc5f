import { test } from '@japa/runner'
import { emailSide } from '#domain/truth/email_side'
import { initialEvidence, type IdentityEvidence } from '#domain/truth/identity/identity_evidence'
import { readSubject, type Row } from '#domain/truth/subject'

const knownFrom = (row: Row, domains: string[] = []): IdentityEvidence => {
  const known = initialEvidence(readSubject('person', row))
  for (const domain of domains) known.domains.set(domain, 0.9)
  return known
}
const ROW: Row = { name: 'Zoe Garner', company: 'Larchcast Systems' }

const CASES: [email: string, side: string, row?: Row, domains?: string[], onEmployersSite?: boolean][] = [
  ['zoe@larchcastsystems.com', 'work'],
  ['zoe@mail.larchcast-systems.co.uk', 'work'],
  ['zoe@larchcast.io', 'work'],
  ['zoe@gmail.com', 'personal'],
  ['zoe@postbox.example', 'personal'],
  ['me@zoegarner.net', 'personal'],
  ['hello.zoe@garner-zoe.org', 'personal'],
  ['info@larchcastsystems.com', 'role'],
  ['info@garner-daughters.com', 'work', { name: 'Zoe Garner', company: 'Garner & Daughters' }],
  ['info@lcs-group.net', 'role'],
  ['zoe@lcs-group.net', 'work'],
  ['zoe@ict.uvelm.example', 'work'],
  ['zoe@lcs-group.net', 'work', ROW, ['lcs-group.net']],
  ['zoe@lcs-group.net', 'work', ROW, [], true],
  ['zoe@gmail.com', 'personal', ROW, [], true],
  ['zoe@lcs-group.net', 'work', { name: 'Zoe Garner' }],
  ['zoe@webmail.example', 'personal', { name: 'Zoe Garner' }],
  ['me@zoegarner.net', 'work', { name: 'Zoe Garner', domain: 'zoegarner.net' }],
  ['zoe@alumni.uvelm.example', 'personal'],
  ['zoe@garn.er', 'personal'],
  ['zoe@garner.net', 'personal'],
  ['zoe@npg-garner.net', 'work'],
  ['zoe@notaipec.it', 'personal'],
  ['zoe@cospec.example', 'work'],
  ['me@zoegarner.net', 'work', { name: 'Zoe Garner', company: 'Garner & Daughters' }],
  ['me@zoegarner.net', 'work', { name: 'Zoe Garner', company: 'Freelance' }],
  ['me@zoegarner.net', 'personal', { name: 'Zoe Garner', company: 'Freie Universität Velm' }],
  ['zoe@wanderlens.me', 'work'],
  ['zoe@wanderlens.dev', 'work'],
  ['zoe@wanderlens.com', 'work'],
  ['zoe@math.uni-velm.me', 'work'],
  ['info@zoegarner.net', 'work', { name: 'Zoe Garner' }],
  ['info@zoegarner.net', 'work', { name: 'Zoe Garner', company: 'Garner & Daughters' }],
  ['info@zoegarner.net', 'personal'],
  ['zoe@garner.com', 'work', { name: 'Zoe Garner', company: 'Garner' }],
]

test.group('truth: work and personal addresses', () => {
  for (const [email, side, row = ROW, domains = [], onEmployersSite = false] of CASES)
    test(`${email}${domains.length ? ' with the domain known' : ''}${onEmployersSite ? ' on the site of the employer' : ''} of ${row.company ?? 'no employer known'} is ${side}`, ({
      assert,
    }) => {
      assert.equal(emailSide(email, knownFrom(row, domains), { onEmployersSite }), side)
    })

  test('without evidence, only addresses at mail providers are personal', ({ assert }) => {
    assert.equal(emailSide('zoe@acme.com', null, { onEmployersSite: false }), 'work')
    assert.equal(emailSide('zoe@web.de', null, { onEmployersSite: false }), 'personal')
  })

  test('an address at the domain of the person’s own site is personal', ({ assert }) => {
    const known = knownFrom(ROW)
    known.own.set('site:wanderlens.com', 0.9)
    assert.equal(emailSide('zoe@wanderlens.com', known, { onEmployersSite: false }), 'personal')
    assert.equal(emailSide('zoe@wanderlens.me', known, { onEmployersSite: false }), 'personal')
    assert.equal(emailSide('zoe@lcs-group.me', known, { onEmployersSite: false }), 'work')
  })

  test('at a domain with the person’s name, addresses of a freelancer with an employer are work', ({
    assert,
  }) => {
    for (const [title, side] of [
      ['Freier IT-Berater', 'work'],
      ['Freelance photographer', 'work'],
      ['Zelfstandig fotograaf', 'work'],
      ['IT-Berater', 'personal'],
    ]) {
      const known = knownFrom(ROW)
      known.titles.push({ text: title, probability: 0.9 })
      assert.equal(emailSide('me@zoegarner.net', known, { onEmployersSite: false }), side, title)
    }
  })

  test('at the own site’s domain, addresses of people without an employer are work', ({ assert }) => {
    const known = knownFrom({ name: 'Zoe Garner' })
    known.own.set('site:wanderlens.com', 0.9)
    assert.equal(emailSide('zoe@wanderlens.com', known, { onEmployersSite: false }), 'work')
    assert.equal(emailSide('hello@wanderlens.com', known, { onEmployersSite: false }), 'work')
  })
})
