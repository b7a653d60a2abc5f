import { test } from '@japa/runner'
import { companySite, linesOf, mentionsOf } from './support/reading.js'

const A = 'company Acme Robotics:'
const SITE = 'https://acmerobotics.example/about'

/** Expects each line among the claims of a page. */
const expectLines = (assert: any, html: string, url: string, expected: readonly string[]) => {
  const lines = linesOf(html, url)
  for (const line of expected) assert.include(lines, line)
}

test.group('Labels', () => {
  for (const [label, value, ...expected] of [
    ['Founded', '2012', 'founded_year 2012', 'Founded=2012'],
    ['Incorporated', '12 June 2009', 'Founded=2009-06-12'],
    ['Gründungsjahr', '2012', 'founded_year 2012'],
    ['Année de création', '2012', 'founded_year 2012'],
    ['Año de fundación', '2012', 'founded_year 2012'],
    ['Ano de fundação', '2012', 'founded_year 2012'],
    ['Employees', '51-200 employees', 'headcount 51-200'],
    ['Company size', '10001+', 'headcount 10001+'],
    ['Mitarbeiterzahl', 'ca. 240', 'headcount 240'],
    ['Effectif', '1 200 salariés', 'headcount 1200'],
    ['Número de empleados', '1.200', 'headcount 1200'],
    ['Colaboradores', 'mais de 500', 'headcount 500+'],
    ['Headquarters', 'Lyon, France', 'headquarters Lyon, France'],
    ['Registered office', 'Chicago, United States', 'headquarters Chicago, United States'],
    ['Sitz', 'München', 'headquarters München'],
    ['Siège social', '12 rue de la Paix, 69002 Lyon, France', 'headquarters Lyon, France'],
    ['Sede', 'Madrid, España', 'headquarters Madrid, España'],
    ['Industry', 'Fintech', 'industry Fintech'],
    ['Branche', 'Maschinenbau', 'industry Maschinenbau'],
    ["Secteur d'activité", 'Santé', 'industry Santé'],
    ['CEO', 'Jane Porter', 'CEO=Jane Porter'],
    ['Geschäftsführer', 'Anna Becker', 'CEO=Anna Becker'],
    ['Support e-mail', 'help@acmerobotics.example', 'Support email=help@acmerobotics.example'],
    ['Telefon', '+49 30 901820', 'phone +4930901820'],
    ['Favourite colour', 'green', 'Favourite colour=green'],
  ] as const)
    for (const [form, html] of [
      ['table', `<table><tr><th>${label}</th><td>${value}</td></tr></table>`],
      ['list', `<dl><dt>${label}</dt><dd>${value}</dd></dl>`],
      ['line', `<ul><li><b>${label}:</b> ${value}</li></ul>`],
    ])
      test(`${label} in a ${form}`, ({ assert }) =>
        expectLines(
          assert,
          companySite(`<h1>About</h1>${html}`),
          SITE,
          expected.map((line) => `${A} ${line}`)
        ))

  test('an entry of a directory is about its subject, not the directory', ({ assert }) => {
    const html =
      '<title>Acme Robotics - Open Register</title><h1>Acme Robotics Corp.</h1><table><tr><th>Name</th><td>Acme Robotics Corp.</td></tr><tr><th>Incorporated</th><td>2011</td></tr><tr><th>Website</th><td>acmerobotics.example</td></tr></table><footer>© 2026 Open Register</footer>'
    const url = 'https://openregister.example/c/1'
    expectLines(assert, html, url, [
      'company Acme Robotics Corp.: founded_year 2011',
      'company Acme Robotics Corp.: website https://acmerobotics.example/',
    ])
    assert.isTrue(mentionsOf(html, url).every(({ name, own }) => own === (name === 'Open Register')))
  })

  test('an entry about a person', ({ assert }) =>
    expectLines(
      assert,
      '<h1>Jane Porter</h1><dl><dt>Name</dt><dd>Jane Porter</dd><dt>Job</dt><dd>VP Engineering</dd><dt>Company</dt><dd>Acme Robotics</dd><dt>E-mail</dt><dd>jane@acmerobotics.example</dd></dl>',
      'https://people.example/p/7',
      [
        'person Jane Porter: title VP Engineering',
        'person Jane Porter: company Acme Robotics',
        'person Jane Porter: email jane@acmerobotics.example',
      ]
    ))

  test('a label that runs into the next sentence', ({ assert }) =>
    expectLines(
      assert,
      companySite('<p>Industry: Freight and Logistics Raj Callahan is our chief executive officer.</p>'),
      SITE,
      [`${A} industry Freight and Logistics`, `${A} CEO=Raj Callahan`]
    ))
})

test.group('Cards', () => {
  const card = (html: string) => companySite(`<h1>Team</h1>${html}<p>We like short meetings.</p>`)
  for (const [name, html] of Object.entries({
    article:
      '<article><h3>Jane Porter</h3><p>Jr. Data Analyst</p><a href="mailto:jane@acmerobotics.example">Email</a> <a href="https://www.linkedin.com/in/jane-porter-1"></a></article><article><h3>Joe Hill</h3><p>CEO</p></article>',
    item: '<ul><li>Jane Porter – Jr. Data Analyst <span>jane@acmerobotics.example</span> <a href="https://www.linkedin.com/in/jane-porter-1">LinkedIn</a></li><li>Joe Hill – CEO</li></ul>',
    row: '<table><tr><td>Jane Porter</td><td>Jr. Data Analyst</td><td>jane (at) acmerobotics (dot) example <a href="https://www.linkedin.com/in/jane-porter-1">in</a></td></tr><tr><td>Joe Hill</td><td>CEO</td><td></td></tr></table>',
    columns:
      '<table><tr><th>Name</th><th>Position</th><th>E-Mail</th><th>LinkedIn</th></tr><tr><td>Jane Porter</td><td>Jr. Data Analyst</td><td>jane@acmerobotics.example</td><td><a href="https://www.linkedin.com/in/jane-porter-1">profile</a></td></tr><tr><td>Joe Hill</td><td>CEO</td><td></td><td></td></tr></table>',
    'h-card':
      '<div class="h-card"><span class="p-name">Jane Porter</span>, <span class="p-job-title">Jr. Data Analyst</span> <a href="mailto:jane@acmerobotics.example">Mail</a> <a href="https://www.linkedin.com/in/jane-porter-1"></a></div><div class="h-card"><span class="p-name">Joe Hill</span>, <span class="p-job-title">CEO</span></div>',
    figure:
      '<figure><img src="j.jpg" alt=""><figcaption><strong>Jane Porter</strong><br>Jr. Data Analyst<br><a href="mailto:jane@acmerobotics.example">✉</a><a href="https://www.linkedin.com/in/jane-porter-1">in</a></figcaption></figure><figure><figcaption><strong>Joe Hill</strong><br>CEO</figcaption></figure>',
    'title first':
      '<div class="m"><div>Jr. Data Analyst</div><div>Jane Porter</div><div>jane@acmerobotics.example</div><a href="https://www.linkedin.com/in/jane-porter-1">in</a></div><div class="m"><div>CEO</div><div>Joe Hill</div></div>',
    flat: '<h3>Jane Porter</h3><p>Jr. Data Analyst</p><p>jane@acmerobotics.example</p><p><a href="https://www.linkedin.com/in/jane-porter-1">LinkedIn</a></p><h3>Joe Hill</h3><p>CEO</p>',
  }))
    test(name, ({ assert }) => {
      expectLines(assert, card(html), 'https://acmerobotics.example/team', [
        'person Jane Porter: title Jr. Data Analyst',
        'person Jane Porter: company Acme Robotics',
        'person Jane Porter: email jane@acmerobotics.example',
        'person Jane Porter: social https://www.linkedin.com/in/jane-porter-1',
        'person Joe Hill: title CEO',
        `${A} CEO=Joe Hill`,
      ])
      assert.notInclude(linesOf(card(html)).join('\n'), 'Joe Hill: email')
    })

  test('former people are past', ({ assert }) =>
    expectLines(
      assert,
      companySite(
        '<h1>Alumni</h1><section><h2>Former team members</h2><ul><li>Jane Porter – CTO</li><li>Joe Hill – CEO</li></ul></section>'
      ),
      'https://acmerobotics.example/team',
      ['person Jane Porter: title CTO (past)']
    ))

  test('speakers are not staff of the conference', ({ assert }) => {
    const html =
      '<html><head><title>Speakers | Summit</title><meta property="og:site_name" content="Summit"></head><body><h1>Speakers</h1><ul><li>Jane Porter – CTO, Acme Robotics</li><li>Joe Hill – Designer</li></ul></body></html>'
    expectLines(assert, html, 'https://summit.example/speakers', [
      'person Jane Porter: company Acme Robotics',
    ])
    assert.notInclude(linesOf(html, 'https://summit.example/speakers').join('\n'), 'company Summit\nperson')
    assert.notInclude(linesOf(html, 'https://summit.example/speakers'), 'person Joe Hill: company Summit')
  })

  test('jobs are no people', ({ assert }) => {
    const html = companySite(
      '<h1>Careers</h1><h2>Open positions</h2><ul><li>Director of Engineering</li><li>Data Scientist</li></ul>'
    )
    assert.isEmpty(mentionsOf(html, SITE).filter(({ entity }) => entity === 'person'))
  })
})

test.group('Profiles on networks', () => {
  test('a person of the professional network', ({ assert }) => {
    const html =
      '<title>Jane Porter - CTO | Professional profile</title><h1>Jane Porter</h1><h2>CTO at Acme Robotics</h2><p>Atlanta, Georgia</p><p>1747 followers</p><h3>Experience</h3><ul><li>CTO, Acme Robotics (2022-present)</li><li>Head of People, Globex (2011-2015)</li></ul><h3>Education</h3><ul><li>Calder State University, Biology, 1997</li></ul><p>Website: <a href="https://janeporter.example">janeporter.example</a></p>'
    const url = 'https://www.linkedin.com/in/jane-porter-1'
    expectLines(assert, html, url, [
      'person Jane Porter: social https://www.linkedin.com/in/jane-porter-1',
      'person Jane Porter: title CTO',
      'person Jane Porter: company Acme Robotics',
      'person Jane Porter: location Atlanta, Georgia',
      'person Jane Porter: employment CTO / Acme Robotics / 2022..null now',
      'person Jane Porter: employment Head of People / Globex / 2011..2015',
      'person Jane Porter: education Calder State University / Biology / null..1997',
      'person Jane Porter: website https://janeporter.example/',
    ])
    const [mention] = mentionsOf(html, url)
    assert.isTrue(mention.own)
    assert.include(mention.links, url)
  })

  test('a company of the professional network', ({ assert }) =>
    expectLines(
      assert,
      '<title>Acme Robotics | Network</title><h1>Acme Robotics</h1><p>88 followers</p><h2>Overview</h2><p>Acme Robotics makes picking robots for warehouses.</p><dl><dt>Website</dt><dd><a href="https://acmerobotics.example/">acmerobotics.example</a></dd><dt>Company size</dt><dd>51-200 employees</dd></dl>',
      'https://www.linkedin.com/company/acme-robotics',
      [
        `${A} social https://www.linkedin.com/company/acme-robotics`,
        `${A} description Acme Robotics makes picking robots for warehouses.`,
        `${A} website https://acmerobotics.example/`,
        `${A} headcount 51-200`,
      ]
    ))

  test('a code host and its at sign', ({ assert }) =>
    expectLines(
      assert,
      '<h1><span>Jane Porter</span> <span>jporter7</span></h1><div>Opinions my own. Sr. Data Scientist @Acme Robotics</div><ul><li>Zurich, Switzerland</li><li><a href="mailto:jane@mail.example">jane@mail.example</a></li></ul>',
      'https://github.com/jporter7',
      [
        'person Jane Porter: social https://github.com/jporter7',
        'person Jane Porter: title Sr. Data Scientist',
        'person Jane Porter: company Acme Robotics',
        'person Jane Porter: location Zurich, Switzerland',
        'person Jane Porter: email jane@mail.example',
      ]
    ))

  test('a parody claims nothing: {$self}')
    .with([
      'Unofficial fan and parody account. Not affiliated.',
      'Parodie. Kein offizieller Account.',
      'Compte parodique, non officiel.',
      'Cuenta no oficial de fans.',
      'Conta não oficial.',
    ])
    .run(({ assert }, bio) => {
      const html = `<h1>Acme Robotics (@acme_fans)</h1><p>${bio}</p><a href="https://acmerobotics.example">site</a>`
      const [mention] = mentionsOf(html, 'https://x.com/acme_fans')
      assert.isFalse(mention.own)
      assert.isEmpty(mention.links)
      assert.deepEqual(
        mention.claims.map(({ field }) => field),
        ['name']
      )
    })
})

test.group('Structured data', () => {
  test('organisations in JSON-LD', ({ assert }) => {
    const ld = {
      '@graph': [
        {
          '@type': ['Organization', 'Corporation'],
          name: 'Acme Robotics',
          legalName: 'Acme Robotics GmbH',
          foundingDate: '1992-05-26',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'München',
            addressRegion: 'Bavaria',
            addressCountry: 'Germany',
          },
          numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 51, maxValue: 200 },
          sameAs: ['https://x.com/acmerobotics', 'https://www.youtube.com/@acme'],
          contactPoint: [{ contactType: 'customer support', email: 'care@acmerobotics.example' }],
        },
      ],
    }
    const html = companySite('<h1>Acme Robotics</h1>', {
      head: `<script type="application/ld+json">${JSON.stringify(ld)}</script>`,
    })
    expectLines(assert, html, SITE, [
      `${A} name Acme Robotics GmbH`,
      `${A} founded_year 1992`,
      `${A} Founded=1992-05-26`,
      `${A} headquarters München, Bavaria, Germany`,
      `${A} headcount 51-200`,
      `${A} social https://x.com/acmerobotics`,
      `${A} Support email=care@acmerobotics.example`,
    ])
  })

  test('a person in JSON-LD, with roles', ({ assert }) => {
    const ld = {
      '@type': 'Person',
      name: 'Jane Porter',
      jobTitle: 'CTO',
      worksFor: { '@type': 'Organization', name: 'Acme Robotics' },
      alumniOf: [{ '@type': 'CollegeOrUniversity', name: 'Calder State University' }],
      sameAs: ['https://github.com/jporter7'],
    }
    expectLines(
      assert,
      `<title>Jane Porter</title><script type="application/ld+json">${JSON.stringify(ld)}</script><h1>Jane Porter</h1>`,
      'https://janeporter.example/',
      [
        'person Jane Porter: title CTO',
        'person Jane Porter: company Acme Robotics',
        'person Jane Porter: social https://github.com/jporter7',
        'person Jane Porter: education Calder State University / null / null..null',
      ]
    )
  })

  test('JSON-LD about somebody the page does not speak of is left alone', ({ assert }) => {
    const html = `<title>Jane Porter</title><script type="application/ld+json">{"@type":"Person","name":"Mark Twister","email":"mark@evil.example","jobTitle":"CEO"}</script><h1>Jane Porter</h1><p>Hello.</p>`
    assert.notInclude(linesOf(html, 'https://janeporter.example/').join('\n'), 'Mark')
  })

  test('rel=me and h-card of a personal site', ({ assert }) => {
    const html =
      '<title>Jane Porter</title><div class="h-card"><h1 class="p-name">Jane Porter</h1><p>Write to me at <a class="u-email" href="mailto:me@janeporter.example">Email</a>. Call me on +45 33 12 34 56.</p><ul><li><a rel="me" href="https://github.com/jporter7"></a></li></ul></div>'
    const url = 'https://janeporter.example/'
    expectLines(assert, html, url, [
      'person Jane Porter: email me@janeporter.example',
      'person Jane Porter: phone +4533123456',
      'person Jane Porter: social https://github.com/jporter7',
      'person Jane Porter: website https://janeporter.example/',
    ])
    const [mention] = mentionsOf(html, url)
    assert.isTrue(mention.own)
    assert.includeMembers(mention.links, [url, 'https://github.com/jporter7'])
  })

  test('a footer card gives the place', ({ assert }) =>
    expectLines(
      assert,
      companySite('<h1>Acme Robotics</h1>').replace(
        '</footer>',
        '<div class="h-card"><a class="u-url p-name" href="https://acmerobotics.example/">Acme Robotics</a> <span class="p-locality">Los Angeles</span>, <span class="p-country-name">United States</span></div></footer>'
      ),
      'https://acmerobotics.example/',
      [`${A} headquarters Los Angeles, United States`]
    ))
})

test.group('Contacts', () => {
  test('addresses of a contact page', ({ assert }) =>
    expectLines(
      assert,
      companySite(
        '<h1>Contact</h1><p>Email: info (at) acmerobotics (dot) example</p><p>For help, write to support@acmerobotics.example.</p><p>Phone: 0049 30 901820</p><address>Acme Robotics GmbH, 79 Hafenstraße, 20457 Hamburg, Germany</address>'
      ),
      'https://acmerobotics.example/contact',
      [
        `${A} email info@acmerobotics.example`,
        `${A} Support email=support@acmerobotics.example`,
        `${A} phone +4930901820`,
        `${A} headquarters Hamburg, Germany`,
      ]
    ))

  test('an address written backwards', ({ assert }) =>
    expectLines(
      assert,
      companySite(
        '<h1>Contact</h1><p><span style="unicode-bidi:bidi-override;direction:rtl">elpmaxe.scitoboremca@olleh</span></p>'
      ),
      'https://acmerobotics.example/contact',
      [`${A} email hello@acmerobotics.example`]
    ))

  test('profiles in the footer are the site owner’s', ({ assert }) =>
    expectLines(
      assert,
      companySite('<h1>Acme Robotics</h1>').replace(
        '</footer>',
        '<a href="https://x.com/acme"><i class="icon-x"></i></a></footer>'
      ),
      SITE,
      [`${A} social https://x.com/acme`]
    ))
})
