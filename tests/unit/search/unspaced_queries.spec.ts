import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'

test.group('queries: employer and post without spaces', () => {
  test('reads {0}')
    .with([
      ['東方大学の客員教授', ['客員教授'], ['東方大学'], 0],
      ['東方大学の東方大学名誉教授', ['名誉教授'], ['東方大学'], 0],
      ['株式会社東方の代表取締役社長', ['代表取締役社長'], ['株式会社東方'], 0],
      ['카이스트 박사과정', ['박사과정'], ['카이스트'], 0],
      ['동방대학교에서 일하는 개발자', ['개발자'], ['동방대학교'], 0],
      ['동방대학교 research assistant', ['research assistant'], ['동방대학교'], 0],
      ['東京の弁護士', ['弁護士'], [], 1],
    ] as const)
    .run(({ assert }, [query, roles, companies, places]) => {
      const parsed = parseQuery(query)
      assert.deepEqual([parsed.roles.map(({ name }) => name), parsed.companies], [[...roles], [...companies]])
      assert.lengthOf(parsed.places, places)
    })

  test('a field before a post is no employer: {$self}')
    .with(['機械学習の研究者', '컴퓨터공학 교수', '프론트엔드 개발자'])
    .run(({ assert }, query) => {
      assert.deepEqual(parseQuery(query).companies, [])
    })
})
