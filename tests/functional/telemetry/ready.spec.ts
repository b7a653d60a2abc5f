import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { Readiness } from '#app/health/ready'

test.group('readiness', () => {
  test('returns 200 while the database and the index are available', async ({ client, assert }) => {
    const response = await client.get('/ready')
    assert.equal(response.status(), 200)
    assert.deepEqual(response.body(), { status: 'ok', database: 'ok', index: 'ok' })
  })

  test('returns 200 without the index, and reports it', async ({ assert }) => {
    const index = await app.container.make(SearchIndex)
    const broken = Object.create(index, {
      position: { value: () => Promise.reject(new IndexUnavailableError('at 10.0.0.7')) },
    })
    const readiness = new Readiness(await app.container.make(Sql), broken)
    assert.deepEqual(await readiness.check(), { ready: true, database: 'ok', index: 'unavailable' })
  })

  test('returns 503 while the database is unavailable', async ({ assert }) => {
    const broken = { select: () => Promise.reject(new Error('at 10.0.0.7')) } as unknown as Sql
    const readiness = new Readiness(broken, await app.container.make(SearchIndex))
    assert.deepEqual(await readiness.check(), { ready: false, database: 'unavailable', index: 'ok' })
  })
})
