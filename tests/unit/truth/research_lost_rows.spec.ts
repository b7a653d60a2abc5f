import { test } from '@japa/runner'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'

const page = (url: string, title: string, body: string, language = 'en'): MemoryPage => ({
  url,
  observedAt: '2026-10-01T00:00:00Z',
  html: `<html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`,
})

/** Returns `entity name` of the mentions of confirmed pages, with their claims. */
async function confirmed(entity: 'person' | 'company', row: Row, pages: MemoryPage[]) {
  const { sources } = await research(readSubject(entity, row), new PageSource(new MemoryEvidence(pages)), {
    ...{ now: '2026-11-01T00:00:00Z', maxAgeDays: 365, allowStale: true, pages: 20, leads: [] },
  })
  return sources
    .filter(({ identity }) => identity >= 0.75)
    .map(({ page: { url }, mention }) => ({
      url,
      own: mention.own,
      name: mention.name,
      claims: mention.claims,
    }))
}

test.group('truth: a page that names the person of a row in an unusual way', () => {
  const SITE = 'https://tidewell.example/'
  const foot = '<footer>© 2026 Tidewell Systems Ltd</footer>'
  const row = { name: 'Corrin Vasse', company: 'Tidewell Systems' }

  test('a heading with a registration number after the name counts', async ({ assert }) => {
    const about = page(
      `${SITE}about`,
      'About | Tidewell Systems',
      `<h1>About Tidewell Systems</h1><h4>Dr. Corrin Vasse – CRM 58.112</h4><p>Pumps are his life.</p>${foot}`
    )
    const [found] = await confirmed('person', row, [about])
    assert.equal(found?.name, 'Corrin Vasse')
    assert.isFalse(found.own)
  })

  test('news of the employer about the person count', async ({ assert }) => {
    const news = page(
      `${SITE}news/award`,
      'Colleague receives an award | Tidewell Systems',
      `<h1>Our colleague Corrin Vasse receives an award</h1><p>We at Tidewell Systems are proud of it.</p>${foot}`
    )
    const [found] = await confirmed('person', row, [news])
    assert.equal(found?.name, 'Corrin Vasse')
    assert.deepEqual(
      found.claims.filter(({ field }) => field === 'name' || field === 'company').map(({ value }) => value),
      ['Corrin Vasse', 'Tidewell Systems']
    )
  })

  test('contacts below a name without a title stay the company’s', async ({ assert }) => {
    const about = page(
      `${SITE}about`,
      'About | Tidewell Systems',
      `<h1>About Tidewell Systems</h1><h4>Dr. Corrin Vasse – CRM 58.112</h4><p>office@tidewell.example</p>${foot}`
    )
    const [found] = await confirmed('person', row, [about])
    assert.notInclude(
      found.claims.map(({ field }) => field),
      'email'
    )
  })

  test('a part of a longer word is no name', async ({ assert }) => {
    const about = page(
      `${SITE}about`,
      'About | Tidewell Systems',
      `<h1>About Tidewell Systems</h1><p>See the Corrin Vassedal by Tidewell Systems.</p>${foot}`
    )
    assert.deepEqual(await confirmed('person', row, [about]), [])
  })

  test('a label for the name makes a page about the person, whatever its title is', async ({ assert }) => {
    const home = page(
      'https://naka-works.example/',
      'NAKA Portfolio',
      '<h1>NAKA Portfolio</h1><table><tr><th>氏名</th><td>仲 里之介</td></tr><tr><th>職名</th><td>准教授</td></tr><tr><th>所属</th><td>青浜工業高等専門学校</td></tr></table>',
      'ja'
    )
    const [found] = await confirmed('person', { name: '仲里之介', company: '青浜工業高等専門学校' }, [home])
    assert.equal(found?.name, '仲 里之介')
    assert.include(
      found.claims.map(({ field }) => field),
      'title'
    )
  })
})

test.group('truth: the person of an e-mail address or profile', () => {
  const foot = '<footer>© 2026 Hausarztpraxis Anke Rehm</footer>'

  test('a role mailbox belongs to the person after whom mail domain and site are named', async ({
    assert,
  }) => {
    const home = page(
      'https://hausarzt-rehm.example/',
      'Hausarztpraxis Anke Rehm – Innere Medizin',
      `<h1>Hausarztpraxis Anke Rehm</h1><p>info@hausarztpraxis-rehm.example</p>${foot}`,
      'de'
    )
    const [found] = await confirmed('person', { email: 'info@hausarztpraxis-rehm.example' }, [home])
    assert.equal(found?.name, 'Anke Rehm')
  })

  test('the team page of a role mailbox’s site names its person without the address', async ({ assert }) => {
    const nav = '<nav><a href="/">Start</a> <a href="/team.html">Team</a></nav>'
    const pages = [
      page(
        'https://www.tierarztpraxis-rehm.example/',
        'Tierarztpraxis Rehm',
        `${nav}<p>E-Mail: info@tierarztpraxis-rehm.example</p>`,
        'de'
      ),
      page(
        'https://www.tierarztpraxis-rehm.example/team.html',
        'Tierarztpraxis Rehm',
        `${nav}<h4>Tierärztin - Anke Rehm</h4><p>Seit 2009 in der Praxis.</p>`,
        'de'
      ),
    ]
    const names = (await confirmed('person', { email: 'info@tierarztpraxis-rehm.example' }, pages)).map(
      ({ name }) => name
    )
    assert.include(names, 'Anke Rehm')
  })

  test('a site named after one word of the handle belongs to the profile’s person', async ({ assert }) => {
    const home = page(
      'https://heyquellida.example/',
      'Quellida',
      '<nav>QUELLIDA Menu</nav><p>Designer of digital products.</p><a href="https://www.linkedin.com/in/hey-quellida">LinkedIn</a>'
    )
    const [found] = await confirmed('person', { pronet_url: 'https://www.linkedin.com/in/hey-quellida' }, [
      home,
    ])
    assert.equal(found?.name, 'Quellida')
  })

  test('links below another name on the site say nothing against its owner, if the handle is the owner’s', async ({
    assert,
  }) => {
    const home = page(
      'https://adaquill.example/',
      'Ada Quill',
      '<h1>Ada Quill</h1><p>Ecologist in Lyon.</p><article><h3>Bravos Dellin</h3><p>Engineer</p><a href="https://www.linkedin.com/in/adaquill">LinkedIn</a></article><footer>© Ada Quill</footer>'
    )
    const found = await confirmed('person', { pronet_url: 'https://www.linkedin.com/in/adaquill' }, [home])
    assert.deepEqual(
      found.map(({ name }) => name),
      ['Ada Quill']
    )
  })

  test('a person on a site that shows an address made of the whole name', async ({ assert }) => {
    const nav = '<nav><a href="/contact.html">Contact</a> <a href="/people.html">People</a></nav>'
    const foot = '<footer>© 2026 Reedlab</footer>'
    const pages = [
      page(
        'https://reedlab.example/contact.html',
        'Contact - Reedlab',
        `${nav}<p><a href="mailto:ada.quill@uni-quay.example">ada.quill@uni-quay.example</a></p>${foot}`
      ),
      page(
        'https://reedlab.example/people.html',
        'People - Reedlab',
        `${nav}<h4>Dr. Ada Quill</h4><p>Ecologist</p><h4>Ben Ray</h4><p>Ecologist</p><h4>Cora Dale</h4><p>Ecologist</p>${foot}`
      ),
    ]
    const names = (await confirmed('person', { email: 'ada.quill@uni-quay.example' }, pages)).map(
      ({ name }) => name
    )
    assert.deepEqual(names, ['Ada Quill'])
  })
})

test.group('truth: the site of a company whose name is not its title', () => {
  const own = async (name: string, pages: MemoryPage[]) =>
    (await confirmed('company', { name }, pages)).filter((one) => one.own).map((one) => one.name)

  test('the header that all pages share', async ({ assert }) => {
    const bio = page(
      'https://lorisvento.example/sito/bio.html',
      'Bio',
      '<header><a href="index.html">CARTA RIBELLE</a></header><p>Carta Ribelle nasce nel 2010 a Firenze.</p>',
      'it'
    )
    assert.deepEqual(await own('Carta Ribelle', [bio]), ['CARTA RIBELLE'])
  })

  test('a line of the imprint with an address below', async ({ assert }) => {
    const home = page(
      'https://www.quarz-beratung.example/',
      'Strategische Beratung – Milan Quarz',
      '<h1>Produkte, die passen</h1><p>Wir helfen.</p><p>Milan Quarz</p><p>Büro für Produktfragen Quarz</p><p>Franzweg 2</p><p>40764 Langenfeld</p><p>E-Mail: milan@quarz.example</p>',
      'de'
    )
    assert.deepEqual(await own('Büro für Produktfragen Quarz', [home]), ['Büro für Produktfragen Quarz'])
  })

  test('the publisher in a legal notice, but not the host', async ({ assert }) => {
    const legal = page(
      'https://9h30.example/mentions-legales.html',
      '9h30 - Mentions légales',
      '<h1>Mentions légales</h1><p>Le site 9h30.example est édité par Solvana Conseil, Société par Actions Simplifiée.</p><p>Il est hébergé par Grand Nuage, Roubaix.</p><footer>© 9h30</footer>',
      'fr'
    )
    assert.deepEqual(await own('Solvana Conseil', [legal]), ['Solvana Conseil'])
    assert.deepEqual(await own('Grand Nuage', [legal]), [])
  })
})
