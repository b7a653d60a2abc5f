import { test } from '@japa/runner'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import { ownerName } from '#domain/evidence/extract/subject/owner_name'
import { isFieldOfWork } from '#domain/evidence/extract/values/fields_of_work'
import { plainTitle } from '#domain/evidence/extract/values/plain_title'
import { parsePage } from '#domain/evidence/parse/parse_page'
import { microblogUrl } from '#domain/people/networks/microblogs'
import { showsRowAddress } from '#domain/truth/identity/row_addresses'
import { readSubject } from '#domain/truth/subject'

const mentionsOn = (url: string, title: string, body: string) =>
  extractMentions(
    parsePage({
      url,
      via: [],
      html: `<html><head><title>${title}</title></head><body>${body}</body></html>`,
      observedAt: '2026-10-01T00:00:00Z',
      contentType: 'text/html',
      publishedAt: null,
    } as never)
  )

test.group('evidence: classes of real pages', () => {
  test('[DS-006] names of owners without what titles put around them', ({ assert }) => {
    assert.equal(ownerName('Jane Doe 2008-2024'), 'Jane Doe')
    assert.equal(ownerName('. : Jane Doe : .'), 'Jane Doe')
    assert.equal(ownerName('Tidewell GmbH, Berlin'), 'Tidewell GmbH')
    assert.equal(ownerName('Mr.Marco Bellini sito ufficiale'), 'Marco Bellini')
    assert.equal(ownerName('Tidewell - Website'), 'Tidewell')
  })

  test('[DS-006] an inner page names its owner at the start of the title', ({ assert }) => {
    const own = mentionsOn('https://norabeck.example/contact.html', 'Nora Beck - Contact', '<h1>Contact</h1>')
    assert.deepEqual(
      own.filter((one) => one.own).map(({ entity, name }) => `${entity} ${name}`),
      ['person Nora Beck']
    )
  })

  test('[DS-006] posts end before an institution or a place', ({ assert }) => {
    assert.equal(plainTitle("Maître de Conférences à l'Institut Lune"), 'Maître de Conférences')
    assert.equal(plainTitle('Investigador Júnior – Universidade de Coimbra'), 'Investigador Júnior')
    assert.equal(plainTitle('Architect in Berlin'), 'Architect')
    assert.equal(plainTitle('Professor of Botany'), 'Professor of Botany')
  })

  test('[DS-006] a field of study is no employer', ({ assert }) => {
    assert.isTrue(isFieldOfWork('Spatial Data Science'))
    assert.isTrue(isFieldOfWork('Systemintegration'))
    assert.isFalse(isFieldOfWork('Data Science Institute'))
    assert.isFalse(isFieldOfWork('Analytics'))
  })

  test('[DS-006] profiles on Bluesky and Mastodon', ({ assert }) => {
    assert.equal(
      microblogUrl('https://bsky.app/profile/nora.example'),
      'https://bsky.app/profile/nora.example'
    )
    assert.equal(microblogUrl('https://mastodon.social/@nora/'), 'https://mastodon.social/@nora')
    assert.isNull(microblogUrl('https://medium.com/@nora'))
    assert.isNull(microblogUrl('https://bsky.app/about'))
  })

  test('[DS-006] the only person in a business imprint heads it', ({ assert }) => {
    const body = (name: string) =>
      `<header>${name}</header><h1>Impressum</h1><h2>Angaben gemäß § 5 TMG</h2><p>Jana Winter</p><p>Feldstraße 2</p><p>27404 Zeven</p><footer>© ${name}</footer>`
    const heads = (name: string) =>
      mentionsOn('https://tidewell-automaten24.example/impressum', `Impressum | ${name}`, body(name)).flatMap(
        ({ claims }) =>
          claims.flatMap((c) => (c.field === 'property' && c.value.label === 'CEO' ? [c.value.value] : []))
      )
    assert.deepEqual(heads('Tidewell Automaten24'), ['Jana Winter'])
    assert.deepEqual(heads('Tidewell Automaten24 GmbH'), [])
  })

  test('[DS-018] an address that is spelled out, and a mailbox of the row’s domain', ({ assert }) => {
    const shows = (type: 'person' | 'company', row: object, text: string) =>
      showsRowAddress(readSubject(type, row), { text, links: [] })
    assert.isTrue(shows('person', { email: 'nora@tide.example' }, 'Reach me: nora at tide dot example'))
    assert.isFalse(shows('person', { email: 'nora@tide.example' }, 'Reach me: ada at tide dot example'))
    assert.isTrue(shows('company', { domain: 'tidewell.nl' }, 'Mail: info@tidewell.nl'))
    assert.isFalse(shows('person', { name: 'Nora Beck' }, 'Mail: info@tidewell.nl'))
  })
})
