import { test } from '@japa/runner'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import { parsePage } from '#domain/evidence/parse/parse_page'
import type { PageHint } from '#domain/evidence/page_hint'

const mentionsOn = (url: string, title: string, body: string, about?: PageHint) =>
  extractMentions(
    parsePage({
      url,
      via: [],
      status: 200,
      contentType: 'text/html',
      html: `<html><head><title>${title}</title></head><body>${body}</body></html>`,
      observedAt: '2026-10-01T00:00:00Z',
    }),
    about
  )
const ownerOn = (...page: Parameters<typeof mentionsOn>) => {
  const owner = mentionsOn(...page).find(({ own }) => own)
  return owner && `${owner.entity} ${owner.name}`
}

test.group('evidence: owners whom no heading names', () => {
  test('[DS-006] a line of a subpage that is spelled like the host', ({ assert }) => {
    const body = '<h2>Werdegang</h2><p><b>Nora Beckmann</b></p><p>2019 – heute</p>'
    assert.equal(
      ownerOn('https://norabeckmann.example/werdegang.html', 'Werdegang', body),
      'person Nora Beckmann'
    )
  })

  for (const host of ['nbeckmann', 'noralbeckmann', 'beckmannnora', 'nora-beckmann'])
    test(`[DS-006] a host of words and initials of a name: ${host}`, ({ assert }) => {
      const body = '<p>Nora Luise Beckmann</p><h1>Talks</h1>'
      assert.equal(ownerOn(`https://${host}.example/talks`, 'Talks', body), 'person Nora Luise Beckmann')
    })

  test('[DS-006] a line that is like another host names nobody', ({ assert }) => {
    assert.isUndefined(
      ownerOn('https://elmwood-hiking.example/tours', 'Tours', '<p>Nora Beckmann</p><h1>Tours</h1>')
    )
  })

  test('[DS-006] a site that only repeats its host belongs to the hinted person of that host', ({
    assert,
  }) => {
    const body = '<h1>Biography</h1><p>Nora plays Puck.</p>'
    const page = ['https://norabeckmann.example/bio', 'Biography | Norabeckmann.example', body] as const
    const about = { entity: 'person', home: 'https://norabeckmann.example/' } as const
    assert.equal(ownerOn(...page, { ...about, name: 'Nora Beckmann' }), 'person Nora Beckmann')
    assert.equal(ownerOn(...page, { ...about, name: 'Ada Quill' }), 'company Norabeckmann.example')
  })

  test('[DS-006] titles and degrees are no part of a name', ({ assert }) => {
    const body = '<h1>Prof. Dr. Nora Beckmann, PhD</h1><p>Chemistry</p>'
    assert.equal(
      ownerOn('https://beckmann-lab.example/', 'Prof. Dr. Nora Beckmann', body),
      'person Nora Beckmann'
    )
  })

  test('[DS-006] a business has a word that the page also writes in lower case', ({ assert }) => {
    const body =
      '<h1>Verdan Zeilen</h1><p>Sterke zeilen voor elke boot.</p><footer>© 2026 Verdan Zeilen</footer>'
    assert.equal(ownerOn('https://verdanzeilen.example/', 'Verdan Zeilen', body), 'company Verdan Zeilen')
    const person = '<h1>Ilir Vokshi</h1><p>Strong boats.</p><footer>© 2026 Ilir Vokshi</footer>'
    assert.equal(ownerOn('https://ilirvokshi.example/', 'Ilir Vokshi', person), 'person Ilir Vokshi')
  })

  test('[DS-006] a copyright line ends at the rights, the address and the tool', ({ assert }) => {
    for (const tail of [' - Tutti i diritti riservati', '. Criado com Plume 2', ' all right reserved'])
      assert.equal(
        ownerOn('https://x.example/chi-siamo', 'Chi siamo - Morvel Srl', `<p>© 2026 Morvel Srl${tail}</p>`),
        'company Morvel Srl'
      )
  })

  test('[DS-006] a Japanese name with and without a space is one name', ({ assert }) => {
    const body = '<h1>山辺　千尋</h1><p>准教授</p><p>山辺千尋の研究</p>'
    const about = { entity: 'person' as const, name: '山辺千尋', home: 'https://yamabe.example/' }
    const people = mentionsOn('https://yamabe.example/', '山辺　千尋', body, about)
    assert.lengthOf(people, 1)
    assert.isTrue(people[0].own)
  })

  test('[DS-006] a row may give the folder of a site without its last slash', ({ assert }) => {
    const about = { entity: 'person' as const, name: 'Nora Beckmann', home: 'https://nb.github.io/notes' }
    const [owner] = mentionsOn('https://nb.github.io/notes/', 'Notes', '<p>Nora Beckmann</p>', about)
    assert.equal(owner.claims.find(({ field }) => field === 'website')?.value, 'https://nb.github.io/notes/')
  })
})
