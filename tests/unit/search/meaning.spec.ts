import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { WordPieceEmbedder } from '#adapters/embedder/word_pieces/word_piece_embedder'
import { vectorField } from '#domain/search/embedder'
import { searchIndex } from '#domain/search/index_search'
import { personDocument } from '#domain/search/people_document'
import { personText } from '#domain/search/person_text'
import { parsedRequest } from '#tests/support/parsed_request'
import { someone } from './search.js'

const embedder = new WordPieceEmbedder()
const field = vectorField(embedder.model)
const PEOPLE = [
  someone('Ada', { title: 'Pediatric nurse', summary: 'Nursing of sick children' }),
  someone('Bo', { title: 'Compiler engineer', summary: 'Garbage collection' }),
]

/** The names and warnings of a search that ranks by meaning. */
async function search(query: string, { hasVectors = true } = {}) {
  const index = new MemoryIndex()
  const vectors = await embedder.embed(PEOPLE.map(personText), 'records')
  const documents = PEOPLE.map((person, at) => ({
    ...personDocument(person),
    ...(hasVectors ? { vectors: { [field]: vectors[at]! } } : {}),
  }))
  await index.rebuild('people', documents, 0)
  const [value] = await embedder.embed([query], 'query')
  const request = parsedRequest({ type: 'instant', numResults: 10, filters: {}, query })
  const { people, warnings } = await searchIndex(index, {
    ...request,
    meaning: { field, value: value!, weight: 25, descriptionFactor: 12, minimum: 0.5 },
  })
  return { names: people.map(({ name }) => name), warnings }
}

test.group('search by meaning', () => {
  test('unknown words that resemble nobody find nobody', async ({ assert }) => {
    for (const query of ['xyzzy plugh', 'asdf qwer', 'volcano lava'])
      assert.deepEqual(await search(query), { names: [], warnings: [] }, query)
  })

  test('people found by meaning alone are returned with a warning', async ({ assert }) => {
    for (const query of ['infants healthcare', 'ill kids hospice'])
      assert.deepEqual(await search(query), {
        names: ['Ada'],
        warnings: ['No text contains these words: ranked by meaning only.'],
      })
  })

  test('without vectors, unknown words find nobody', async ({ assert }) => {
    assert.deepEqual(await search('infants healthcare', { hasVectors: false }), { names: [], warnings: [] })
  })

  test('meaning ranks all people when a word matches', async ({ assert }) => {
    assert.deepEqual(await search('sick toddlers'), { names: ['Ada', 'Bo'], warnings: [] })
  })
})
