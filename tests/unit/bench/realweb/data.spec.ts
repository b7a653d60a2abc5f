import { test } from '@japa/runner'
import { problemsOf } from '#bench/realweb/check'
import { hashedForms, isHashed, isHiddenColumn } from '#bench/realweb/contacts'
import { type Entity, entityOf, readEntities, readSources, type Source } from '#bench/realweb/files'
import { hasLabelQuote, hasQuote, pageForms } from '#bench/realweb/page_text'
import { siteHost, splitOf } from '#bench/realweb/split'

const HTML = `<title>Jane &amp; Co</title><p>Jane <b>Doe</b>,
  Engi&shy;neer</p><a href="mailto:jane@acme.example">mail</a>
  <script type="application/ld+json">{"name":"Jos\\u00e9 \\"J\\" Doe"}</script>`
const SOURCE: Source = {
  ...{
    id: 'p1/1',
    url: 'https://jane.example/',
    repo: 'jane/site',
    commit: 'a'.repeat(40),
    path: 'index.html',
  },
  ...{ kind: 'personal_home', builder: 'jekyll', language: 'en', licence: 'none', sha256: '' },
}
const ENTITY: Entity = {
  ...{ id: 'p1', entity_type: 'person', language: 'en', site: 'https://jane.example/' },
  rows: { name_company: { name: 'Jane Doe', company: 'Acme' } },
  cells: { name: { accepted: ['Jane Doe'], pages: ['p1/1'], quote: 'Jane Doe' } },
}
const problems = (source: Partial<Source>, entity: Partial<Entity>) =>
  problemsOf([{ ...SOURCE, ...source }], [{ ...ENTITY, ...entity }], () => pageForms(HTML)).map(
    (one) => one.problem
  )

test.group('realweb benchmark | data', () => {
  test('finds the quote "{0}" in text, links and JSON-LD: {1}')
    .with([
      ['Jane Doe, Engineer', true],
      ['Jane & Co', true],
      ['jane@acme.example', true],
      ['José "J" Doe', true],
      ['Jane Engineer', false],
      ['Jane … Engineer', false],
      ['', false],
    ] as const)
    .run(({ assert }, [quote, isThere]) => assert.equal(hasQuote(pageForms(HTML), quote), isThere))

  test('the quote of a label may leave words out', ({ assert }) => {
    assert.isTrue(hasLabelQuote(pageForms(HTML), 'Jane … Engineer'))
    assert.isFalse(hasLabelQuote(pageForms(HTML), 'Jane … Manager'))
    assert.isFalse(hasLabelQuote(pageForms(HTML), '…'))
  })

  test('accepts a valid entity', ({ assert }) => assert.deepEqual(problems({}, {}), []))

  test('rejects {0}')
    .with([
      ['a page without a commit', { commit: 'main' }, {}],
      ['an unknown page kind', { kind: 'blog' }, {}],
      ['a URL that is none', { url: 'jane.example' }, {}],
      ['an unknown row kind', {}, { rows: { site: {} } }],
      ['no rows', {}, { rows: {} }],
      ['an unknown column', {}, { cells: { salary: ENTITY.cells.name } }],
      ['an unknown page', {}, { cells: { name: { ...ENTITY.cells.name, pages: ['p1/2'] } } }],
      ['a quote that no page contains', {}, { cells: { name: { ...ENTITY.cells.name, quote: 'John' } } }],
      ['an empty accepted value', {}, { cells: { name: { ...ENTITY.cells.name, accepted: [''] } } }],
    ] as [string, Partial<Source>, Partial<Entity>][])
    .run(({ assert }, [, source, entity]) => assert.isNotEmpty(problems(source, entity)))

  test('only a hashed label may lack a quote', ({ assert }) => {
    const label = { accepted: ['jane@acme.example'], pages: ['p1/1'] }
    const hashed = { ...label, accepted: hashedForms('email.work', label.accepted) }
    assert.isEmpty(problems({}, { cells: { 'email.work': hashed } }))
    assert.isNotEmpty(problems({}, { cells: { 'email.work': label } }))
  })

  test('rejects repeated ids and URLs', ({ assert }) => {
    const twice = problemsOf([SOURCE, SOURCE], [ENTITY, ENTITY], () => pageForms(HTML))
    assert.lengthOf(twice, 3)
  })

  test('entities of one host share a split', ({ assert }) => {
    const split = splitOf({ site: 'https://www.acme.example/team/jane' })
    assert.equal(splitOf({ site: 'http://acme.example/' }), split)
  })

  test('every committed label names committed pages, and ids and URLs are unique', ({ assert }) => {
    // Pages are not committed, so quotes and files cannot be checked here.
    const found = problemsOf(readSources(), readEntities(), () => null)
    assert.deepEqual(
      found.filter(({ problem }) => !/has no file$|do not contain/.test(problem)),
      []
    )
    assert.deepEqual(
      readSources().filter(({ sha256 }) => !/^[0-9a-f]{64}$/.test(sha256)),
      []
    )
  })

  test('no contact data of a committed person is readable', ({ assert }) => {
    const people = readEntities().filter((one) => one.entity_type === 'person')
    const labels = people.flatMap(({ cells }) => Object.entries(cells))
    const hidden = labels.filter(([column]) => isHiddenColumn(column))
    assert.isAbove(hidden.length, 100)
    assert.isTrue(hidden.every(([, { accepted, quote }]) => accepted.every(isHashed) && quote === undefined))
    const rows = people.flatMap((one) => Object.values(one.rows)).filter(({ email }) => email !== undefined)
    assert.isTrue(rows.every(({ email }) => String(email).startsWith('base64:')))
  })

  test('no site of the committed pages is in two splits', ({ assert }) => {
    const splits = new Map(readEntities().map((entity) => [entity.id, splitOf(entity)]))
    const own = readSources().filter(({ kind }) => kind !== 'namesake')
    const bySite = Map.groupBy(own, ({ url }) => siteHost(url))
    const divided = [...bySite].filter(
      ([, pages]) => new Set(pages.map(({ id }) => splits.get(entityOf(id)))).size > 1
    )
    assert.deepEqual(
      divided.map(([site]) => site),
      []
    )
  })
})
