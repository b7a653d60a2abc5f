import { test } from '@japa/runner'
import type { Claim, Mention } from '#domain/evidence/claim'
import { readPage } from '#domain/evidence/read_page'
import { withRowEmployer } from '#domain/truth/research/row_employer'
import { readSubject } from '#domain/truth/subject'

const ROW = readSubject('person', { name: 'Nora Beck', company: 'Tidewell Institute' })

function employersOn(body: string, mention: Partial<Mention> = {}): string[] {
  const { page } = readPage({
    url: 'https://norabeck.example/',
    via: [],
    status: 200,
    contentType: 'text/html',
    html: `<html><head><title>Nora Beck</title></head><body>${body}</body></html>`,
    observedAt: '2026-10-01T00:00:00Z',
  })
  const nora: Mention = { entity: 'person', name: 'Nora Beck', own: true, links: [], claims: [], ...mention }
  return withRowEmployer(ROW, nora, page).claims.flatMap((claim) =>
    claim.field === 'company' ? [`${claim.past ? 'not ' : ''}${claim.value}: ${claim.quote}`] : []
  )
}

test.group('truth: the row’s employer on a page', () => {
  test('counts where a person’s own page names it', ({ assert }) => {
    const body = '<h1>Nora Beck</h1><p>I build sensors at the Tidewell Institute.</p>'
    assert.deepEqual(employersOn(body), ['Tidewell Institute: I build sensors at the Tidewell Institute.'])
  })

  test('does not count in lines about former jobs and studies', ({ assert }) => {
    for (const line of [
      'Formerly at the Tidewell Institute.',
      'Tidewell Institute, 2012 – 2016',
      'PhD in Botany, Tidewell Institute',
      'Bis 2019 am Tidewell Institute',
      'Mon dernier poste était chercheuse au Tidewell Institute',
    ])
      assert.deepEqual(employersOn(`<h1>Nora Beck</h1><p>${line}</p>`), [], line)
  })

  test('counts on other pages only near the name', ({ assert }) => {
    const far = '<p>Something else</p>'.repeat(12)
    const near = '<p>Nora Beck</p><p>Tidewell Institute</p>'
    assert.lengthOf(employersOn(near, { own: false }), 1)
    assert.deepEqual(employersOn(`<p>Nora Beck</p>${far}<p>Tidewell Institute</p>`, { own: false }), [])
  })

  test('adds nothing if the page states the employer itself, even as a former one', ({ assert }) => {
    const claim: Claim = {
      ...{ field: 'company', value: 'Tidewell Institute', quote: 'x' },
      ...{ method: 'card', statedAt: null, past: true },
    }
    const body = '<h1>Nora Beck</h1><p>Tidewell Institute</p>'
    assert.deepEqual(employersOn(body, { claims: [claim] }), ['not Tidewell Institute: x'])
  })
})
