import { test } from '@japa/runner'
import fc from 'fast-check'
import { citationsIn } from '#domain/evidence/citations'

const URL_A = 'https://a.example/'
const AT = '2025-01-02T03:04:05.678Z'
const MADE = '2025-06-01T12:00:00.000Z'

test.group('citations of a stored document', () => {
  for (const [what, document, found] of [
    ['evidence of a cell', { cell: { evidence: [{ url: URL_A, quote: 'q', observed_at: AT }] } }, [AT]],
    ['a record', { name: 'n', source_url: URL_A, observed_at: AT }, [AT]],
    ['provenance', { source_url: URL_A, first_seen: '2024-01-01T01:00:00Z', last_seen: AT }, [AT]],
    ['a source without a time', { interests: [{ name: 'n', source_url: URL_A }] }, [MADE]],
    [
      'a day',
      { source_url: URL_A, observed_at: '2025-01-02' },
      ['2025-01-02T00:00:00.000Z', '2025-01-02T23:59:59.999Z'],
    ],
    ['a time of another zone', { url: URL_A, observed_at: '2025-01-02T04:04:05.678+01:00' }, [AT]],
    ['a link', { url: URL_A, text: 'not a citation' }, []],
    ['no source', { source_url: null, observed_at: AT }, []],
    ['no time', { url: URL_A, observed_at: 'long ago' }, []],
    ['text', 'https://a.example/', []],
    ['nothing', null, []],
  ] as [string, unknown, string[]][])
    test(what, ({ assert }) => {
      assert.deepEqual(
        citationsIn(document, MADE),
        found.map((at) => ({ url: URL_A, at }))
      )
    })

  test('ignores a source without a time if the age of the document is unknown', ({ assert }) => {
    assert.deepEqual(citationsIn({ source_url: URL_A }), [])
  })

  test('finds evidence anywhere in a document', ({ assert }) => {
    const evidence = { url: URL_A, observed_at: AT }
    const around = fc.array(
      fc.oneof(
        fc.string().filter((key) => key !== '__proto__'),
        fc.nat(5)
      ),
      { maxLength: 30 }
    )
    fc.assert(
      fc.property(around, fc.jsonValue(), (path, beside) => {
        const document = path.reduce<unknown>(
          (inner, step) =>
            typeof step === 'string' ? { [step]: inner } : [beside, ...Array(step).fill(0), inner],
          evidence
        )
        assert.deepInclude(citationsIn(JSON.parse(JSON.stringify(document))), { url: URL_A, at: AT })
      })
    )
  })
})
