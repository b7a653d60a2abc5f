import { test } from '@japa/runner'
import { parseCorsOrigins } from '#domain/access/cors_origins'

function allows(setting: string, origin: string): boolean {
  const read = parseCorsOrigins(setting)
  if ('problem' in read) throw new Error(read.problem)
  return read.allows(origin)
}

test.group('CORS_ORIGINS', () => {
  test('lists whole origins', ({ assert }) => {
    const setting = 'https://app.example.com, http://localhost:5173'
    for (const origin of ['https://app.example.com', 'http://localhost:5173'])
      assert.isTrue(allows(setting, origin))
    for (const origin of ['http://app.example.com', 'https://app.example.com.evil.test', 'null', '*', ''])
      assert.isFalse(allows(setting, origin), origin)
    assert.isFalse(allows('', 'https://app.example.com'))
  })

  test('* allows every origin, and only alone', ({ assert }) => {
    assert.isTrue(allows(' * ', 'https://any.example'))
    assert.property(parseCorsOrigins('*, https://app.example.com'), 'problem')
  })

  test('rejects what is not an origin', ({ assert }) => {
    for (const wrong of [
      'app.example.com',
      'https://app.example.com/',
      'https://*.example.com',
      'null',
      'ftp://a.b',
    ])
      assert.property(parseCorsOrigins(wrong), 'problem', wrong)
  })
})
