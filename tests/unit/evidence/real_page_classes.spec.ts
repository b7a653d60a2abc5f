import { test } from '@japa/runner'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import { ownerName } from '#domain/evidence/extract/subject/owner_name'
import { isFieldOfWork } from '#domain/evidence/extract/values/fields_of_work'
import { isBroken } from '#domain/evidence/extract/values/broken_values'
import { placeOfAddress } from '#domain/evidence/extract/values/addresses'
import { plainEmployer } from '#domain/evidence/extract/values/plain_employer'
import { datesIn, namesSchool } from '#domain/evidence/extract/layout/education'
import { readHeadline } from '#domain/evidence/extract/layout/headlines'
import { isTitle } from '#domain/evidence/extract/recognisers'
import { nameInTitle } from '#domain/evidence/extract/subject/introductions'
import { plainTitle, titleWithoutName } from '#domain/evidence/extract/values/plain_title'
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

  test('[DS-006] a folder named after its owner is the site, even if its links lead to the root', ({
    assert,
  }) => {
    const siteOn = (url: string) =>
      mentionsOn(url, 'Nora Beck', '<h1>Nora Beck</h1><p><a href="/">Home</a> I am Nora Beck.</p>')
        .find(({ own }) => own)
        ?.claims.find(({ field }) => field === 'website')?.value
    assert.equal(siteOn('https://devstudio.github.io/nora-beck/'), 'https://devstudio.github.io/nora-beck/')
    assert.equal(siteOn('https://norabeck.github.io/notes/'), 'https://norabeck.github.io/')
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
    assert.equal(plainTitle('Professor, Dept. of Botany'), 'Professor')
    assert.equal(plainTitle('Associate Professor (Marine Botany)'), 'Associate Professor')
    assert.equal(plainTitle('Jungian Analyst in Calgary Alberta'), 'Jungian Analyst')
  })

  test('[DS-006] posts start after the date since when they are held', ({ assert }) => {
    assert.equal(plainTitle('Since 2024 Professor of Botany'), 'Professor of Botany')
    assert.equal(plainTitle('Seit März 2019: Projektleiterin'), 'Projektleiterin')
    assert.equal(plainTitle('2019 - present: Engineer'), 'Engineer')
  })

  test('[DS-006] the name of their holder is no part of posts', ({ assert }) => {
    for (const [text, post] of [
      ['Dr. Nora Beck – Dentist', 'Dentist'],
      ['Associate Professor Nora Beck', 'Associate Professor'],
      ['Prof. Nora Beck', 'Prof.'],
      ['Nora Beck', ''],
      ['Head of Sales', 'Head of Sales'],
    ])
      assert.equal(titleWithoutName(text, 'Nora Beck'), post)
    assert.equal(titleWithoutName('Beck Street Manager', 'Beck'), 'Beck Street Manager')
  })

  test('[DS-006] bylines, prizes, journals, schools and telephone numbers are no posts', ({ assert }) => {
    for (const text of [
      '(+49) 91-4881-719 (no advertising)',
      'Posted on Mon 7 November 2022 in engineering',
      'Best Student Paper Award',
      'IEEE Transactions on Software Engineering',
      'Escuela de Ingenieros Agrónomos',
    ])
      assert.isTrue(isBroken('title', text), text)
    assert.isFalse(isBroken('title', 'Award Manager'))
  })

  test('[DS-006] the employer is the institution, not its department', ({ assert }) => {
    assert.equal(plainEmployer('UNELM, Dpto. de Botánica'), 'UNELM')
    assert.equal(plainEmployer('University of Elmwood and'), 'University of Elmwood')
    assert.equal(plainEmployer('Tidewell, Inc'), 'Tidewell, Inc')
    assert.isTrue(isBroken('company', 'Department of Botany'))
    assert.isTrue(isBroken('company', 'Postdoc'))
    assert.isFalse(isBroken('company', 'Institute of Botany'))
  })

  test('[DS-006] a period with an open end goes on', ({ assert }) => {
    assert.deepInclude(datesIn('Associate Professor, Aug 2024-'), { start: '2024-08', current: true })
    assert.deepInclude(datesIn('Assistant Professor, Jan 2022-Aug 2024'), { end: '2024-08', current: false })
  })

  test('[DS-006] nouns of roles that job titles lack in queries', ({ assert }) => {
    for (const text of ['Post-doc', 'Líder do grupo', 'Doutorando(a)']) assert.isTrue(isTitle(text), text)
    for (const text of ['Google Scholar', 'Tempo libero']) assert.isFalse(isTitle(text), text)
  })

  test('[DS-006] a British postcode shows that the word before it is a town', ({ assert }) => {
    const lines = 'Elm Institute, Norwich Research Park, Norwich, NR4 7UZ, UK\nMonday - Friday 10:00 to 17:00'
    assert.equal(placeOfAddress(lines), 'Norwich, UK')
  })

  test('[DS-006] the owner of a personal page in French', ({ assert }) => {
    assert.equal(nameInTitle('Page personnelle de Nora Beck'), 'Nora Beck')
    assert.equal(nameInTitle('Página pessoal de Nora Beck'), 'Nora Beck')
  })

  test('[DS-006] a professor’s name after the whole word', ({ assert }) => {
    const [found] = mentionsOn(
      'https://geoelm.example/',
      'GeoElm',
      '<p>O Professor Dr. André Cavalcante é o fundador e coordenador do Grupo GeoElm.</p>'
    ).filter(({ entity }) => entity === 'person')
    assert.equal(found.name, 'André Cavalcante')
  })

  test('[DS-006] on a company’s page, an address that resembles one name is that person’s', ({ assert }) => {
    const mentions = mentionsOn(
      'https://tidewell.example/',
      'Tidewell Systems GmbH',
      '<h1>Tidewell Systems GmbH</h1><p>Yuqi Chen is an assistant professor at the University of Elmwood.</p><p>Write to chenyq@elmwood.example or info@elmwood.example</p><footer>© 2026 Tidewell Systems GmbH</footer>'
    )
    const emailsOf = (name: string) =>
      mentions
        .find((one) => one.name === name)!
        .claims.flatMap(({ field, value }) => (field === 'email' ? [value] : []))
    assert.deepEqual(emailsOf('Yuqi Chen'), ['chenyq@elmwood.example'])
    assert.deepEqual(emailsOf('Tidewell Systems GmbH'), ['info@elmwood.example'])
  })

  test('[DS-006] profiles of the staff on a company’s page are theirs', ({ assert }) => {
    const mentions = mentionsOn(
      'https://tidewell.example/team',
      'Team – Tidewell Systems GmbH',
      '<h1>Team</h1><p>Ada Quill is an engineer at Tidewell Systems.</p><p>Follow <a href="https://twitter.com/a_quill">her</a>, <a href="https://www.linkedin.com/in/adaquill">here</a> and <a href="https://twitter.com/tidewell">us</a>.</p><footer>© 2026 Tidewell Systems GmbH</footer>'
    )
    const socialsOf = (name: string) =>
      mentions
        .find((one) => one.name === name)!
        .claims.flatMap(({ field, value }) => (field === 'social' ? [value] : []))
    assert.deepEqual(socialsOf('Ada Quill'), [
      'https://x.com/a_quill',
      'https://www.linkedin.com/in/adaquill',
    ])
    assert.deepEqual(socialsOf('Tidewell Systems GmbH'), ['https://x.com/tidewell'])
  })

  test('[DS-006] a number ends before the next one', ({ assert }) => {
    const [firm] = mentionsOn(
      'https://tidewell.example/',
      'Tidewell Systems GmbH',
      '<h1>Tidewell Systems GmbH</h1><p>Tel: (506) 2221-4130 / (506) 2241-6330</p><footer>© 2026 Tidewell Systems GmbH</footer>'
    )
    const phones = firm.claims.flatMap(({ field, value }) => (field === 'phone' ? [value] : []))
    assert.isNotEmpty(phones)
    for (const phone of phones) assert.notMatch(String(phone), /\([^)]*$/)
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

  test('[DS-006] page ranges and counts are no phone numbers', ({ assert }) => {
    const phonesOn = (line: string) =>
      mentionsOn(
        'https://norabeck.example/',
        'Nora Beck',
        `<h1>Nora Beck</h1><p>Lives in Antwerp, Belgium.</p><p>${line}</p>`
      ).flatMap(({ claims }) => claims.filter(({ field }) => field === 'phone'))
    assert.isEmpty(phonesOn('Journal of Tides, pp. 2741–2754'))
    assert.isEmpty(phonesOn('Read by 9.000.000 people'))
    assert.lengthOf(phonesOn('Tel. +32 2 741 27 54'), 1)
  })

  test('[DS-006] towns behind a street, a postcode with a period, and a label', ({ assert }) => {
    assert.equal(placeOfAddress('12 Marsh Hill Rd. Sharon, NH 03458'), 'Sharon, NH')
    assert.equal(placeOfAddress('Calle Luna 4, 29006. Málaga'), 'Málaga')
    assert.match(placeOfAddress('Guayule 4, Apodaca, Nuevo León.') ?? '', /^Apodaca/)
    assert.equal(placeOfAddress('中村海 〒819-0385 福岡県福岡市西区元岡744'), '福岡県福岡市西区')
  })

  test('[DS-006] a field of work behind "in" and a title of two words name no employer', ({ assert }) => {
    assert.isNull(readHeadline('Enseignant-Chercheur en Informatique')?.company ?? null)
    assert.isNull(readHeadline('Maître de Conférences')?.company ?? null)
    assert.equal(readHeadline('Ingeniera en Tidewell')?.company, 'Tidewell')
  })

  test('[DS-006] domains, prices and legal forms are no employers or titles', ({ assert }) => {
    assert.isTrue(isBroken('company', 'www.tidewell.example'))
    assert.isTrue(isBroken('company', 'sur devis'))
    assert.isTrue(isBroken('title', 'Inc.'))
    assert.isTrue(isBroken('title', 'Department of Psychiatry'))
    assert.isFalse(isBroken('company', 'Tidewell.com'))
  })

  test('[DS-006] words of schools in Romance languages and Dutch', ({ assert }) => {
    for (const school of ['Conservatoire de Lune', 'Istituto Luna', 'École de Lune', 'Hogeschool Maan'])
      assert.isTrue(namesSchool(school), school)
    assert.isFalse(namesSchool('écologie'))
  })
})
