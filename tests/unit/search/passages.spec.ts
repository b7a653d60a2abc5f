import { test } from '@japa/runner'
import { WordPieceEmbedder } from '#adapters/embedder/word_pieces/word_piece_embedder'
import { passageScore, passagesOf, readTopic } from '#domain/search/ranking/passages'

const topic = readTopic('time series forecasting in retail', ['time', 'series', 'forecasting', 'retail'])
const score = (text: string) => passageScore(passagesOf(text), topic, [], null)

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
    assert.deepEqual(readTopic('experts in web scraping', ['web', 'scraping']), {
      stems: ['web', 'scrape'],
      pairs: ['web scrape'],
    })
  })

  test('[SR-024] words in one passage score higher than words spread over the text', ({ assert }) => {
    const together = score('I do time series forecasting for retail. I like tea.')
    const spread = score('I like retail. I lost time. A series of teas. I like forecasting.')
    assert.isAbove(together, spread)
    assert.isAbove(spread, score('I like tea.'))
    assert.equal(score(''), 0)
  })

  test('[SR-024] one passage of similar meaning outweighs a text of many topics', async ({ assert }) => {
    const embedder = new WordPieceEmbedder()
    const [value] = await embedder.embed(['helping blind visitors'], 'query')
    const meaning = { field: 'about', value: value!, weight: embedder.weight, minimum: 0 }
    const ranked = async (text: string) => {
      const passages = passagesOf(text)
      return passageScore(
        passages,
        { stems: [], pairs: [] },
        await embedder.embed(passages, 'records'),
        meaning
      )
    }
    const near = await ranked('Cooks pasta. Accessibility for people with visual impairment. Rides bikes.')
    assert.isAbove(near, await ranked('Cooks pasta. Kubernetes cluster networking. Rides bikes.'))
  })
})
