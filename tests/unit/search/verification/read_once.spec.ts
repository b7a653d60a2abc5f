import { test } from '@japa/runner'
import type { Pages } from '#domain/truth/research/page_source'
import { ReadOnce } from '#domain/search/verification/read_once'

/** Pages that count reads and searches. */
const counting = () => {
  const asked: string[] = []
  const pages: Pages = {
    read: async (url, { maxAgeDays }) => {
      asked.push(`${url} ${maxAgeDays}`)
      return 'gone'
    },
    linking: async () => [],
    find: async (query, limit) => {
      asked.push(`find ${query} ${limit}`)
      return []
    },
  }
  return { asked, pages: new ReadOnce(pages) }
}
const within = (maxAgeDays: number) => ({ now: '2026-11-01T00:00:00Z', maxAgeDays, allowStale: false })

test.group('verified search: shared pages', () => {
  test('reads a page again only for a stricter maximum age', async ({ assert }) => {
    const { asked, pages } = counting()
    for (const days of [7, 7, 2, 7, 2, 0, 0, 7]) await pages.read('https://a.example/', within(days))
    assert.deepEqual(asked, ['https://a.example/ 7', 'https://a.example/ 2', 'https://a.example/ 0'])
  })

  test('an aborted read does not affect other readers of the page', async ({ assert }) => {
    let asked = 0
    const pages = new ReadOnce({
      linking: async () => [],
      read: (_, { signal }) => {
        asked++
        const { promise, resolve } = Promise.withResolvers<'timeout' | 'gone'>()
        signal!.addEventListener('abort', () => resolve('timeout'))
        setTimeout(() => resolve('gone'), 20)
        return promise
      },
      find: async () => [],
    })
    const [first, others] = [new AbortController(), new AbortController()]
    const read = ({ signal }: AbortController) => pages.read('https://a.example/', { ...within(7), signal })
    const answers = [first, others, others, others].map(read)
    first.abort()
    assert.deepEqual(await Promise.all(answers), ['timeout', 'gone', 'gone', 'gone'])
    assert.equal(asked, 2)
  })

  test('runs the same search once', async ({ assert }) => {
    const { asked, pages } = counting()
    for (const [query, limit] of [
      ['Ada', 10],
      ['Ada', 10],
      ['Ada', 5],
      ['Ben', 10],
    ] as const)
      await pages.find(query, limit)
    assert.deepEqual(asked, ['find Ada 10', 'find Ada 5', 'find Ben 10'])
  })

  test('limits the size of the cache', async ({ assert }) => {
    const { asked, pages } = counting()
    for (let i = 0; i < 201; i++) await pages.read(`https://a.example/${i}`, within(7))
    await pages.read('https://a.example/200', within(7))
    assert.lengthOf(asked, 201)
    await pages.read('https://a.example/0', within(7))
    assert.lengthOf(asked, 202)
  })
})
