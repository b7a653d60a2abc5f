import { test } from '@japa/runner'
import { withoutEras } from '#domain/people/dates/japanese_eras'

test.group('Japanese eras', () => {
  for (const [text, expected] of [
    ['平成26年4月1日', '2014年4月1日'],
    ['令和元年5月', '2019年5月'],
    ['昭和６０年', '1985年'],
    ['2014年', '2014年'],
  ])
    test(`${text} is ${expected}`, ({ assert }) => assert.equal(withoutEras(text), expected))
})
