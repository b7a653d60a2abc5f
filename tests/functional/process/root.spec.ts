import { test } from '@japa/runner'

test.group('the root address', () => {
  test('redirects a browser to the console', async ({ client, assert }) => {
    const answer = await client
      .get('/')
      .header('accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
      .redirects(0)
    answer.assertStatus(302)
    assert.equal(answer.header('location'), '/console')
  })

  test('returns links to other clients', async ({ client, assert }) => {
    for (const accept of ['*/*', 'application/json']) {
      const answer = await client.get('/').header('accept', accept)
      answer.assertStatus(200)
      for (const path of Object.values<string>(answer.body().links))
        if (path !== '/console') (await client.get(path)).assertStatus(200)
      assert.equal(answer.body().service, 'kith')
    }
  })
})
