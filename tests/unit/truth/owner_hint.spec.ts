import { test } from '@japa/runner'
import { readPage } from '#domain/evidence/read_page'
import { ownerHintFor } from '#domain/truth/research/owner_hint'
import { readSubject, type Row } from '#domain/truth/subject'

function hint(type: 'person' | 'company', row: Row, url: string, title: string, body: string) {
  const read = readPage({
    ...{ url, via: [], status: 200, contentType: 'text/html', observedAt: '2026-10-01T00:00:00Z' },
    html: `<html><head><title>${title}</title></head><body>${body}</body></html>`,
  })
  return ownerHintFor(readSubject(type, row), read)?.name ?? null
}
const FOOT = '<footer>© 2026 Quillmark Foods Bremen</footer>'

test.group('truth: sites that call themselves differently', () => {
  test('a site whose name contains the company’s', ({ assert }) => {
    const body = `<h1>Good food</h1><p>Since 1970.</p>${FOOT}`
    const url = 'https://quillmark-foods.example/'
    assert.equal(hint('company', { name: 'Quillmark Foods' }, url, 'Start', body), 'Quillmark Foods')
  })

  test('a front page titled with the company’s name, in any word order', ({ assert }) => {
    const url = 'https://agency.github.io/tidewell-bakery/'
    const body = '<h1>Bread since 1970</h1><footer>© 2026 Tidewell</footer>'
    assert.equal(
      hint('company', { name: 'Bakery Tidewell Quay' }, url, 'Home - Tidewell Quay Bakery', body),
      'Bakery Tidewell Quay'
    )
  })

  test('a front page titled with the company’s name in two scripts', ({ assert }) => {
    const body = '<h1>Aoba</h1><footer>© 2026 Aoba Seiki</footer>'
    const title = '青葉精機工業（AOBA SEIKI KOGYO） | 精密部品'
    for (const name of ['青葉精機工業', 'Aoba Seiki Kogyo'])
      assert.equal(hint('company', { name }, 'https://aoba.example/', title, body), name)
  })

  test('a page that welcomes to the company in another script than its title', ({ assert }) => {
    const greetings = ['青葉合気道場へようこそ！', 'ようこそ、青葉合気道場へ', '欢迎光临青葉合気道場']
    for (const greeting of greetings) {
      const body = `<h1>Aoba Dojo</h1><p>${greeting}</p>`
      const at = (name: string) => hint('company', { name }, 'https://aoba.example/', 'Aoba Dojo', body)
      assert.equal(at('青葉合気道場'), '青葉合気道場', greeting)
      assert.isNull(at('合気道場横浜'))
    }
  })

  test('no page of another site whose title starts with the name', ({ assert }) => {
    const url = 'https://firmlist.example/c/tidewell-quay'
    const body = '<h1>Tidewell Quay</h1><footer>© 2026 Firmlist Ltd</footer>'
    assert.isNull(hint('company', { name: 'Tidewell Quay' }, url, 'Tidewell Quay | Firmlist', body))
  })

  test('a page of a nameless row that shows its profile and names its owner in the title', ({ assert }) => {
    const row = { socials: { codehost: 'norabeck' } }
    const link = '<a href="https://github.com/norabeck">code</a>'
    const own = `<h1>About</h1><h2>Nora Beck</h2><p>Nora Beck is an engineer at Tidewell.</p>${link}<footer>© Beck, Inc.</footer>`
    assert.equal(
      hint('person', row, 'https://beck.example/about', 'Nora Beck, In a Nutshell', own),
      'Nora Beck'
    )
    const list = `<h1>Speakers</h1><h2>Nora Beck</h2>${link}<h2>Ada Quill</h2><footer>© Tidewell Conference</footer>`
    assert.isNull(
      hint('person', row, 'https://conf.example/speakers', 'Speakers | Tidewell Conference', list)
    )
  })

  test('a page of a nameless row whose title has a name like its profile, or is at its mail domain', ({
    assert,
  }) => {
    const body = (address: string) => `<h1>Resume</h1><p>Nora Quillfeather</p><p>Engineer.</p>${address}`
    const title = 'Resume´ of Nora Quillfeather'
    const link = '<a href="https://www.linkedin.com/in/noraquillfeather">profile</a>'
    const profile = { pronet_url: 'https://www.linkedin.com/in/noraquillfeather' }
    const at = (row: Row, url: string, address: string) => hint('person', row, url, title, body(address))
    assert.equal(at(profile, 'https://ibexlix.example/cv', link), 'Nora Quillfeather')
    assert.isNull(
      at({ pronet_url: 'https://www.linkedin.com/in/adaquill' }, 'https://ibexlix.example/cv', link)
    )
    const mailbox = { email: 'patg@ibexlix.example' }
    assert.equal(at(mailbox, 'https://ibexlix.example/cv', 'patg@ibexlix.example'), 'Nora Quillfeather')
    assert.isNull(at(mailbox, 'https://tidewell.example/cv', 'patg@ibexlix.example'), 'another domain')
    const firm = 'patg@ibexlix.example<footer>© 2026 Ibexlix GmbH</footer>'
    assert.isNull(at(mailbox, 'https://ibexlix.example/cv', firm), 'a page of a company')
  })

  test('a role mailbox at a domain that is named after a person on the page', ({ assert }) => {
    const mailbox = (email: string) => ({ email })
    const body = (email: string) =>
      `<h1>Home</h1><h2>Nora Quillfeather</h2><p>Nora Quillfeather is an engineer at Tidewell.</p><p>${email}</p>`
    const [own, firm] = ['info@dr-quillfeather.example', 'info@tidewell.example']
    const at = (email: string, url: string) => hint('person', mailbox(email), url, 'Start', body(email))
    assert.equal(at(own, 'https://dr-quillfeather.example/'), 'Nora Quillfeather')
    assert.isNull(at(firm, 'https://tidewell.example/'), 'a domain with another name')
    assert.isNull(at(firm, 'https://dr-quillfeather.example/'), 'a mailbox at another domain')
  })

  test('a page titled with its owner’s name in Latin letters, headed by it in Japanese', ({ assert }) => {
    const row = { name: '森田健', company: '青葉大学' }
    const url = 'https://kenmorita.example/index_ja.html'
    const body = '<h1>森田 健</h1><p>青葉大学 情報学部</p><p>情報検索の研究をしています。</p>'
    assert.equal(hint('person', row, url, 'Ken Morita', body), '森田健')
    assert.isNull(hint('person', { name: '田中一郎' }, url, 'Ken Morita', body))
  })
})
