import { test } from '@japa/runner'
import { addressLikeness } from '#domain/truth/identity/row_addresses'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'

const page = (url: string, title: string, body: string, head = ''): MemoryPage => ({
  url,
  observedAt: '2026-10-01T00:00:00Z',
  html: `<html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
})

/** Returns the names on confirmed pages, and whether the page is the bearer's own. */
async function confirmed(entity: 'person' | 'company', row: Row, ...pages: MemoryPage[]): Promise<string[]> {
  const { sources } = await research(readSubject(entity, row), new PageSource(new MemoryEvidence(pages)), {
    ...{ now: '2026-11-01T00:00:00Z', maxAgeDays: 365, allowStale: true, pages: 20, leads: [] },
  })
  return sources
    .filter(({ identity }) => identity >= 0.75)
    .map(({ mention: { own, name } }) => (own ? `own ${name}` : `${name}`))
}

test.group('truth: who bears the address of a row', () => {
  const team = page(
    'https://tidewell.example/team',
    'Team | Tidewell Audit',
    `<h1>Team</h1><p>_ Corrin Ada Vasse Marlow</p><p>cvasse@tidewell.example</p><p>Auditor since 1990.</p>
     <p>_ Ilse Brandtner</p><p>brandtner@tidewell.example</p><footer>© 2026 Tidewell Audit Ltd</footer>`
  )

  test('[DS-024] a line above the row’s mailbox names its bearer', async ({ assert }) => {
    assert.deepEqual(await confirmed('person', { email: 'cvasse@tidewell.example' }, team), [
      'Corrin Ada Vasse Marlow',
    ])
    assert.deepEqual(await confirmed('person', { email: 'brandtner@tidewell.example' }, team), [
      'Ilse Brandtner',
    ])
    assert.isEmpty(await confirmed('person', { email: 'jdoe@tidewell.example' }, team))
  })

  test('[DS-024] a line may have a longer form of the row’s name', async ({ assert }) => {
    const row = { name: 'Corrin Vasse', company: 'Tidewell Audit' }
    assert.deepEqual(await confirmed('person', row, team), ['Corrin Ada Vasse Marlow'])
  })

  test('mailboxes and profiles are like a name as a whole, in part or not', ({ assert }) => {
    const like = (row: Row) => addressLikeness(readSubject('person', row), 'Corrin Ada Vasse')
    const profile = (handle: string) => ({ pronet_url: `https://www.linkedin.com/in/${handle}` })
    assert.equal(like({ email: 'corrin.vasse@mail.example' }), 1)
    assert.equal(like(profile('corrin-ada-vasse-tidewell-audit')), 1)
    for (const local of ['vasse', 'corrin', 'cavasse', 'c.vasse']) {
      assert.isAbove(like({ email: `${local}@mail.example` }), 0.5, local)
      assert.isBelow(like({ email: `${local}@mail.example` }), 1, local)
    }
    for (const row of [
      { email: 'info@vasse.example' },
      { email: 'ada@mail.example' },
      profile('tidewell-audit'),
    ])
      assert.equal(like(row), 0)
  })

  test('[DS-024] structured data may name the person whom the text calls by the first name', async ({
    assert,
  }) => {
    const band = (member: string) =>
      `<script type="application/ld+json">{"@type":"PerformingGroup","name":"The Tidewell Singer",
      "url":"https://tidewell.example","member":{"@type":"Person","name":"${member}","jobTitle":"Singer"}}</script>`
    const body = '<h1>Songs for weddings</h1><p>Corrin sings at your wedding.</p>'
    const at = (member: string) =>
      page('https://tidewell.example/', 'The Tidewell Singer', body, band(member))
    const row = (name: string) => ({ name, company: 'The Tidewell Singer' })
    assert.deepEqual(await confirmed('person', row('Corrin Vasse'), at('Corrin Vasse')), ['Corrin Vasse'])
    assert.isEmpty(await confirmed('person', row('Ada Quill'), at('Ada Quill')))
  })
})

test.group('truth: sites that name their owner only in their address', () => {
  const name = 'Vasse Surveying Office'
  const host = '<meta property="og:site_name" content="www.geovs.example">'
  const about = page(
    'https://www.geovs.example/about',
    'The team',
    `<h1>About us</h1><h3>Corrin Vasse</h3><p>Managing Director</p><p>${name} measures since 1990.</p>`,
    `${host}<meta name="description" content="${name}">`
  )

  test('[DS-024] the description names the company of a site that is only called by its host', async ({
    assert,
  }) => {
    assert.deepEqual(await confirmed('company', { name }, about), [`own ${name}`])
    assert.isEmpty(await confirmed('company', { name: 'Quell Surveying Office' }, about))
  })

  test('[DS-024] a host of the company’s name stands for it if the pages write another form of the name', async ({
    assert,
  }) => {
    const body = '<h1>Hello</h1><footer>© 2026 VSO Surveyors Quell Ltd</footer>'
    const at = (url: string) => page(url, 'VSO Surveyors Quell', body)
    const row = { name: 'VSO Office for Surveying Quell' }
    const found = await confirmed('company', row, at('https://vsoquell.example/'))
    assert.deepEqual(found, ['own VSO Surveyors Quell'])
    assert.isEmpty(await confirmed('company', row, at('https://tidewell.example/')))
  })

  test('[DS-024] a page without the company’s name in its text is its site all the same', async ({
    assert,
  }) => {
    const body = '<h1>About us</h1><h3>Corrin Vasse</h3><p>Managing Director</p>'
    const meta = `${host}<meta name="description" content="${name}">`
    const bare = page('https://www.geovs.example/about', 'The team', body, meta)
    assert.deepEqual(await confirmed('company', { name }, bare), [`own ${name}`])
    assert.deepEqual(await confirmed('person', { name: 'Corrin Vasse', company: name }, bare), [
      'Corrin Vasse',
    ])
  })

  test('[DS-024] a host is no employer that contradicts the row’s', async ({ assert }) => {
    assert.include(await confirmed('person', { name: 'Corrin Vasse', company: name }, about), 'Corrin Vasse')
  })

  test('[DS-024] another page of an own site may name the employer', async ({ assert }) => {
    const home = page(
      'https://quellblog.example/',
      'Corrin Vasse',
      '<h1>Corrin Vasse</h1><p>I write.</p><a href="/cv">cv</a>'
    )
    const cv = page('https://quellblog.example/cv', 'CV', '<h1>Jobs</h1><p>Since 2020 at Tidewell Audit.</p>')
    const row = { name: 'Corrin Vasse', company: 'Tidewell Audit' }
    assert.include(await confirmed('person', row, home, cv), 'own Corrin Vasse')
    assert.isEmpty(await confirmed('person', { ...row, company: 'Ibexlix Learning' }, home, cv))
  })
})
