import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'

const read = (query: string) => {
  const { roles, companies, places, person } = parseQuery(query)
  return [roles.map(({ name }) => name), companies, places.map(({ name }) => name), person?.name ?? null]
}

test.group('queries: institutions, leaders and posts in other languages', () => {
  test('reads {0}')
    .with([
      ['machine learning researcher at TU Delft', ['machine learning researcher'], ['TU Delft'], []],
      ['professor an der Universität zu Köln', ['professor'], ['Universität zu Köln'], []],
      ['doctorante à l’Université de Caen Normandie', ['doctorante'], ['Université de Caen Normandie'], []],
      ['Professor adjunto na UFPR', ['professor'], ['UFPR'], []],
      ['professor adjunto at UENP', ['professor'], ['UENP'], []],
      [
        'lecturer in statistics, Universidad Politécnica de Madrid',
        ['lecturer'],
        ['Universidad Politécnica de Madrid'],
        [],
      ],
      ['postdoc in forest ecology in Quebec', ['postdoc'], [], ['quebec']],
      ['head of the Northlight Lab', ['head of'], ['Northlight Lab'], []],
      ['head of engineering in London', ['head of engineering'], [], ['london']],
      ['who leads the bakery Kornhaus in Bern', ['leader'], ['Kornhaus'], ['bern']],
      ['who founded Trustvale', ['founder'], ['Trustvale'], []],
      ['who leads the Northlight Lab', ['leader'], ['Northlight Lab'], []],
      ['a baker who owns Trustvale', ['baker'], ['Trustvale'], []],
      ['an engineer who runs large clusters with Kubernetes', ['engineer'], [], []],
      ['an engineer who runs Kubernetes', ['engineer'], [], []],
      ['a designer who created several plugins for Figma', ['designer'], [], []],
      ['a nurse who manages patients with Parkinson disease', ['nurse'], [], []],
      ['a manager who leads the German team', ['manager'], [], ['german']],
      ['a developer who started learning Rust', ['developer'], [], []],
      ['someone who leads data teams and knows Python', ['head of data'], [], []],
      ['PhD student in mathematics at Tarnholm University', ['phd student'], ['Tarnholm University'], []],
    ] as const)
    .run(({ assert }, [query, roles, companies, places]) => {
      assert.deepEqual(read(query), [[...roles], [...companies], [...places], null])
    })
})
