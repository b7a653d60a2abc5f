import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { foldPerson } from '#domain/people/records/fold_person'
import { personDocument } from '#domain/search/people_document'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { VerifiedSearch } from '#domain/search/verification/verified_search'
import { PageSource } from '#domain/truth/research/page_source'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { profile, profileUrl } from '#tests/functional/search/verified_web'

const PEOPLE = [
  { name: 'Ada Norquist', title: 'Welder', city: 'Oslo', company: 'Tarnlight Labs' },
  { name: 'Bo Kestrel', title: 'Metal joiner', city: 'Oslo', company: 'Tarnlight Labs' },
  {
    name: 'Cy Ostrander',
    title: 'Metal joiner',
    city: 'Oslo',
    company: 'Moonbeck Foods',
    summary: 'Pipeline work',
  },
]

/** The names that an auto search finds, with equal vectors and a page that proves `title` per person. */
async function found(query: string, title: string | null, value = Int8Array.of(1, 1)) {
  const index = new MemoryIndex()
  const documents = PEOPLE.map((facts, i) => {
    const person = { ...facts, country: 'Norway', pronet_url: profileUrl(facts.name) }
    const document = personDocument(foldPerson(`per_${i}`, [person]))
    return { ...document, vectors: { about: Int8Array.of(1, 1) } }
  })
  await index.rebuild('people', documents, 0)
  const pages = PEOPLE.map(({ name, company }) =>
    profile(name, { title: title ?? '', company, location: 'Oslo, Norway' })
  )
  const evidence = new MemoryEvidence(pages)
  evidence.find = async () => []
  const parsed = parseQuery(query)
  const search = new VerifiedSearch(
    {
      query,
      parsed,
      meaning: { field: 'about', value, weight: 25, descriptionFactor: 12, minimum: 0.5 },
      type: 'auto',
      numResults: 10,
      filters: {},
    },
    {
      reader: new PageSource(evidence),
      index,
      plan: { parsed, fellBack: false },
      companyLeads: async () => [],
      now: new Date().toISOString(),
      signal: AbortSignal.timeout(30_000),
      allowStale: true,
    }
  )
  return (await search.run()).map(({ indexed }) => indexed?.name).sort()
}

test.group('verified search: people of similar meaning', () => {
  test('pages must prove the phrases of the query', async ({ assert }) => {
    assert.deepEqual(await found('welders in Oslo', 'Welder'), ['Ada Norquist', 'Bo Kestrel', 'Cy Ostrander'])
    assert.deepEqual(await found('welders in Oslo', null), ['Ada Norquist'])
  })

  test('exclusions apply', async ({ assert }) => {
    assert.notInclude(await found('welders in Oslo -pipeline', 'Welder'), 'Cy Ostrander')
    assert.notInclude(await found('welders in Oslo not at Moonbeck Foods', 'Welder'), 'Cy Ostrander')
  })

  test('a query without phrases adds nobody', async ({ assert }) => {
    assert.deepEqual(await found('xyzzy plugh', 'Welder', Int8Array.of(1, -1)), [])
  })
})
