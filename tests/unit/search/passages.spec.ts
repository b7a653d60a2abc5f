import { test } from '@japa/runner'
import { WordPieceEmbedder } from '#adapters/embedder/word_pieces/word_piece_embedder'
import { passagesOf, readTopic } from '#domain/search/ranking/passages'
import { textFeatures } from '#domain/search/ranking/text_features'
import { textScores } from '#domain/search/ranking/text_scores'

const topic = readTopic('time series forecasting in retail', ['time', 'series', 'forecasting', 'retail'])

/** Scores texts of people who are equal in the index. */
function scores(...texts: string[]): number[] {
  const people = texts.map((text) => ({ passages: passagesOf(text), vectors: [] }))
  return textScores(
    texts.map(() => 1),
    textFeatures(people, topic, new Map(), null)
  )
}

test.group('search: passages', () => {
  test('sentences and parts between marks are passages, and long ones overlap', ({ assert }) => {
    assert.deepEqual(passagesOf('Talks: First talk here. Ok. | A second talk!'), [
      'First talk here.',
      'A second talk!',
    ])
    const long = passagesOf(Array.from({ length: 45 }, (_, i) => `word${i}`).join(' '))
    assert.deepEqual(
      long.map((passage) => passage.split(' ').length),
      [30, 25, 5]
    )
    assert.deepEqual(passagesOf(''), [])
  })

  test('pairs of neighbours are read within the words that describe people', ({ assert }) => {
    const { stems, pairs, said } = readTopic('experts in web scraping', ['web', 'scraping'])
    assert.deepEqual([stems, pairs], [['web', 'scrape'], ['web scrape']])
    assert.equal(said.get('scrape'), 'scraping')
  })

  test('[SR-024] words in one passage score higher than words spread over the text', ({ assert }) => {
    const [together, spread, none, empty] = scores(
      'I do time series forecasting for retail. I like tea.',
      'I like retail. I lost time. A series of teas. I like forecasting.',
      'I like tea.',
      ''
    )
    assert.isAbove(together, spread)
    assert.isAbove(spread, none)
    assert.equal(none, empty)
  })

  test('[SR-024] a rare word of the query counts more than one that everybody says', ({ assert }) => {
    const [rare, common] = scores(
      'I like retail.',
      'I like time.',
      ...Array.from({ length: 9 }, () => 'I have time.')
    )
    assert.isAbove(rare, common)
  })

  test('[SR-024] one passage of similar meaning outweighs a text of many topics', async ({ assert }) => {
    const embedder = new WordPieceEmbedder()
    const [value] = await embedder.embed(['helping blind visitors'], 'query')
    const meaning = { field: 'about', value: value!, weight: embedder.weight, minimum: 0 }
    const texts = [
      'Cooks pasta. Accessibility for people with visual impairment. Rides bikes.',
      'Cooks pasta. Kubernetes cluster networking. Rides bikes.',
    ]
    const read = texts.map(async (text) => {
      const passages = passagesOf(text)
      return { passages, vectors: await embedder.embed(passages, 'records') }
    })
    const wordless = { stems: [], pairs: [], said: new Map() }
    const [near, far] = textFeatures(await Promise.all(read), wordless, new Map(), meaning)
    assert.isAbove(near.closest, far.closest)
  })

  test('[SR-024] a word of similar meaning counts, and the word itself counts most', async ({ assert }) => {
    const embedder = new WordPieceEmbedder()
    const said = ['physician', 'doctor', 'bicycle']
    const vectors = await embedder.embed(said, 'records')
    const vectorOf = new Map(said.map((word, i) => [word, vectors[i]]))
    const people = said.map((word) => ({ passages: [`A ${word}.`], vectors: [] }))
    const [same, similar, other] = textFeatures(
      people,
      readTopic('physician', ['physician']),
      vectorOf,
      null
    ).map(({ near }) => near)
    assert.equal(same, 1)
    assert.isAbove(same, similar)
    assert.isAbove(similar, other)
  })

  test('[SR-024] people whose texts are not read follow those who are', ({ assert }) => {
    const read = textFeatures([{ passages: ['I like tea.'], vectors: [] }], topic, new Map(), null)
    const [first, second, third] = textScores([3, 2, 1], read)
    assert.isAtLeast(first, second)
    assert.isAbove(second, third)
  })
})
