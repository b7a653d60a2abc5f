import { test } from '@japa/runner'
import { isPlausiblePersonName } from '#domain/people/names/names'
import { linesOf } from './support/reading.js'

const URL = 'https://norabeck.example/'

/** The posts, employers, places and jobs that a page of Nora Beck states about her. */
function postsOf(body: string, { title = 'Nora Beck', lang = 'en', footer = '' } = {}): string[] {
  const html = `<html lang="${lang}"><head><title>${title}</title><link rel="canonical" href="${URL}"></head><body><main>${body}</main><footer><p>${footer}</p></footer></body></html>`
  return linesOf(html, URL)
    .filter((line) => /^person Nora Beck: (?:title|company|location|employment) /.test(line))
    .map((line) => line.replace('person Nora Beck: ', ''))
}

test.group('Posts on pages of people', () => {
  test('below a name that is no heading, with the university in its own line', ({ assert }) => {
    const posts = postsOf(
      '<p>Nora Beck</p><p>Full Professor of Botany</p><p>Department of Biology</p><p>University of Elmwood</p><p>Room 12</p>'
    )
    assert.include(posts, 'title Full Professor of Botany')
    assert.include(posts, 'company University of Elmwood')
    assert.notInclude(posts, 'company Department of Biology')
  })

  test('a line below the title that is no organisation is no employer', ({ assert }) => {
    const posts = postsOf('<h1>Nora Beck</h1><p>Senior Architect</p><p>Houses and gardens</p>')
    assert.deepEqual(
      posts.filter((post) => post.startsWith('company')),
      []
    )
  })

  test('an organisation after the name in the footer', ({ assert }) => {
    const posts = postsOf('<h1>Research</h1><p>Mosses and lichens.</p>', {
      footer: '© 2026 Nora Beck · Department of Biology · University of Elmwood',
    })
    assert.include(posts, 'company University of Elmwood')
  })

  test('an occupation before the name', ({ assert }) => {
    const posts = postsOf('<h1>Impressum</h1><p>Rechtsanwältin Nora Beck</p><p>Ulmenweg 3</p>', {
      lang: 'de',
    })
    assert.include(posts, 'title Rechtsanwältin')
  })

  test('the post of somebody who works for the person is not theirs', ({ assert }) =>
    assert.deepEqual(postsOf('<h1>Contact</h1><p>Assistant to Nora Beck</p>'), []))

  test('a dash between the occupation and the name is not part of the title', ({ assert }) => {
    const posts = postsOf('<h1>Team</h1><p>Tierärztin - Nora Beck</p>', { lang: 'de' })
    assert.include(posts, 'title Tierärztin')
    assert.isFalse(posts.some((post) => post.endsWith('-')))
  })

  test('a business with the family name, but not a site’s title', ({ assert }) => {
    const practice = postsOf('<h1>Willkommen</h1><p>Nora Beck, Tierärztin</p>', {
      title: 'Tierarztpraxis Beck - Ulmenstadt',
      lang: 'de',
      footer: '© 2026 Nora Beck',
    })
    assert.include(practice, 'company Tierarztpraxis Beck')
    const portfolio = postsOf('<h1>Nora Beck</h1><p>Paintings</p>', { title: 'Nora Beck Portfolio' })
    assert.deepEqual(portfolio, [])
  })

  test('a place before the role', ({ assert }) => {
    const posts = postsOf('<h1>Nora Beck</h1><p>I am a Berlin-based illustrator.</p>')
    assert.include(posts, 'location Berlin')
    assert.include(posts, 'title illustrator')
  })

  test('careers whose entries begin with the dates', ({ assert }) => {
    const posts = postsOf(
      `<h1>Nora Beck</h1><h2>Beruflicher Werdegang</h2>
       <p>01.05.2019 - heute</p><p>Leiterin Einkauf</p><p>Mühle Holding, Essen</p>
       <p>01.02.2015 - 30.04.2019</p><p>Referentin</p><p>Torfwerk GmbH</p>
       <h2>Ausbildung</h2><p>2010 - 2014</p><p>Kauffrau</p><p>Hafen AG</p>`,
      { lang: 'de' }
    )
    assert.include(posts, 'employment Leiterin Einkauf / Mühle Holding / 2019-05-01..null now')
    assert.include(posts, 'employment Referentin / Torfwerk GmbH / 2015-02-01..2019-04-30')
    assert.include(posts, 'title Leiterin Einkauf')
    assert.include(posts, 'company Mühle Holding')
    assert.isFalse(posts.some((post) => post.includes('Hafen AG')))
  })

  test('careers whose entries have the dates below the title', ({ assert }) => {
    const posts = postsOf(
      `<h1>Nora Beck</h1><h2>Experience</h2>
       <h3>Data Engineer</h3><p>Quarry Systems</p><p>Jan 2020 - Present</p><p>Pipelines for ore.</p>
       <h3>Data Analyst</h3><p>Lime Bank</p><p>Mar 2017 - Dec 2019</p><p>Reports.</p>`
    )
    assert.include(posts, 'employment Data Engineer / Quarry Systems / 2020-01..null now')
    assert.include(posts, 'employment Data Analyst / Lime Bank / 2017-03..2019-12')
  })
})

test.group('Pages that a publishing system marks as articles', () => {
  const marks =
    '<meta property="og:type" content="article"><meta property="article:published_time" content="2024-04-09T00:00:00Z">'
  const pageAt = (path: string, body: string) =>
    linesOf(
      `<html lang="en"><head><title>Nora Beck</title><meta property="og:site_name" content="Nora Beck">${marks}</head><body><main>${body}</main><footer><p>© 2026 Nora Beck</p></footer></body></html>`,
      `https://norabeck.example${path}`
    ).filter((line) => line.startsWith('person Nora Beck: education'))
  const studies = '<h2>Education</h2><p>M.A., Botany, University of Elmwood</p>'

  for (const path of ['/', '/about/', '/lebenslauf/', '/en/cv.html'])
    test(`${path} is about its owner`, ({ assert }) => assert.lengthOf(pageAt(path, studies), 1))

  for (const path of ['/?p=17', '/blog/go'])
    test(`${path} may be an article`, ({ assert }) => assert.lengthOf(pageAt(path, studies), 0))

  test('a page that is only headed About is about its owner', ({ assert }) =>
    assert.lengthOf(pageAt('/p/17', `<h1>About me</h1>${studies}`), 1))

  test('an article is not about the owner of its site', ({ assert }) =>
    assert.lengthOf(pageAt('/2024/04/mosses', `<h1>How mosses drink</h1>${studies}`), 0))
})

test.group('Names of people', () => {
  for (const text of ['Dipartimento di Matematica', 'Gebührenordnung der Ärzte', 'Faculté des Sciences'])
    test(`${text} is no name`, ({ assert }) => assert.isFalse(isPlausiblePersonName(text)))
})
