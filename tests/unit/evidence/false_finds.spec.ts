import { test } from '@japa/runner'
import { isOfTemplate } from '#domain/evidence/extract/links/template_profiles'
import { isBroken } from '#domain/evidence/extract/values/broken_values'
import { isOfLastJob } from '#domain/evidence/extract/values/last_job'
import { plainTitle } from '#domain/evidence/extract/values/plain_title'
import { microblogUrl } from '#domain/people/networks/microblogs'
import { parseProfile } from '#domain/people/networks/networks'
import { companySite, linesOf, mentionsOf } from './support/reading.js'

const isTemplate = (url: string, name: string | null) => isOfTemplate(parseProfile(url)!, name)

test.group('evidence: values that only look like facts', () => {
  test('[DS-006] profiles that a template leaves on a page', ({ assert }) => {
    for (const url of [
      'https://www.youtube.com/c/tu_usuario',
      'https://www.instagram.com/your_username',
      'https://x.com/yourhandle',
      'https://www.youtube.com/c/mobirise',
      'https://www.instagram.com/wix',
    ])
      assert.isTrue(isTemplate(url, 'Nora Beck'), url)
    for (const url of ['https://x.com/norabeck', 'https://www.instagram.com/tuulia', 'https://x.com/yourte'])
      assert.isFalse(isTemplate(url, 'Nora Beck'), url)
    assert.isFalse(isTemplate('https://x.com/mobirise', 'Mobirise'))
  })

  test('[DS-006] a page claims no profile of its template', ({ assert }) => {
    const body =
      '<title>Nora Beck</title><h1>Nora Beck</h1><a href="https://www.youtube.com/c/mobirise"></a><a href="https://x.com/norabeck"></a>'
    const lines = linesOf(body, 'https://norabeck.example/').join('\n')
    assert.notInclude(lines, 'mobirise')
    assert.include(lines, 'https://x.com/norabeck')
  })

  test('[DS-006] states, marks of posts and headings are no employers', ({ assert }) => {
    for (const company of ['CA', 'Tagged', '会社概要・沿革', 'Projeto Maré'])
      assert.isTrue(isBroken('company', company), company)
    for (const company of ['IBM', 'SAP', 'Acme', 'なぎの木', 'GE'])
      assert.isFalse(isBroken('company', company), company)
  })

  test('[DS-006] a post ends before an employer without a name', ({ assert }) => {
    assert.equal(plainTitle('Owner of my solo consulting firm'), 'Owner')
    assert.equal(plainTitle('Head of Data'), 'Head of Data')
  })

  test('[DS-006] a post has no adjectives about the person', ({ assert }) => {
    assert.equal(plainTitle('British social scientist'), 'social scientist')
    assert.equal(plainTitle('renomado jornalista'), 'jornalista')
    assert.equal(plainTitle('German teacher'), 'German teacher')
    assert.equal(plainTitle('British Library Curator'), 'British Library Curator')
  })

  test('[DS-006] servers for pictures and articles are no microblogs', ({ assert }) => {
    assert.isNull(microblogUrl('https://pixelfed.social/@norabeck'))
    assert.equal(microblogUrl('https://mastodon.social/@norabeck'), 'https://mastodon.social/@norabeck')
  })

  test('[DS-006] a text that only says whose site it is describes no company', ({ assert }) => {
    const site = (text: string) =>
      linesOf(
        companySite('<h1>Hi</h1>', { head: `<meta name="description" content="${text}">` }),
        'https://acmerobotics.example/'
      )
    assert.notInclude(site('Official website of Acme Robotics website').join('\n'), 'description')
    assert.include(site('Acme Robotics builds arms that pick tomatoes.').join('\n'), 'description')
  })

  test('[DS-006] a sentence about the owner is not the owner’s name', ({ assert }) => {
    for (const heading of ['Wir stehen für ...', 'Some Projects', 'We build robots'])
      assert.notInclude(
        mentionsOf(
          `<title>Home</title><h1>${heading}</h1><p>Text.</p>`,
          'https://freie-liste-elmwald.example/'
        ).map(({ name }) => name),
        heading
      )
  })

  test('[DS-006] text for browsers without scripts is no description', ({ assert }) => {
    const head =
      '<meta name="description" content="Index May 7th, 2012 Comments Please enable JavaScript to view the comments powered by Disqus.">'
    const lines = linesOf(companySite('<h1>Hello</h1>', { head }), 'https://acmerobotics.example/')
    assert.notInclude(lines.join('\n'), 'description')
  })

  test('[DS-006] the trade in a company’s name is its industry if nothing else says more', ({ assert }) => {
    const site = companySite('<h1>Willkommen</h1><p>Musikschule Elmwald</p>', {
      name: 'Musikschule Elmwald',
      lang: 'de',
    })
    assert.include(
      linesOf(site, 'https://ms-elmwald.example/'),
      'company Musikschule Elmwald: industry Musikschule'
    )
  })

  test('[DS-006] the last job is a former one', ({ assert }) => {
    const lines = linesOf(
      '<title>Nora Beck</title><h1>Nora Beck</h1><p>My last job: I am an engineer at Acme Robotics.</p>',
      'https://norabeck.example/'
    )
    assert.include(lines, 'person Nora Beck: title engineer (past)')
    assert.isTrue(isOfLastJob("Mon dernier poste était ATER à l'Institut Lune"))
    assert.isFalse(isOfLastJob('My position is research engineer'))
  })

  test('[DS-006] an article is nobody’s site', ({ assert }) => {
    const card = (href: string) =>
      linesOf(
        `<title>Team</title><h1>Team</h1><div><h3>Nora Beck</h3><p>Engineer</p><a href="${href}">Website</a></div><div><h3>Ida Voss</h3><p>Analyst</p><a href="https://idavoss.example/">Website</a></div>`,
        'https://acmerobotics.example/team'
      ).join('\n')
    assert.include(card('https://norabeck.example/'), 'website https://norabeck.example/')
    assert.notInclude(card('https://news.example/index.php/06_03_2021/award'), 'news.example')
    assert.notInclude(card('https://paper.example/news/nora-wins'), 'paper.example')
  })
})
