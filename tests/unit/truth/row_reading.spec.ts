import { test } from '@japa/runner'
import type { ReadPage } from '#domain/evidence/page_parser'
import {
  PageReader,
  type PageReading,
  type ReaderOptions,
  type ReaderTask,
} from '#domain/evidence/reader/page_reader'
import { admitClaims } from '#domain/evidence/reader/admit_claims'
import type { Proposal } from '#domain/evidence/reader/proposals'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { RowReading } from '#domain/truth/research/row_reading'
import { readSubject, type Row } from '#domain/truth/subject'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'
import { modelClaims, says } from '#tests/support/reader/reading'

const page = (url: string, title: string, body: string): MemoryPage => ({
  url,
  observedAt: '2026-10-01T00:00:00Z',
  html: `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
})
const HOME = page(
  'https://jane-doe.example/',
  'Jane Doe',
  '<nav><a href="/about">About</a> <a href="/talks">Talks</a> <a href="/notes">Notes</a></nav><h1>Jane Doe</h1><p>The evenings belong to the ropewalk in Rostock.</p><footer>© 2026 Jane Doe</footer>'
)
const more = (path: string) =>
  page(
    `https://jane-doe.example/${path}`,
    `${path} | Jane Doe`,
    `<h1>Jane Doe</h1><p>About ${path}.</p><footer>© 2026 Jane Doe</footer>`
  )
const SITE = [HOME, more('about'), more('talks'), more('notes')]
const OTHER = page(
  'https://other.example/',
  'Jane Doe',
  '<h1>Jane Doe</h1><p>Florist in Perth, Australia</p>'
)

/** A reader that always proposes the same, and records what it was given. */
class ScriptedReader extends PageReader {
  readonly isActive = true
  readonly given: { url: string; task: ReaderTask }[] = []

  constructor(private readonly proposals: readonly Proposal[]) {
    super()
  }

  async read(one: ReadPage, task: ReaderTask, { mayRequest }: ReaderOptions = {}): Promise<PageReading> {
    this.given.push({ url: one.page.url, task })
    if (mayRequest?.() === false) return { mentions: one.mentions, failure: 'over_budget' }
    return { mentions: admitClaims(one, this.proposals, task), failure: null }
  }
}

async function run(row: Row, pages: MemoryPage[], reader: PageReader, settings: object = {}) {
  const failures: string[] = []
  const reading = new RowReading({
    ...{ reader, pages: 3, questions: [], mayRequest: () => true },
    onFailure: (failure) => failures.push(failure),
    ...settings,
  })
  const evidence = new MemoryEvidence(pages)
  // Only links lead to further pages.
  evidence.find = async () => []
  const found = await research(readSubject('person', row), new PageSource(evidence), {
    ...{ now: '2026-11-01T00:00:00Z', maxAgeDays: 365, allowStale: true, pages: 20, leads: [], reading },
  })
  return { found, failures }
}

const ROW = { name: 'Jane Doe', socials: { website: 'https://jane-doe.example/' } }
const ROSTOCK = says('Jane Doe', 'location', 'Rostock', 'The evenings belong to the ropewalk in Rostock')

test.group('truth: a page reader in research', () => {
  test('claims that it adds belong to the sources', async ({ assert }) => {
    const { found } = await run(ROW, [HOME], new ScriptedReader([ROSTOCK]))
    const added = found.sources.flatMap(({ mention }) => modelClaims([mention]))
    assert.deepEqual(
      added.map(({ claim }) => claim.value),
      ['Rostock']
    )
  })

  test('reads the front page first, then pages that usually state the most, and each once', async ({
    assert,
  }) => {
    const reader = new ScriptedReader([])
    await run(ROW, SITE, reader, { pages: 2 })
    assert.deepEqual(
      reader.given.map(({ url }) => url),
      ['https://jane-doe.example/', 'https://jane-doe.example/about']
    )
  })

  test('never sees pages that are unlikely to be about the row', async ({ assert }) => {
    const reader = new ScriptedReader([])
    await run(ROW, [HOME, OTHER], reader)
    assert.notInclude(
      reader.given.map(({ url }) => url),
      OTHER.url
    )
  })

  test('sends name and company, or what else identifies a row without a name, but never hints', async ({
    assert,
  }) => {
    const given = async (row: Row) => {
      const reader = new ScriptedReader([])
      await run({ ...row, extra: 'our best customer' }, [HOME], reader)
      return reader.given[0]?.task.row
    }
    assert.deepEqual(await given({ ...ROW, company: 'Tidewell', email: 'jane@tidewell.example' }), {
      name: 'Jane Doe',
      company: 'Tidewell',
    })
    assert.deepEqual(await given({ socials: ROW.socials }), { addresses: 'https://jane-doe.example' })
  })

  test('reports failures and keeps the rules’ claims', async ({ assert }) => {
    const { found, failures } = await run(ROW, SITE, new ScriptedReader([ROSTOCK]), {
      mayRequest: () => false,
    })
    assert.deepEqual([...new Set(failures)], ['over_budget'])
    assert.isAbove(found.sources.length, 0)
    assert.lengthOf(
      found.sources.flatMap(({ mention }) => modelClaims([mention])),
      0
    )
  })

  test('new claims are followed: a profile that only the reader sees is read', async ({ assert }) => {
    const profile = page(
      'https://github.com/ropewalker-jane',
      'ropewalker-jane (Jane Doe)',
      '<h1>Jane Doe</h1>'
    )
    const home = page(HOME.url, 'Jane Doe', `${HOME.html}<p>My code: github.com/ropewalker-jane</p>`)
    const claim = says(
      'Jane Doe',
      'social',
      'https://github.com/ropewalker-jane',
      'My code: github.com/ropewalker-jane'
    )
    const urlsOf = async (proposals: Proposal[]) =>
      (await run(ROW, [home, profile], new ScriptedReader(proposals))).found.sources.map(
        (source) => source.page.url
      )
    assert.include(await urlsOf([claim]), 'https://github.com/ropewalker-jane')
    assert.notInclude(await urlsOf([]), 'https://github.com/ropewalker-jane')
  })
})
