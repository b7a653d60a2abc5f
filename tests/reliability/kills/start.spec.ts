import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { type Engine, missing, newPlace } from './support/database.js'
import { freePort, Service } from './support/service.js'

test.group('starting', () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`several processes start concurrently on an empty database: ${engine}`, async ({
      assert,
      cleanup,
    }) => {
      const place = await newPlace(engine)
      const services: Service[] = []
      cleanup(async () => {
        for (const service of services) await service.kill()
        await place.end()
      })
      for (let i = 0; i < 3; i++) services.push(new Service(place.env, await freePort()))
      const ready = await Promise.all(services.map((service) => service.ready()))
      assert.deepEqual(ready, [true, true, true])
    }).skip(missing(engine) !== undefined, missing(engine))

  test('a failed start exits with code 1 and the reason', async ({ assert, cleanup }) => {
    const place = await newPlace('sqlite')
    const port = await freePort()
    const taken = createServer().listen(port, '127.0.0.1')
    const service = new Service(place.env, port)
    cleanup(async () => {
      await service.kill()
      taken.close()
      await place.end()
    })
    await service.exited()
    assert.equal(service.child.exitCode, 1)
    assert.include(service.printed, `PORT ${port} on HOST 127.0.0.1 is in use`)
  })
})
