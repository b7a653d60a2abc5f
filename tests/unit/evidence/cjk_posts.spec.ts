import { test } from '@japa/runner'
import { isCjkPost, readCjkHeadline } from '#domain/evidence/extract/layout/cjk_headlines'
import { linesOf } from './support/reading.js'

const LINES: [text: string, title: string, company: string | null][] = [
  ['青葉大学 情報学部 准教授', '准教授', '青葉大学'],
  ['青葉大学名誉教授', '名誉教授', '青葉大学'],
  ['株式会社みなと 代表取締役', '代表取締役', '株式会社みなと'],
  ['박사과정 · 기계공학과 · 한빛대학교', '박사과정', '한빛대학교'],
  ['한빛연구소 선임연구원', '선임연구원', '한빛연구소'],
  ['助教', '助教', null],
]

test.group('Posts in Japanese, Chinese and Korean', () => {
  for (const [text, title, company] of LINES)
    test(`${text}: ${title}`, ({ assert }) =>
      assert.deepEqual(readCjkHeadline(text.replaceAll(' · ', '、')), { title, company, past: false }))

  for (const text of ['教授は昨日、大学で講演を行いました。', '研究内容', '青葉大学', 'Professor'])
    test(`no post: ${text}`, ({ assert }) => {
      assert.isNull(readCjkHeadline(text))
      assert.isFalse(isCjkPost(text))
    })

  test('below the name of a page’s person', ({ assert }) => {
    const lines = linesOf(
      '<html lang="ja"><head><title>森田 健</title></head><body><main><h1>森田 健</h1><p>青葉大学 客員教授</p></main></body></html>',
      'https://morita.example/'
    )
    assert.include(lines, 'person 森田 健: title 客員教授')
    assert.include(lines, 'person 森田 健: company 青葉大学')
  })

  test('an employer and its department below the name, without a post', ({ assert }) => {
    const lines = linesOf(
      '<html lang="ja"><head><title>森田 健</title></head><body><main><h1>森田 健</h1><p>青葉大学理学研究科地学専攻</p></main></body></html>',
      'https://morita.example/'
    )
    assert.include(lines, 'person 森田 健: company 青葉大学')
  })
})
