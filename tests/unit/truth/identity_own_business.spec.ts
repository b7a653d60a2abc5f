import { test } from '@japa/runner'
import { all, company, first, person } from './sketches.js'

test.group('truth: identity of people and companies with sites of other names', () => {
  const ROW = { name: 'Odile Varnmark', company: 'Odile Varnmark Ceramics' }

  test('[DS-024] an employer that bears the own name confirms an own site', ({ assert }) => {
    const site = { url: 'https://quellstudio.example/', name: 'Odile Varnmark' }
    assert.isBelow(first(person({ ...ROW, company: 'Ibexlix Learning' }), site), 0.1)
    const own = first(person(ROW), site)
    assert.isAbove(own, first(person({ ...ROW, company: 'Ibexlix Learning' }), site))
    assert.equal(
      first(person(ROW), { ...site, own: false }),
      first(person({ name: ROW.name }), { ...site, own: false })
    )
  })

  test('[DS-024] a host that is named after the employer confirms its people', ({ assert }) => {
    const row = person({ name: 'Odile Varnmark', company: 'Varnmark Kiln Works' })
    const at = (url: string) => first(row, { url, name: 'Odile Varnmark' })
    assert.isAbove(at('https://varnmarkkilnworks.example/'), 0.5)
    assert.isAbove(at('https://jdoe.github.io/varnmark-kiln-works/'), at('https://jdoe.github.io/shop/'))
    assert.isBelow(at('https://other.example/'), 0.1)
  })

  test('the folder of a shared host may name the owner', ({ assert }) => {
    const row = person({ name: 'Odile Varnmark' })
    const at = (url: string) => first(row, { url, name: 'Odile Varnmark' })
    assert.equal(at('https://jdoe.github.io/odile-varnmark/'), at('https://odilevarnmark.example/'))
    assert.isBelow(at('https://jdoe.example/odile-varnmark/'), 0.1)
  })

  test('a company on another host than its domain is recognised by its names', ({ assert }) => {
    const row = company({ domain: 'varnmarkkilns.example' })
    const at = (url: string, name: string) => first(row, { url, name, entity: 'company' })
    const named = at('https://varnmark-kilns.github.io/', 'Varnmark Kilns')
    assert.isAbove(named, at('https://jdoe.github.io/', 'Varnmark Kilns'))
    assert.isAbove(at('https://jdoe.github.io/', 'Varnmark Kilns'), at('https://jdoe.github.io/', 'Quell'))
    const [shown] = all(row, {
      url: 'https://jdoe.github.io/varnmarkkilns/',
      name: 'Varnmark Kilns',
      entity: 'company',
      text: 'Write to office@varnmarkkilns.example',
    })
    assert.isAbove(shown, 0.9)
  })

  test('[DS-024] on a site that shows the row’s address, a name unlike the address is no rival of the owner', ({
    assert,
  }) => {
    const row = person({ email: 'ovmk@mail.example' })
    const site = { url: 'https://ov96.github.io/', name: 'Odile Marchetti', isAddressShown: true }
    const heading = { url: site.url, name: 'Varnmark Quell', own: false, email: 'ovmk@mail.example' }
    const [owner] = all(row, site, heading)
    assert.isAbove(owner, 0.5)
    const [withMailbox] = all(row, { ...site, email: 'odile@marchetti.example' }, heading)
    assert.isBelow(withMailbox, 0.1)
    const [ofMailbox] = all(person({ email: 'varnmark.quell@mail.example' }), site, {
      ...heading,
      email: 'varnmark.quell@mail.example',
    })
    assert.isBelow(ofMailbox, 0.1)
  })

  test('[DS-024] a page that shows an address of the row confirms a mention of its name', ({ assert }) => {
    const row = person({ name: 'Odile Varnmark', socials: { codehost: 'ovmk96' } })
    const mention = { url: 'https://tidewell.example/people', name: 'Odile Varnmark', own: false }
    assert.isBelow(first(row, mention), 0.1)
    assert.isAbove(first(row, { ...mention, isAddressShown: true }), 0.9)
    assert.isBelow(first(row, { ...mention, name: 'Ada Quell', isAddressShown: true }), 0.1)
    const nameless = person({ pronet_url: 'https://www.linkedin.com/in/odilevarnmark' })
    assert.isAbove(first(nameless, { ...mention, isAddressShown: true }), 0.9)
    assert.isBelow(first(nameless, { ...mention, name: 'Ada Quell', isAddressShown: true }), 0.1)
  })
})
