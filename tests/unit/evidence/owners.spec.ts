import { test } from '@japa/runner'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import { parsePage } from '#domain/evidence/parse/parse_page'
import type { PageHint } from '#domain/evidence/page_hint'

const mentionsOn = (url: string, title: string, body: string, about?: PageHint, head = '') =>
  extractMentions(
    parsePage({
      url,
      via: [],
      html: `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
      observedAt: '2026-10-01T00:00:00Z',
      contentType: 'text/html',
      publishedAt: null,
    } as never),
    about
  )
const ownerOn = (...page: Parameters<typeof mentionsOn>) => {
  const owner = mentionsOn(...page).find(({ own }) => own)
  return owner && `${owner.entity} ${owner.name}`
}

test.group('evidence: the owner of a page', () => {
  test('[DS-006] a full-width bar separates the name from the slogan', ({ assert }) => {
    const name = '南洋木工事業協同組合連合会'
    const head = `<meta property="og:site_name" content="${name}">`
    assert.equal(
      ownerOn(
        'https://nanyo-mokko.example/',
        `${name}｜木とともに生きる`,
        '<h1>木とともに</h1>',
        undefined,
        head
      ),
      `company ${name}`
    )
  })

  test('[DS-006] a name with initials and the name in full are one person', ({ assert }) => {
    assert.match(
      ownerOn(
        'https://wferro.example/',
        'Wilton S. da Ferro',
        '<p>I study rivers.</p><footer>Copyright 2023, Wilton Santos da Ferro</footer>'
      )!,
      /^person Wilton S/
    )
  })

  test('[DS-006] a name in two headings is one name', ({ assert }) => {
    assert.equal(
      ownerOn('https://simonquell.example/', 'Simon Quell — Composer', '<h1>Simon</h1><h1>Quell</h1>'),
      'person Simon Quell'
    )
  })

  test('[DS-006] the first line of an untitled page names the owner if the host does', ({ assert }) => {
    assert.equal(
      ownerOn('https://michaelthornmusic.example/', '', '<p>Michael Thorn</p><p>Music and code</p>'),
      'person Michael Thorn'
    )
  })

  test('[DS-006] the folder of a shared host names a site', ({ assert }) => {
    const body = '<h1>Bread every day</h1><footer>© 2025 Forn Vell</footer>'
    assert.equal(
      ownerOn('https://anna.github.io/Forn-Vell/', 'Forn Vell de la Plana - Bakery', body),
      'company Forn Vell'
    )
  })

  test('[DS-006] a hint finds the person in the name of a practice', ({ assert }) => {
    const about = { entity: 'person' as const, name: 'René Vogt', home: 'https://praxis-vogt.example/' }
    const page = [
      'https://praxis-vogt.example/',
      'Hausarztpraxis René Vogt',
      '<h1>Hausarztpraxis René Vogt</h1>',
    ] as const
    assert.equal(ownerOn(...page, about), 'person René Vogt')
  })

  test('[DS-006] institutions are nobody’s name', ({ assert }) => {
    const mentions = mentionsOn(
      'https://mosca.example/',
      'Letizia Mosca',
      '<h1>Letizia Mosca</h1><h1>Università di Pavia Nuova</h1><h2>PhD student in Numerical Analysis</h2>'
    )
    assert.notInclude(
      mentions.flatMap(({ entity, name }) => (entity === 'person' ? [name] : [])),
      'Università di Pavia Nuova'
    )
  })
})

test.group('evidence: what is no telephone number and no employer', () => {
  const claimsOf = (body: string) =>
    mentionsOn('https://janedorn.example/', 'Jane Dorn', `<h1>Jane Dorn</h1>${body}`).flatMap(({ claims }) =>
      claims.map(({ field, value, method }) => `${field} ${method} ${JSON.stringify(value)}`)
    )
  const has = (claims: string[], start: string) => claims.some((claim) => claim.startsWith(start))

  test('[DS-006] prices and opening hours are no telephone numbers', ({ assert }) => {
    assert.isFalse(has(claimsOf('<p>Köln-Sürth, 50999 — 2.950.000 €</p><p>08.30 - 13.00</p>'), 'phone'))
  })

  test('[DS-006] the year and pages of a publication are no telephone number', ({ assert }) => {
    const line = '<p>Image Analysis, Elmwood Press, Berlin, New York, 2013. 107-115, US</p>'
    assert.isFalse(has(claimsOf(line), 'phone'))
  })

  test('[DS-006] a dated job or talk is not where somebody lives', ({ assert }) => {
    for (const line of ['Oct 2017 – Mar 2024, 20121 Milano', 'Workshop, 14 June 2024, 50667 Köln'])
      assert.isFalse(has(claimsOf(`<p>${line}</p>`), 'location'), line)
    assert.isTrue(has(claimsOf('<p>Domstr. 1, 50667 Köln</p>'), 'location'))
  })

  test('[DS-006] addresses of referees are not the owner’s', ({ assert }) => {
    const body =
      '<h2>References</h2><h3>Ada Quill</h3><p>ada@tidewell.example</p><h2>Contact</h2><p>jane@dorn.example</p>'
    assert.deepEqual(
      claimsOf(body).filter((claim) => claim.startsWith('email')),
      ['email sentence "jane@dorn.example"']
    )
  })

  test('[DS-006] fields, periods and broken phrases are no employers', ({ assert }) => {
    for (const line of ['Professor and Chair, Mathematics', 'Quantitative Analyst, Apr 2013 - Present'])
      assert.isFalse(has(claimsOf(`<h2>${line}</h2>`), 'company'), line)
    assert.isTrue(has(claimsOf('<h2>Founder of Quillmark</h2>'), 'company'))
  })

  test('[DS-006] an occupation without employer is a trait', ({ assert }) => {
    assert.isTrue(has(claimsOf('<p>I am a planetary scientist.</p>'), 'title trait'))
    assert.isTrue(has(claimsOf('<p>I am a software engineer at Quillmark.</p>'), 'title sentence'))
  })
})
