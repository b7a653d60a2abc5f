import { test } from '@japa/runner'
import { bracketNotes } from '#domain/search/bracket_notes'
import { search, someone } from './search.js'

test.group('search: notes in brackets', () => {
  test('a note belongs to the words before it', ({ assert }) => {
    assert.sameMembers(bracketNotes(['Boards: Water (chair); Tidal power; Fishing (vice chair)']), [
      'chair water',
      'vice fish',
    ])
  })

  test('the deputy of an office ranks below its holder', async ({ assert }) => {
    const people = [
      someone('deputy', { summary: 'Boards: Tidal power; Water (vice chair); Fishing' }),
      someone('chair', { summary: 'Boards: Tidal power; Water (chair); Fishing and boats' }),
    ]
    assert.deepEqual(await search(people, { query: 'who chairs the water board' }), ['chair', 'deputy'])
    assert.deepEqual(await search(people, { query: 'vice chair, water board' }), ['deputy'])
  })

  test('a long bracket is no note', ({ assert }) => {
    assert.deepEqual(
      bracketNotes(['Water (which she has loved since her childhood on the coast of Oslo)']),
      []
    )
  })

  test('a note on the item of the query ranks above the same words elsewhere', async ({ assert }) => {
    const people = [
      someone('other', { summary: 'Boards: Tidal power (chair); Water; Fishing' }),
      someone('chair', { summary: 'Boards: Tidal power; Water (chair); Fishing' }),
    ]
    assert.deepEqual(await search(people, { query: 'who chairs the water board' }), ['chair', 'other'])
  })
})
