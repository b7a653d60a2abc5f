import { test } from '@japa/runner'
import { companySite, expectLines, linesOf, mentionsOf } from './support/reading.js'

const A = 'company Acme Robotics:'
const SITE = 'https://acmerobotics.example/about'

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

  test('assigns a directory entry to its subject, not to the directory', ({ assert }) => {
    const html =
      '<title>Acme Robotics - Open Register</title><h1>Acme Robotics Corp.</h1><table><tr><th>Name</th><td>Acme Robotics Corp.</td></tr><tr><th>Incorporated</th><td>2011</td></tr><tr><th>Website</th><td>acmerobotics.example</td></tr></table><footer>© 2026 Open Register</footer>'
    const url = 'https://openregister.example/c/1'
    expectLines(assert, html, url, [
      'company Acme Robotics Corp.: founded_year 2011',
      'company Acme Robotics Corp.: website https://acmerobotics.example/',
    ])
    assert.isTrue(mentionsOf(html, url).every(({ name, own }) => own === (name === 'Open Register')))
  })

  test('reads an entry about a person', ({ assert }) =>
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

  test('reads a label that runs into the next sentence', ({ assert }) =>
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
    test(`reads a card: ${name}`, ({ assert }) => {
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

  test('marks former people as past', ({ assert }) =>
    expectLines(
      assert,
      companySite(
        '<h1>Alumni</h1><section><h2>Former team members</h2><ul><li>Jane Porter – CTO</li><li>Joe Hill – CEO</li></ul></section>'
      ),
      'https://acmerobotics.example/team',
      ['person Jane Porter: title CTO (past)']
    ))

  test('reads a place after each title as a location, and after a single title as part of the title', ({
    assert,
  }) => {
    const list = (...posts: string[]) =>
      linesOf(
        companySite(
          `<h1>Team</h1>${['Jane Porter', 'Joe Hill', 'Mia Stern'].map((name, i) => `<div class="card"><h3>${name}</h3><p>${posts[i]}</p></div>`).join('')}`
        ),
        'https://acmerobotics.example/team'
      )
    const placed = list('Site Manager, Lyon, France', 'Director, Product, Oslo', 'Software Engineer')
    for (const line of [
      'person Jane Porter: title Site Manager',
      'person Jane Porter: location Lyon, France',
      'person Joe Hill: title Director, Product',
      'person Joe Hill: location Oslo',
      'person Mia Stern: title Software Engineer',
    ])
      assert.include(placed, line)
    const mobile = list('Product Manager, Mobile', 'Software Engineer', 'Designer')
    assert.include(mobile, 'person Jane Porter: title Product Manager, Mobile')
    assert.isFalse(mobile.some((line) => line.includes('location')))
  })

  test('does not count speakers as staff of the conference', ({ assert }) => {
    const html =
      '<html><head><title>Speakers | Summit</title><meta property="og:site_name" content="Summit"></head><body><h1>Speakers</h1><ul><li>Jane Porter – CTO, Acme Robotics</li><li>Joe Hill – Designer</li></ul></body></html>'
    expectLines(assert, html, 'https://summit.example/speakers', [
      'person Jane Porter: company Acme Robotics',
    ])
    assert.notInclude(linesOf(html, 'https://summit.example/speakers').join('\n'), 'company Summit\nperson')
    assert.notInclude(linesOf(html, 'https://summit.example/speakers'), 'person Joe Hill: company Summit')
  })

  test('does not read a label beside a name as a place of that name', ({ assert }) => {
    const html =
      '<h1>Jane Porter</h1><table><tr><th>Name</th><td>Jane Porter</td></tr><tr><th>Job</th><td>CTO</td></tr></table>'
    const lines = linesOf(html, 'https://people.example/p/jane-porter')
    assert.isEmpty(lines.filter((line) => line.includes('location')))
  })

  test('does not read jobs as people', ({ assert }) => {
    const html = companySite(
      '<h1>Careers</h1><h2>Open positions</h2><ul><li>Director of Engineering</li><li>Data Scientist</li></ul>'
    )
    assert.isEmpty(mentionsOf(html, SITE).filter(({ entity }) => entity === 'person'))
  })
})
