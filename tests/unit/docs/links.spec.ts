import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from '@japa/runner'
import { codeSpans, countWords, PAGES, prose, ROOT, read } from './pages.js'

const MAX_WORDS = 15_000
const MAX_README_WORDS = 700

/** Folders of the repository that a path in a page can start with. */
const FOLDERS =
  /^(?:adapters|app|bench|bin|config|console|database|demo|deploy|docs|domain|e2e|start|tests|\.ci)\//

test.group('docs: size, links and paths', () => {
  test('the pages fit into 15,000 words, without benchmarks and the exported reference', ({ assert }) => {
    const exempt = ['docs/benchmarks.md', 'docs/open-details.md']
    const counted = PAGES.filter((page) => page.startsWith('docs/') && !exempt.includes(page))
    assert.isAtMost(countWords(counted.map(read).join('\n')), MAX_WORDS)
    assert.isAtMost(countWords(read('README.md')), MAX_README_WORDS)
  })

  test('every relative link leads to a file, and to a heading where it names one', ({ assert }) => {
    const wrong: string[] = []
    let links = 0
    for (const page of PAGES)
      for (const [, target] of prose(page).matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(target)) continue
        links++
        const [path, anchor] = target.split('#')
        const file = path === '' ? page : normalize(join(dirname(page), path))
        if (!existsSync(join(ROOT, file))) wrong.push(`${page}: ${target}`)
        else if (anchor !== undefined && !headings(file).includes(anchor)) wrong.push(`${page}: ${target}`)
      }
    assert.deepEqual(wrong, [])
    assert.isAbove(links, 50)
  })

  test('every path of the repository that a page names exists', ({ assert }) => {
    const named = PAGES.flatMap((page) =>
      codeSpans(page)
        .flatMap((span) => span.split(/[\s=]+/))
        .filter((word) => FOLDERS.test(word) && !word.includes('<'))
        .map((path) => ({ page, path: path.replace(/[.,;:]$/, '') }))
    )
    assert.isAbove(named.length, 100)
    const missing = named.filter(({ path }) => globSync(path, { cwd: ROOT }).length === 0)
    // Made by a command, not in git.
    const made = ['console/dist', 'deploy/.env', 'console/src/api/schema.d.ts']
    assert.deepEqual(
      missing.filter(({ path }) => !made.includes(path)),
      []
    )
  })

  test('every class and type that a page names is declared', ({ assert }) => {
    const sources = globSync('{adapters,app,console/src,demo,domain,start}/**/*.{ts,tsx}', { cwd: ROOT }).map(
      read
    )
    const declared = new Set(
      [...sources.join('\n').matchAll(/\b(?:class|type|const|function) ([A-Z]\w*[a-z]\w*)/g)].map(
        ([, name]) => name
      )
    )
    const named = PAGES.flatMap((page) =>
      codeSpans(page).flatMap((span) => /^([A-Z][a-z]+[A-Z]\w+|[A-Z][a-z]+)(?:\.\w+)?$/.exec(span)?.[1] ?? [])
    )
    assert.isAbove(named.length, 6)
    // Headers and attributes of HTTP.
    const others = ['Secure', 'HttpOnly']
    for (const name of named) if (!others.includes(name)) assert.isTrue(declared.has(name), name)
  })

  test('every page is linked from the README', ({ assert }) => {
    const linked = [...read('README.md').matchAll(/\]\(([^)#\s]+)/g)].map(([, target]) => target)
    assert.includeMembers(
      linked,
      PAGES.filter((page) => page !== 'README.md')
    )
  })
})

/** The anchors of a page's headings, as code hosts make them. */
function headings(file: string): string[] {
  return [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  )
}
