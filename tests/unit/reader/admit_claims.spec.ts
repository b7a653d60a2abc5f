import { test } from '@japa/runner'
import { admitClaims } from '#domain/evidence/reader/admit_claims'
import { verbatimIn } from '#domain/evidence/extract/verbatim_quotes'
import { admitted, modelClaims, pageRead, says, withoutClaims } from '#tests/support/reader/reading'

const HOME = pageRead(
  `<h1>Jane Doe</h1>
   <p>Moin! Seit dem Frühjahr bin ich als Klangforscherin beim Studio Nordlicht tätig, gleich am Hafen von Rostock.</p>
   <p>Formerly: sound engineer at Wavefield Ltd.</p>
   <p>Write me: jane (at) doe (dot) example, or call +49 381 4960123.<br>Fax: +49 381 4960199</p>
   <p>I was born in Aarhus and hold a PhD from Lund University.</p>
   <p>My instruments: nyckelharpa,
   hurdy-gurdy.</p>
   <p>Find my <a href="https://github.com/janedoe-sound">code</a>.</p>`,
  { title: 'Jane Doe' }
)
const ACME = pageRead(
  `<h1>Acme Robotics</h1>
   <p>From a small hall in Ulm, Acme Robotics sends welding robots to shipyards all over the world.</p>
   <p>Seit 1998 bauen wir Roboter. 12,500 employees trust us.</p>
   <p>Our client Globex Corp was founded in 1871.</p>
   <footer>© 2019 Acme Robotics GmbH, Hafengasse 3, 89073 Ulm. Theme by <a href="https://themes.example/x">Themer</a></footer>`,
  { url: 'https://acmerobotics.example/', title: 'Acme Robotics' }
)
const TEAM = pageRead(
  `<h1>Team</h1>
   <ul><li><h3>Jane Doe</h3><p>Head of Sales</p><p>Berlin</p></li>
   <li><h3>John Roe</h3><p>Chief Engineer</p><p>Lyon</p></li></ul>
   <p>Jane Doe met John Roe in Paris. Jane Doe runs sales.</p>`,
  { url: 'https://acmerobotics.example/team', title: 'Team | Acme Robotics' }
)
const QUESTIONS = [
  { key: 'custom.instruments', description: 'Instruments that the person plays', format: 'text' },
  { key: 'custom.speaks', description: 'Whether the person gives talks', format: 'boolean' },
]

test.group('reader: claims that pass', () => {
  test('a link without text at the end of the page', ({ assert }) => {
    const page = pageRead(
      '<h1>Jane Doe</h1><p>I write.</p><a href="https://github.com/janedoe-end"><img src="x.png"></a>',
      {
        title: 'Jane Doe',
      }
    )
    const url = 'https://github.com/janedoe-end'
    assert.doesNotThrow(() => admitted(withoutClaims(page), [says('Jane Doe', 'social', url, url)]))
  })

  test('an employer in words that no rule knows', ({ assert }) => {
    const quote = 'bin ich als Klangforscherin beim Studio Nordlicht tätig'
    assert.deepEqual(
      admitted(withoutClaims(HOME), [says('Jane Doe', 'company', 'Studio Nordlicht', quote)]),
      ['Jane Doe: company Studio Nordlicht']
    )
  })

  test('every accepted quote is verbatim in the page, also across blocks', ({ assert }) => {
    const page = pageRead('<h1>Jane Doe</h1><p>Postdoctoral Researcher</p><p>Institute of Waves</p>', {
      title: 'Jane Doe',
    })
    const quote = 'Postdoctoral Researcher Institute of Waves'
    const claims = modelClaims(
      admitClaims(withoutClaims(page), [says('Jane Doe', 'company', 'Institute of Waves', quote)], {
        entity: 'person',
        row: {},
        questions: [],
      })
    )
    assert.lengthOf(claims, 1)
    assert.equal(claims[0].claim.quote, 'Postdoctoral Researcher\nInstitute of Waves')
    assert.isTrue(verbatimIn(page.page)(claims[0].claim.quote))
  })

  test('a former title is kept as past', ({ assert }) => {
    const proposal = says(
      'Jane Doe',
      'title',
      'sound engineer',
      'Formerly: sound engineer at Wavefield Ltd',
      true
    )
    assert.deepEqual(admitted(HOME, [proposal]), ['Jane Doe: title sound engineer (past)'])
  })

  test('an answer to a custom column becomes a property with the key of the column', ({ assert }) => {
    const proposals = [
      says(
        'Jane Doe',
        'custom.instruments',
        'nyckelharpa, hurdy-gurdy',
        'My instruments: nyckelharpa, hurdy-gurdy.'
      ),
    ]
    assert.deepEqual(admitted(HOME, proposals, 'person', QUESTIONS), [
      'Jane Doe: property custom.instruments=nyckelharpa, hurdy-gurdy',
    ])
  })

  test('a founding year, a headcount and a description of a company', ({ assert }) => {
    const description =
      'From a small hall in Ulm, Acme Robotics sends welding robots to shipyards all over the world.'
    const proposals = [
      says('Acme Robotics', 'founded_year', '1998', 'Seit 1998 bauen wir Roboter.'),
      says('Acme Robotics', 'headcount', '12,500', '12,500 employees trust us'),
      says('Acme Robotics', 'description', description, description),
    ]
    const bare = withoutClaims(ACME)
    const passed = admitted(bare, proposals, 'company')
    assert.include(passed, `Acme Robotics: description ${description}`)
    const all = admitClaims(bare, proposals, { entity: 'company', row: {}, questions: [] }).flatMap(
      ({ claims }) => claims
    )
    for (const [field, value] of [
      ['founded_year', 1998],
      ['headcount', '12500'],
    ])
      assert.isTrue(
        all.some((claim) => claim.field === field && claim.value === value),
        String(field)
      )
  })

  test('someone whom the rules did not find becomes a mention without page or links', ({ assert }) => {
    const page = pageRead('<p>the quiet workshop of Jorunn Haugland, luthier, in Bergen</p>', {
      title: 'Luthier',
    })
    const mentions = admitClaims(
      { ...page, mentions: [] },
      [says('Jorunn Haugland', 'location', 'Bergen', 'workshop of Jorunn Haugland, luthier, in Bergen')],
      { entity: 'person', row: {}, questions: [] }
    )
    assert.deepInclude(mentions[0], { entity: 'person', name: 'Jorunn Haugland', own: false, links: [] })
    assert.lengthOf(mentions[0].claims, 1)
  })

  test('a value that the rules read already is added once, as a second reading', ({ assert }) => {
    const known = HOME.mentions.find(({ name }) => name === 'Jane Doe')!
    const { value } = known.claims.find(({ field }) => field === 'social')!
    const proposal = says('Jane Doe', 'social', String(value), 'https://github.com/janedoe-sound')
    assert.deepEqual(admitted(HOME, [proposal, proposal]), [`Jane Doe: social ${value}`])
  })

  test('pages and mentions are not changed, and come back as they were if nothing passes', ({ assert }) => {
    const before = JSON.stringify(HOME)
    const task = { entity: 'person' as const, row: {}, questions: [] }
    admitClaims(HOME, [says('Jane Doe', 'company', 'Studio Nordlicht', 'beim Studio Nordlicht tätig')], task)
    assert.equal(JSON.stringify(HOME), before)
    assert.strictEqual(admitClaims(HOME, [says('Jane Doe', 'title', 'CTO', 'CTO')], task), HOME.mentions)
  })
})

test.group('reader: subjects whom the rules did not find', () => {
  const page = {
    ...pageRead(
      '<p>Impressum</p><p>Kontakt Impressum in Berlin: Jorunn Haugland, Berlin; Nordwerk in Berlin</p>',
      {
        url: 'https://nord-werk.example/x',
      }
    ),
    mentions: [],
  }
  const place = (about: string, field: string) => says(about, field, 'Berlin', `${about} in Berlin`)

  test('a word of the page is no company', ({ assert }) => {
    assert.deepEqual(admitted(page, [place('Impressum', 'headquarters')], 'company'), [])
    const row = { name: 'Nordwerk GmbH' }
    assert.deepEqual(admitted(page, [place('Impressum', 'headquarters')], 'company', [], row), [])
  })

  test('the company of the row or of the address is one', ({ assert }) => {
    for (const row of [{}, { name: 'Nordwerk GmbH' }] as Record<string, string>[])
      assert.deepEqual(admitted(page, [place('Nordwerk', 'headquarters')], 'company', [], row), [
        'Nordwerk: headquarters Berlin',
      ])
  })

  test('a person needs the name of the row, if it has one', ({ assert }) => {
    const proposal = says('Jorunn Haugland', 'location', 'Berlin', 'Jorunn Haugland, Berlin')
    assert.lengthOf(admitted(page, [proposal], 'person', [], { name: 'J. Haugland' }), 1)
    assert.lengthOf(admitted(page, [proposal], 'person', [], { name: 'Jane Doe' }), 0)
  })
})

test.group('reader: proposals that do not pass', () => {
  test('{0}')
    .with([
      ['a quote that is not on the page', says('Jane Doe', 'title', 'Professor', 'Jane Doe is a Professor')],
      [
        'a quote with other marks',
        says('Jane Doe', 'company', 'Studio Nordlicht', 'beim „Studio Nordlicht“ tätig'),
      ],
      [
        'a value that is not in its quote',
        says('Jane Doe', 'company', 'Studio Südlicht', 'beim Studio Nordlicht tätig'),
      ],
      [
        'a quote that begins inside a word',
        says('Jane Doe', 'title', 'forscherin', 'forscherin beim Studio'),
      ],
      [
        'an employer without words around it',
        says('Jane Doe', 'company', 'Studio Nordlicht', 'Studio Nordlicht'),
      ],
      ['a place of birth', says('Jane Doe', 'location', 'Aarhus', 'I was born in Aarhus')],
      [
        'a place of studies as employer',
        says('Jane Doe', 'company', 'Lund University', 'hold a PhD from Lund University'),
      ],
      ['a word that is no place', says('Jane Doe', 'location', 'Studio', 'beim Studio Nordlicht')],
      ['a fax number', says('Jane Doe', 'phone', '+49 381 4960199', '+49 381 4960199')],
      ['part of a telephone number', says('Jane Doe', 'phone', '381 4960123', '381 49601')],
      ['another mailbox', says('Jane Doe', 'email', 'john@doe.example', 'jane (at) doe (dot) example')],
      [
        'another profile',
        says('Jane Doe', 'social', 'https://github.com/johnroe', 'https://github.com/janedoe-sound'),
      ],
      [
        'somebody who is not on the page',
        says('Mallory Evil', 'company', 'Studio Nordlicht', 'beim Studio Nordlicht tätig'),
      ],
      ['a field that nobody knows', says('Jane Doe', 'salary', '100', '100')],
      ['a former address', says('Jane Doe', 'location', 'Rostock', 'am Hafen von Rostock', true)],
      ['yes or no', says('Jane Doe', 'custom.speaks', 'yes', 'Moin!')],
      ['her own name as title', says('Jane Doe', 'title', 'Jane Doe', 'Jane Doe')],
      ['a heading as title', says('Jane Doe', 'title', 'My instruments', 'My instruments')],
    ] as const)
    .run(({ assert }, [, proposal]) => assert.deepEqual(admitted(HOME, [proposal], 'person', QUESTIONS), []))

  test('of a company: {0}')
    .with([
      ['the year of a copyright', says('Acme Robotics', 'founded_year', '2019', '© 2019 Acme Robotics GmbH')],
      [
        'the year of a copyright, cut',
        says('Acme Robotics', 'founded_year', '2019', '2019 Acme Robotics GmbH'),
      ],
      [
        'the year of a client',
        says('Acme Robotics', 'founded_year', '1871', 'Our client Globex Corp was founded in 1871'),
      ],
      ['the last digits of a number', says('Acme Robotics', 'headcount', '500', '500 employees trust us')],
      [
        'the author of the theme',
        says('Acme Robotics', 'website', 'https://themes.example/x', 'https://themes.example/x'),
      ],
      [
        'a sentence that the page does not hold',
        says(
          'Acme Robotics',
          'description',
          'Acme Robotics sells insurance to shipyards everywhere.',
          'Acme Robotics sends welding robots'
        ),
      ],
    ] as const)
    .run(({ assert }, [, proposal]) => assert.deepEqual(admitted(ACME, [proposal], 'company'), []))

  test('the post of one person never goes to the other of the same page', ({ assert }) => {
    for (const [about, value] of [
      ['Jane Doe', 'Chief Engineer'],
      ['John Roe', 'Head of Sales'],
    ])
      assert.deepEqual(admitted(TEAM, [says(about, 'title', value, value)]), [])
    for (const [about, value] of [
      ['Jane Doe', 'Lyon'],
      ['John Roe', 'Berlin'],
    ])
      assert.deepEqual(admitted(TEAM, [says(about, 'location', value, value)]), [])
  })

  test('a quote that names only another person is about that person', ({ assert }) => {
    const page = pageRead(
      '<h1>Jane Doe</h1><p>I work with friends. John Roe is a professor at Lund University.</p><h2>John Roe</h2>',
      { title: 'Jane Doe' }
    )
    const mentions = [
      ...page.mentions,
      { entity: 'person', name: 'John Roe', own: false, links: [], claims: [] } as const,
    ]
    const proposal = says(
      'Jane Doe',
      'company',
      'Lund University',
      'John Roe is a professor at Lund University'
    )
    assert.deepEqual(admitted({ ...page, mentions: mentions as never }, [proposal]), [])
  })
})
