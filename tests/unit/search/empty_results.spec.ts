import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { searchIndex } from '#domain/search/index_search'
import { personDocument } from '#domain/search/people_document'
import { removedBy } from '#domain/search/refine/removed_by'
import type { SearchFilters } from '#domain/search/request'
import { parsedRequest } from '#tests/support/parsed_request'
import { someone } from './search.js'

const oslo = { city: 'Oslo', country: 'Norway' }
const lyon = { city: 'Lyon', country: 'France' }
const PEOPLE = [
  someone('Ada Moor', { title: 'Welder', company: 'Elmora', summary: 'Builds tidal power plants.', ...oslo }),
  someone('Bo Quist', { title: 'Welder', company: 'Elmora', ...oslo }),
  someone('Cleo Marsh', { title: 'Baker', company: 'Tarnlight', ...lyon }),
  someone('Dina Holt', { title: 'Plumber', company: 'Tarnlight', city: 'Rome', country: 'Italy' }),
]

/** Queries that find nobody, by the kind of the hard phrase, and what explains them. */
const EMPTY: Record<string, [query: string, warnings: string[], filters?: SearchFilters]> = {
  'role and place': [
    'welders in Lyon',
    ['Only the role "welders" excludes 1 person.', 'Only the place "lyon" excludes 2 people.'],
  ],
  'an unknown role': ['actuaries in Oslo', ['Nobody in the index matches the role "actuaries".']],
  'an unknown place': ['welders in Berlin', ['Nobody in the index matches the place "berlin".']],
  company: [
    'bakers at Elmora',
    ['Only the role "bakers" excludes 2 people.', 'Only the company "Elmora" excludes 1 person.'],
  ],
  'an unknown company': ['welders at Moonbeck', ['Nobody in the index matches the company "Moonbeck".']],
  'a company or school': ['welders from Moonbeck', ['Nobody in the index matches the company "Moonbeck".']],
  'an excluded role': [
    'people at Elmora, no welders',
    ['Only the company "Elmora" excludes 2 people.', 'Only the exclusion "welders" excludes 2 people.'],
  ],
  'an excluded company': [
    'welders not at Elmora',
    ['Only the role "welders" excludes 2 people.', 'Only the exclusion "Elmora" excludes 2 people.'],
  ],
  'an excluded place': [
    'welders not in Oslo',
    ['Only the role "welders" excludes 2 people.', 'Only the exclusion "oslo" excludes 2 people.'],
  ],
  'an excluded word': [
    'bakers excluding Tarnlight',
    ['Only the role "bakers" excludes 2 people.', 'Only the exclusion "tarnlight" excludes 1 person.'],
  ],
  'a quoted phrase': ['"basalt" welders', ['Nobody in the index matches the phrase "basalt".']],
  'a quoted phrase of others': [
    '"tidal power" bakers',
    ['Only the role "bakers" excludes 1 person.', 'Only the phrase "tidal power" excludes 1 person.'],
  ],
  'a name': ['Zoe Garner', ['Nobody in the index matches the name "Zoe Garner".']],
  'a profile address': ['linkedin.com/in/zoe-garner', ['Nobody in the index matches the profile address.']],
  'a former employer': [
    'people who used to work at Moonbeck',
    ['No record names "Moonbeck" as a former employer or school.'],
  ],
  'no single phrase': [
    'welders at Tarnlight in Rome, no Rome',
    [
      'The role "welders" matches 2 people, but nobody matches everything.',
      'The company "Tarnlight" matches 2 people, but nobody matches everything.',
      'The place "rome" matches 1 person, but nobody matches everything.',
      'The exclusion "rome" matches 3 people, but nobody matches everything.',
    ],
  ],
  'a filter': [
    'welders',
    ['Only the role "welders" excludes 1 person.'],
    { location: { any_of: ['Lyon'] } } as SearchFilters,
  ],
}

test.group('search: empty results', () => {
  for (const [kind, [query, warnings, filters = {}]] of Object.entries(EMPTY))
    test(`[SR-063] explains ${kind}: ${query}`, async ({ assert }) => {
      const index = new MemoryIndex()
      await index.rebuild('people', PEOPLE.map(personDocument), 0)
      const given = parsedRequest({ query, type: 'instant', numResults: 10, filters })
      const { people, request } = await searchIndex(index, given)
      assert.isEmpty(people)
      assert.deepEqual(await removedBy(index, request), warnings)
    })
})
