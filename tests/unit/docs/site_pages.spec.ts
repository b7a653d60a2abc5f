import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { ERROR_CODES } from '#domain/errors'
import { BUILT_IN_COLUMNS } from '#domain/datasets/columns'
import { TAGS } from '#app/openapi/tags'
import { PAGES } from './pages.js'
import { columnPage } from '../../../docs/site/column_page.js'
import { errorPages } from '../../../docs/site/error_pages.js'
import { readGuides } from '../../../docs/site/guides.js'
import { homeText } from '../../../docs/site/home_text.js'
import { llmsIndex } from '../../../docs/site/llms.js'
import { OPERATION_NOTES } from '../../../docs/site/operation_notes.js'
import { operationPages } from '../../../docs/site/operation_pages.js'
import { pricePage } from '../../../docs/site/price_page.js'
import { plainText } from '../../../docs/site/write_site.js'
import { curl, python, typescript } from '#domain/clients/snippets'

const CALL = {
  id: 'sets.share-link.create',
  method: 'post',
  path: '/v1/sets/{id}/share-link',
  params: { id: 'set/1' },
  query: { limit: 5 },
  body: { name: "O'Neil", strict: true, none: null, rows: [{ 'custom.x': 1 }], tags: ['a', 'b'] },
}

test.group('documentation site: snippets', () => {
  test('curl quotes the body for the shell and fills the path', ({ assert }) => {
    assert.equal(
      curl(CALL),
      `curl -s "$KITH_URL/v1/sets/set%2F1/share-link?limit=5" \\
  -H "Authorization: Bearer $KITH_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
  "name": "O'\\''Neil",
  "strict": true,
  "none": null,
  "rows": [
    {
      "custom.x": 1
    }
  ],
  "tags": [
    "a",
    "b"
  ]
}'`
    )
  })

  test('curl names methods other than GET, and a POST without a body', ({ assert }) => {
    const bare = { ...CALL, params: {}, query: {}, body: undefined, path: '/v1/webhooks' }
    assert.match(curl({ ...bare, method: 'get' }), /^curl -s "\$KITH_URL\/v1\/webhooks" /)
    assert.match(curl({ ...bare, method: 'delete' }), /^curl -s -X DELETE "/)
    assert.match(curl({ ...bare, method: 'post' }), /^curl -s -X POST "/)
  })

  test('TypeScript and Python are valid literals of the same arguments', ({ assert }) => {
    assert.equal(
      typescript(CALL),
      `const { data } = await kith.sets.shareLink.create({
  id: 'set/1',
  limit: 5,
  name: 'O\\'Neil',
  strict: true,
  none: null,
  rows: [
    {
      'custom.x': 1,
    },
  ],
  tags: ['a', 'b'],
})`
    )
    assert.equal(
      python(CALL),
      `data = kith.sets.share_link.create(
    "set/1",
    limit=5,
    name="O'Neil",
    strict=True,
    none=None,
    rows=[
        {
            "custom.x": 1,
        },
    ],
    tags=["a", "b"],
)["data"]`
    )
  })
})

test.group('documentation site: pages', () => {
  test('each error code has a page with a cause and a fix, and is in the list', ({ assert }) => {
    const { list, pages } = errorPages()
    assert.sameMembers(
      pages.map(({ title }) => title),
      Object.keys(ERROR_CODES)
    )
    for (const { title, text } of pages) {
      assert.include(list.text, `](${title}.md)`)
      assert.match(text, /## What happened\n\n\S.{20}[\s\S]*## How to fix it\n\n\S.{20}/)
    }
  })

  test('prices are those that the service charges', ({ assert }) => {
    const { text } = pricePage()
    assert.include(text, '| a found dataset cell `phone`, or `phone` of enrich | 10 | $1.00 |')
    assert.include(text, '| 10 found dataset cells of standard columns | 1 | $0.10 |')
    assert.include(text, '| scale | 1000 | yes |')
  })

  test('the page of columns has every key with its price, and the networks', ({ assert }) => {
    const { text } = columnPage()
    for (const keys of Object.values(BUILT_IN_COLUMNS))
      for (const key of keys) assert.include(text, `| \`${key}\` | `)
    assert.include(text, '| `title` | 0.1 |')
    assert.include(text, '| `email.personal` | 3 |')
    assert.include(text, '| `custom.*` | 1 |')
    assert.include(text, '| `pronet` | linkedin.com |')
  })

  test('every page of docs/ and the READMEs of the clients are on the site', ({ assert }) => {
    const paths = readGuides().flatMap(({ pages }) => pages.map(({ path }) => `docs/${path}.md`))
    // Pictures with their names; it has no text to count or check.
    const pictures = 'docs/console/pages.md'
    const clients = ['docs/clients/typescript.md', 'docs/clients/python.md']
    assert.sameMembers(paths, [...PAGES.filter((page) => page.startsWith('docs/')), pictures, ...clients])
  })

  test('guides lose links to files that the site lacks, and keep links between guides', ({ assert }) => {
    const links = readGuides()
      .flatMap(({ pages }) => pages)
      .flatMap(({ text }) =>
        [...text.matchAll(/(?<!!)\[[^\]\n]*\]\(([^)\s#]+)/g)].map(([, target]) => target)
      )
    assert.isAbove(links.length, 20)
    for (const target of links)
      assert.match(target, /^(?:https?:|(?:\.\.\/|guides\/|clients\/|console\/)?[a-z-]+\.md$)/)
  })

  test('an operation with a stream shows the helpers of the clients', ({ assert }) => {
    const stream = (operationId: string, tag: string) => ({
      ...{ operationId, summary: 'Stream', tags: [tag], 'x-scope': 'agent:chat' },
      responses: { 200: { content: { 'text/event-stream': {} } } },
    })
    const paths = {
      '/v1/agent/chat': { post: stream('agent.chat', 'Agent') },
      '/v1/sets/{id}/events': { get: stream('sets.events', 'Agent') },
    }
    const [{ text }] = operationPages({ tags: [{ name: 'Agent', description: 'Tasks.' }], paths })
    assert.include(text, 'for await (const event of kith.streamAgent({\n  task: ')
    assert.match(text, /for event in kith\.stream_agent\(\n {4}task=/)
    assert.match(
      text,
      /for await \(const event of kith\.streamSet\('set_\w+'\)\) console\.log\(event\.data\)/
    )
    assert.match(text, /for event in kith\.stream_set\("set_\w+"\):\n {4}print\(event\.data\)/)
  })

  test('notes belong to tags of the document', ({ assert }) => {
    const tags = Object.keys(OPERATION_NOTES).map((name) => ({ name, description: 'About it.' }))
    for (const { title, text } of operationPages({ tags, paths: {} }))
      assert.equal(text, `# ${title}\n\nAbout it.\n\n${OPERATION_NOTES[title]}`)
    assert.includeMembers(Object.keys(TAGS), Object.keys(OPERATION_NOTES))
  })

  test('an operation page shows the recorded request in three languages, and the response', ({ assert }) => {
    const operation = {
      operationId: 'people.lookup',
      summary: 'Look a person up',
      tags: ['People'],
      'x-scope': 'people:search',
      responses: { 200: { content: { 'application/json': { example: { data: { name: 'Ada' } } } } } },
    }
    const tags = [{ name: 'People', description: 'Indexed people.' }]
    const [page] = operationPages({ tags, paths: { '/v1/people/lookup': { post: operation } } })
    assert.equal(page.path, 'operations/people')
    for (const part of ['[curl]', '[TypeScript]', '[Python]', 'kith.people.lookup(', '"name": "Ada"'])
      assert.include(page.text, part)
  })

  test('the Markdown twin of the home page has its texts, and links to pages of the site', ({ assert }) => {
    const text = homeText(readFileSync('docs/site/home.md', 'utf8'), '/docs')
    assert.match(text, /^# kith: People data with proof\n\nAn HTTP API .+\n\n- \[Quickstart\]/)
    assert.include(text, '- [Build lists](/docs/lists.md): A Set finds, verifies,')
    assert.include(text, '- [API reference](/docs/api)\n')
    const guides = readGuides().flatMap(({ pages }) => pages.map(({ path }) => path))
    const links = [...text.matchAll(/\]\(\/docs\/([\w/-]+)\.md\)/g)].map(([, path]) => path)
    assert.isAbove(links.length, 6)
    for (const path of links) if (!path.startsWith('operations/')) assert.include(guides, path)
  })

  test('errors name the members of a failed response as they are', ({ assert }) => {
    const { list, pages } = errorPages()
    const invalid = pages.find(({ title }) => title === 'validation_failed')!
    for (const { text } of [list, invalid]) assert.include(text, '`error.details.fieldErrors`')
    assert.include(list.text, '`error.retry_after_seconds`')
  })

  test('Markdown twins have no marks of the site builder', ({ assert }) => {
    const page =
      '# Search\n\n::: code-group\n\n```sh [curl]\ncurl\n```\n\n:::\n\n::: details Response 200\n\n{}\n\n:::\n'
    assert.equal(plainText(page), '# Search\n\n```sh [curl]\ncurl\n```\n\n{}\n\n')
  })

  test('llms.txt lists every page by its Markdown address', ({ assert }) => {
    const text = llmsIndex(
      [{ text: 'Start', pages: [{ path: 'quickstart', title: 'Quickstart', text: '' }] }],
      '/docs'
    )
    assert.match(text, /^# kith\n\n> .+\n\n## Start\n\n- \[Quickstart\]\(\/docs\/quickstart\.md\)\n$/)
  })
})
