import { test } from '@japa/runner'
import { SentenceEncoder } from '#adapters/embedder/encoder/sentence_encoder'
import { similarity } from '#domain/search/vectors'

const TEXTS = [
  'people who help startups raise money',
  'Venture capital investor at a seed fund',
  'Paediatric nurse in a rural hospital',
  'Doctor for children. Looks after families in villages far from any city, and teaches medical students.',
  'Kubernetes cluster networking',
]
/** The cosines of each text with the ones after it, by the model before its weights were rounded. */
const EXACT = [[0.4781, 0.0734, 0.2275, 0.1054], [-0.0014, 0.0518, 0.133], [0.3653, 0.1924], [0.0326]]

test.group('embedder port: sentence model', () => {
  const encoder = new SentenceEncoder(2)
  const vectorOf = async (text: string, use: 'query' | 'records' = 'query') =>
    (await encoder.embed([text], use))[0]!

  test('texts of one meaning are closer than others, without a common word', async ({ assert }) => {
    const query = await vectorOf(TEXTS[0])
    const near = similarity(query, await vectorOf(TEXTS[1], 'records'))
    const far = similarity(query, await vectorOf(TEXTS[2], 'records'))
    assert.isAbove(near, far + 0.15)
  })

  test('rounded weights hardly change the similarity of texts', async ({ assert }) => {
    const vectors = await encoder.embed(TEXTS, 'records')
    for (const [at, row] of EXACT.entries())
      for (const [i, exact] of row.entries()) {
        const found = similarity(vectors[at]!, vectors[at + 1 + i]!)
        assert.approximately(found, Math.max(0, exact), 0.02)
      }
  })

  test('a query and a record of one text have one vector, in the order of the texts', async ({ assert }) => {
    const [nurse, none, pilot] = await encoder.embed(['nurse', '', 'pilot of an airliner'], 'records')
    assert.isNull(none)
    assert.deepEqual(nurse, await vectorOf('nurse'))
    assert.deepEqual(pilot, await vectorOf('pilot of an airliner'))
    assert.deepEqual(await encoder.embed([' '], 'query'), [null])
  })

  test('long texts are cut, and short texts after them are not mixed with them', async ({ assert }) => {
    const before = await vectorOf('pilot')
    const long = await encoder.embed(['nurse '.repeat(5_000), 'a '.repeat(95), 'pilot'], 'records')
    assert.isTrue(long.every((vector) => vector!.length === before.length))
    assert.deepEqual(long[2], before)
  })

  test('an aborted signal stops', async ({ assert }) => {
    await assert.rejects(() => encoder.embed(['nurse'], 'query', AbortSignal.abort()), /aborted/)
  })
})
