import { test } from '@japa/runner'
import fc from 'fast-check'
import { handleLikeness } from '#domain/people/names/handles'
import type { Row } from '#domain/truth/subject'
import { all, company, first, person } from './sketches.js'

const ZOE: Row = { name: 'Zoe Garner', domain: 'zoegarner.example' }

test.group('truth: identity', () => {
  test('a supplied URL is certain in any spelling', ({ assert }) => {
    const row = { socials: { microblog: '@zoe_g' }, pronet_url: 'https://www.linkedin.com/in/zoe-garner-8d4' }
    assert.equal(first(person(row), { url: 'https://twitter.com/Zoe_G', name: 'Z' }), 1)
    assert.equal(
      first(person(row), { url: 'https://de.linkedin.com/in/zoe-garner-8d4/', name: 'Zoe Garner' }),
      1
    )
    assert.equal(first(person(ZOE), { url: 'http://www.zoegarner.example/cv', name: 'Zoe Garner' }), 1)
    assert.isBelow(first(person(ZOE), { url: 'https://other.example/', name: 'Ann Lee' }), 0.01)
  })

  test('[DS-068] a profile that shares only the name is below 0.1', ({ assert }) => {
    for (const url of [
      'https://x.com/garner_music',
      'https://www.instagram.com/zoegarner',
      'https://www.linkedin.com/in/zoe-garner-111',
      'https://zoes-blog.example/',
    ])
      assert.isBelow(first(person(ZOE), { url, name: 'Zoe Garner' }), 0.1)
    assert.isBelow(
      first(company({ name: 'Acme', domain: 'acme.example' }), {
        url: 'https://x.com/coyote',
        name: 'Acme',
        entity: 'company',
      }),
      0.1
    )
  })

  test('[DS-066] [DS-069] the probability is above 0.5 only with a confirming link', ({ assert }) => {
    const row = { ...ZOE, company: 'Acme' }
    const profile = {
      url: 'https://www.instagram.com/zoegarner',
      name: 'Zoe Garner',
      company: 'Acme',
      place: 'Lyon, France',
    }
    const site = { url: 'https://zoegarner.example/', name: 'Zoe Garner', place: 'Lyon' }
    const [, short] = all(person(row), site, profile)
    assert.isAtLeast(short, 0.45)
    assert.isBelow(short, 0.5)
    const [, back] = all(person(row), site, { ...profile, links: ['https://www.zoegarner.example'] })
    const [, named] = all(person(row), { ...site, links: [profile.url] }, profile)
    assert.isAbove(back, 0.9)
    assert.isAbove(named, 0.9)
    const [, both] = all(person(row), { ...site, links: [profile.url] }, { ...profile, links: [site.url] })
    assert.isAbove(both, Math.max(back, named))
  })

  test('[DS-066] name, place and industry identify a company without a link', ({ assert }) => {
    const handle = 'https://x.com/tindraropeworks'
    const site = { url: 'https://tindraropeworks.example/', name: 'Tindra Rope Works', place: 'Lyon' }
    const as = (entity: 'person' | 'company') => ({ url: handle, name: site.name, place: 'Lyon', entity })
    const row = { name: site.name, domain: 'tindraropeworks.example' }
    const [, ofCompany] = all(company(row), { ...site, entity: 'company' as const }, as('company'))
    const [, ofPerson] = all(person(row), site, as('person'))
    assert.isAbove(ofCompany, 0.5)
    assert.isBelow(ofPerson, 0.5)
  })

  test('[DS-024] the employer distinguishes namesakes', ({ assert }) => {
    const at = (employer: string) => person({ name: 'Erin Atkins', company: employer })
    const profile = {
      url: 'https://www.linkedin.com/in/erin-atkins-16ee8',
      name: 'Erin Atkins',
      company: 'Hexanest Health',
    }
    assert.isAbove(first(at('Hexanest Health GmbH'), profile), 0.9)
    assert.isBelow(first(at('Ibexlix Learning'), profile), 0.05)
  })

  test('a former employer still supports the identity', ({ assert }) => {
    const subject = person({ name: 'Stella Drake', company: 'Elmora' })
    const news = {
      url: 'https://news.example/a',
      own: false,
      name: 'Stella Drake',
      company: 'Yarroworks',
      former: 'Elmora',
    }
    assert.isAbove(first(subject, news), 0.75)
  })

  test('a parody never matches, even if it links to its target', ({ assert }) => {
    const subject = company({ name: 'Rivadyne Learning', domain: 'rivadyne.example' })
    const parody = {
      url: 'https://x.com/rivadyne_fans',
      name: 'Rivadyne Learning',
      entity: 'company' as const,
      links: ['https://rivadyne.example'],
    }
    assert.isAbove(first(subject, { ...parody, url: 'https://x.com/rivadynehq' }), 0.75)
    for (const text of [
      'Unofficial fan and parody account. Not affiliated.',
      'Inoffizieller Account',
      'Cuenta de fans',
    ])
      assert.isBelow(first(subject, { ...parody, text }), 0.1)
  })

  test('a second profile on the same network is another person', ({ assert }) => {
    const subject = person({
      name: 'Zoe Garner',
      company: 'Acme',
      pronet_url: 'https://www.linkedin.com/in/zoe-garner-8d4',
    })
    const other = { url: 'https://www.linkedin.com/in/zoe-garner-999', name: 'Zoe Garner' }
    assert.isBelow(first(subject, other), 0.01)
  })

  test('a site confirms a profile, which confirms its employer', ({ assert }) => {
    const subject = person({ name: 'Marion Chang', socials: { codehost: 'https://github.com/marionchang' } })
    const code = { url: 'https://github.com/marionchang', name: 'Marion Chang', place: 'Atlanta, Georgia' }
    const site = {
      url: 'https://marionchang.example/',
      name: 'Marion Chang',
      links: [code.url, 'https://x.com/mchang'],
      company: 'Umbranest',
    }
    const microblog = { url: 'https://x.com/mchang', name: 'Marion Chang' }
    const talk = {
      url: 'https://conf.example/speakers/7',
      own: false,
      name: 'Marion Chang',
      company: 'Umbranest LLC',
    }
    const namesake = {
      url: 'https://conf.example/speakers/9',
      own: false,
      name: 'Marion Chang',
      company: 'Hooli',
      place: 'Oslo',
    }
    const [, ofSite, ofMicroblog, ofTalk, ofNamesake] = all(subject, code, site, microblog, talk, namesake)
    assert.isAbove(ofSite, 0.85)
    assert.isAbove(ofMicroblog, 0.8)
    assert.isAbove(ofTalk, 0.75)
    assert.isBelow(ofNamesake, 0.05)
    assert.isBelow(all(subject, code, talk)[1], 0.1)
  })

  test('namesakes do not confirm each other', ({ assert }) => {
    const subject = person({ name: 'Zoe Garner', company: 'Acme' })
    const one = {
      url: 'https://zoe.example/',
      name: 'Zoe Garner',
      links: ['https://x.com/zoeg'],
      company: 'Hooli',
    }
    const two = {
      url: 'https://x.com/zoeg',
      name: 'Zoe Garner',
      links: ['https://zoe.example/'],
      company: 'Hooli',
    }
    for (const probability of all(subject, one, two)) assert.isBelow(probability, 0.05)
  })

  test('a person is not a company', ({ assert }) => {
    assert.equal(
      first(person({ name: 'Acme' }), { url: 'https://a.example/', name: 'Acme', entity: 'company' }),
      0
    )
  })

  const HANDLES: [string, string, string][] = [
    ['zoegarner', 'Zoë Garner', 'whole'],
    ['in/zoe-garner', 'Zoe Garner', 'whole'],
    ['garner.zoe', 'Zoe Garner', 'whole'],
    ['zgarner', 'Zoe Garner', 'part'],
    ['zoegarner47', 'Zoe Garner', 'part'],
    ['zoe_garner_dev', 'Zoe Garner', 'part'],
    ['nightowl', 'Zoe Garner', 'unlike'],
    ['zoe', 'Zoe Garner', 'unlike'],
    ['rivadynelearninghq', 'Rivadyne Learning', 'part'],
    ['', 'Zoe Garner', 'unlike'],
  ]
  for (const [handle, name, likeness] of HANDLES)
    test(`handle ${handle || '(none)'} of ${name}: ${likeness}`, ({ assert }) => {
      assert.equal(handleLikeness(handle, name), likeness)
    })

  test('probabilities are between 0 and 1, independent of the order of candidates', ({ assert }) => {
    const urls = [
      'https://a.example/',
      'https://x.com/zoeg',
      'https://www.linkedin.com/in/zg',
      'https://n.example/1',
    ]
    const sketch = fc.record({
      url: fc.constantFrom(...urls),
      name: fc.constantFrom('Zoe Garner', 'Z. Garner', 'Ann Lee'),
      links: fc.subarray(urls),
      own: fc.boolean(),
      company: fc.constantFrom('Acme', 'Hooli', undefined),
      place: fc.constantFrom('Lyon', 'Oslo', undefined),
    })
    const subject = person({ name: 'Zoe Garner', company: 'Acme', domain: 'a.example' })
    fc.assert(
      fc.property(fc.array(sketch, { maxLength: 6 }), (sketches) => {
        const forwards = all(subject, ...sketches)
        assert.isTrue(forwards.every((probability) => probability >= 0 && probability <= 1))
        const backwards = all(subject, ...[...sketches].reverse()).reverse()
        for (const [i, probability] of forwards.entries()) assert.closeTo(backwards[i], probability, 1e-9)
      }),
      { numRuns: 60 }
    )
  })
})
