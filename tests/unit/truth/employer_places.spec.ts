import { test } from '@japa/runner'
import { answerColumn } from '#domain/datasets/answer_column'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'

const NOW = '2026-11-01T00:00:00Z'
const page = (path: string, title: string, body: string) => ({
  url: `https://tierpraxis-moor.example${path}`,
  observedAt: '2026-10-01T00:00:00Z',
  html: `<html lang="de"><head><title>${title}</title></head><body><nav><a href="/">Start</a> <a href="/team">Team</a></nav>${body}<footer>© 2026 Tierpraxis Moor</footer></body></html>`,
})
const HOME = page(
  '/',
  'Tierpraxis Moor',
  '<h1>Tierpraxis Moor</h1><h3>Kontakt</h3><p>Adresse: Ulmenweg 3, 67346 Speyer</p>'
)
const TEAM = page(
  '/team',
  'Team | Tierpraxis Moor',
  '<h1>Team</h1><h4>Tierärztin - Heike Falk</h4><p>Seit 2011.</p>'
)
const AT_HOME = page(
  '/team',
  'Team | Tierpraxis Moor',
  '<h1>Team</h1><article><h4>Heike Falk</h4><p>Tierärztin</p><p>Landau, Germany</p></article><article><h4>Anna Weber</h4><p>Assistentin</p></article>'
)

async function locationOf(row: Row, pages: (typeof HOME)[]) {
  const found = await research(readSubject('person', row), new PageSource(new MemoryEvidence(pages)), {
    ...{ now: NOW, maxAgeDays: 365, allowStale: true, pages: 20, leads: [] },
  })
  const { answer } = answerColumn({ key: 'location' }, found, { entityType: 'person', now: NOW })
  return { value: answer.value, urls: answer.supporters.map(({ url }) => url) }
}

test.group('truth: places of employers', () => {
  const row = { name: 'Heike Falk', company: 'Tierpraxis Moor' }

  test('a person on the employer’s site works at its address', async ({ assert }) => {
    const { value, urls } = await locationOf(row, [HOME, TEAM])
    assert.equal(value, 'Speyer')
    assert.deepEqual(urls, [HOME.url])
  })

  test('a place that a page states for the person wins', async ({ assert }) =>
    assert.equal((await locationOf(row, [HOME, AT_HOME])).value, 'Landau, Germany'))

  test('a person whom the employer’s site does not name has no place', async ({ assert }) => {
    const other = page('/team', 'Team | Tierpraxis Moor', '<h1>Team</h1><p>Wir sind zu viert.</p>')
    assert.isNull((await locationOf(row, [HOME, other])).value)
  })
})
