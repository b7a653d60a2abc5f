import { test } from '@japa/runner'
import { verdictOf } from '#bench/realweb/cell_table'
import type { Entity, Source } from '#bench/realweb/files'
import { grade } from '#bench/realweb/grade'
import { outcomesOf } from '#bench/realweb/outcomes'
import { pageForms } from '#bench/realweb/page_text'
import { scoreTable } from '#bench/realweb/report'
import type { AnswerCell } from '#bench/realweb/service'
import { splitOf } from '#bench/realweb/split'

const ENTITY: Entity = {
  id: 'p1',
  entity_type: 'person',
  language: 'en',
  site: 'https://jane.example/',
  rows: { name_company: { name: 'Jane Doe', company: 'Acme' }, name_site: { name: 'Jane Doe' } },
  cells: {
    name: { accepted: ['Jane Doe'], pages: ['p1/1'], quote: 'Jane Doe' },
    title: { accepted: ['Engineer'], pages: ['p1/1', 'p1/2'], quote: 'Engineer' },
    company: { accepted: ['Acme'], pages: ['p1/2'], quote: 'Acme' },
  },
}
const page = (id: string, kind: string): Source => ({
  ...{ id, kind, url: `https://jane.example/${id}`, repo: 'a/b', commit: '', path: '' },
  ...{ builder: 'other', language: 'en', licence: 'none', sha256: '' },
})
const WEB = {
  sources: [page('p1/1', 'personal_home'), page('p1/2', 'cv')],
  formsOf: () => pageForms('<p>Jane <b>Doe</b>, Engineer</p>'),
}
const found = (value: string, confidence: number, quote: string | null = null): AnswerCell => ({
  ...{ status: 'found', value, confidence },
  evidence: [{ url: 'http://jane.example/p1/1/', quote }],
})
const unverified = (value: string, confidence: number): AnswerCell => ({
  status: 'unverified',
  value,
  confidence,
})
const NOT_FOUND: AnswerCell = { status: 'not_found', value: null, confidence: null }

const outcomes = outcomesOf(
  [
    {
      entity: ENTITY,
      rowKind: 'name_company',
      cells: {
        name: found('jane doe', 0.95, 'Jane Doe'),
        title: found('Manager', 0.85, 'Manager'),
        company: unverified('ACME', 0.35),
        phone: found('+1 415 555 0100', 0.95),
        location: NOT_FOUND,
      },
    },
    { entity: ENTITY, rowKind: 'name_site', cells: { name: NOT_FOUND } },
  ],
  WEB
)

test.group('realweb benchmark | grades', () => {
  test('a cell is right, wrong, false, unsure, missed or absent', ({ assert }) =>
    assert.deepEqual(outcomes.map(verdictOf), ['right', 'wrong', 'unsure', 'false', 'absent', 'missed']))

  test('counts, calibration and quotes', ({ assert }) => {
    const { bins, ece, ...rest } = grade(outcomes.filter(({ ownSite }) => !ownSite))
    assert.deepEqual(rest, {
      ...{ stated: 3, found: 3, precision: 1 / 3, recall: 1 / 3, falseFinds: 1, verbatim: 1 / 2 },
    })
    assert.deepEqual(
      bins.map(({ from, cells, accuracy }) => [from, cells, accuracy]),
      [
        [0.3, 1, 1],
        [0.8, 1, 0],
        [0.9, 2, 0.5],
      ]
    )
    assert.closeTo(ece, (0.65 + 0.85 + 2 * 0.45) / 4, 1e-9)
  })

  test('without outcomes there are no shares', ({ assert }) => {
    const { precision, recall, ece, bins } = grade([])
    assert.deepEqual([precision, recall, ece, bins], [Number.NaN, Number.NaN, Number.NaN, []])
  })

  test('the table separates rows that supply the own site', ({ assert }) => {
    const split = splitOf(ENTITY)
    const { rows } = scoreTable(outcomes, [split])
    const lineOf = (slice: string) => rows.find((row) => row.slice === slice)!
    assert.include(lineOf('all rows'), {
      [`${split} n`]: 3,
      [`${split} R`]: '0.333',
      [`${split} R site`]: '0.000',
    })
    assert.include(lineOf('row person.name_site'), { [`${split} n`]: 1, [`${split} R`]: '0.000' })
    assert.equal(lineOf('page cv')[`${split} n`], 2)
    assert.equal(lineOf('page personal_home')[`${split} false`], 1)
    assert.isUndefined(lineOf('column person.location'))
  })
})
