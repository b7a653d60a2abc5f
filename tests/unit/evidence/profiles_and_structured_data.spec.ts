import { test } from '@japa/runner'
import { companySite, expectLines, linesOf, mentionsOf } from './support/reading.js'

const A = 'company Acme Robotics:'
const SITE = 'https://acmerobotics.example/about'

test.group('Profiles on networks', () => {
  test('reads a person on the professional network', ({ assert }) => {
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

  test('reads a company on the professional network', ({ assert }) =>
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

  test('reads a code host profile with an @ before the company', ({ assert }) =>
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

  test('extracts no claims from a parody: {$self}')
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
  test('reads organisations in JSON-LD', ({ assert }) => {
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

  test('reads a person with roles in JSON-LD', ({ assert }) => {
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

  test('ignores JSON-LD about a person whom the page does not mention', ({ assert }) => {
    const html = `<title>Jane Porter</title><script type="application/ld+json">{"@type":"Person","name":"Mark Twister","email":"mark@evil.example","jobTitle":"CEO"}</script><h1>Jane Porter</h1><p>Hello.</p>`
    assert.notInclude(linesOf(html, 'https://janeporter.example/').join('\n'), 'Mark')
  })

  test('reads rel=me and the h-card of a personal site', ({ assert }) => {
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

  test('reads the place in a footer card', ({ assert }) =>
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
  test('reads the addresses on a contact page', ({ assert }) =>
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

  test('reads a reversed e-mail address', ({ assert }) =>
    expectLines(
      assert,
      companySite(
        '<h1>Contact</h1><p><span style="unicode-bidi:bidi-override;direction:rtl">elpmaxe.scitoboremca@olleh</span></p>'
      ),
      'https://acmerobotics.example/contact',
      [`${A} email hello@acmerobotics.example`]
    ))

  test('assigns profiles in the footer to the owner of the site', ({ assert }) =>
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
