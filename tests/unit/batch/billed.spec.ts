import { test } from '@japa/runner'
import type { FieldResult } from '#domain/contacts/contact'
import { billedIn, type BatchResult } from '#domain/batch/batch'

const found = (value: string): FieldResult => ({
  value,
  status: 'found',
  confidence: null,
  source: 'known',
  last_seen: null,
})
const missed: FieldResult = { ...found(''), value: null, status: 'not_found' }
const PRONET = 'https://www.linkedin.com/in/jane-oakhurst'

test.group('batch: billed fields', () => {
  test('[EN-021] bills found values, except values that the caller sent in any spelling', ({ assert }) => {
    const table: [string, BatchResult, number][] = [
      ['jane@acme.com', { work_email: found('jane@acme.com'), phone: found('+14155552671') }, 1],
      ['Jane+news@Acme.com', { work_email: found('jane@acme.com') }, 0],
      ['jane@acme.com', { work_email: found('j.oakhurst@acme.com'), personal_email: missed }, 1],
      ['j.oak@gmail.com', { personal_email: found('joak@googlemail.com') }, 0],
      ['linkedin.com/in/Jane-Oakhurst/', { pronet: found(PRONET), work_email: found('jane@acme.com') }, 1],
      [PRONET, { pronet: found(`${PRONET}-2`) }, 1],
      ['jane@acme.com', { pronet: found(PRONET), codehost: found('https://github.com/jane') }, 2],
      ['jane@acme.com', { phone: missed, work_email: { ...missed, status: 'unavailable' } }, 0],
    ]
    for (const [identifier, result, count] of table)
      assert.equal(billedIn(identifier, result), count, `${identifier} ${JSON.stringify(result)}`)
  })
})
