import { test } from '@japa/runner'
import { pronetRef } from '#domain/pronet/reference'

test.group('pronet references', () => {
  for (const text of [
    'https://www.linkedin.com/in/zoe-garner',
    'http://uk.linkedin.com/in/Zoe-Garner/?trk=x',
    'linkedin.com/in/zoe-garner',
    'zoe-garner',
    '@zoe-garner',
    'in/zoe-garner',
  ])
    test(`[PN-004] ${text} is a person`, ({ assert }) => {
      assert.include(pronetRef(text, 'person'), {
        kind: 'person',
        key: 'pronet:in/zoe-garner',
        url: 'https://www.linkedin.com/in/zoe-garner',
      })
    })

  for (const text of [
    'https://www.linkedin.com/company/tidewell/',
    'tidewell',
    '@tidewell',
    'company/tidewell',
  ])
    test(`${text} is a company`, ({ assert }) => {
      assert.include(pronetRef(text, 'company'), { kind: 'company', key: 'pronet:company/tidewell' })
    })

  for (const text of [
    'https://github.com/zoe',
    'https://www.linkedin.com/company/tidewell',
    'https://www.linkedin.com/jobs/view/1',
    'https://evil.example/in/zoe',
    'zoe garner',
    '',
    'javascript:alert(1)',
  ])
    test(`[PN-004] ${text || 'an empty text'} is not a reference`, ({ assert }) => {
      assert.isNull(pronetRef(text, 'person'))
    })

  test('a person is not a company', ({ assert }) => {
    assert.isNull(pronetRef('https://www.linkedin.com/in/zoe-garner', 'company'))
  })
})
