import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { PEOPLE } from './fixture.js'

/** Returns the targets of client sockets during `work`, except the service and database. */
async function destinations(work: () => Promise<unknown>): Promise<string[]> {
  const ours = [process.env.PORT, new URL(process.env.DATABASE_URL || 'postgres://x:1').port]
  const sockets: Socket[] = []
  const seen: string[] = []
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    sockets.push(socket)
    socket.once('connect', () => seen.push(`${socket.remoteAddress}:${socket.remotePort}`))
    socket.once('error', () => seen.push('failed connection'))
  }
  subscribe('net.client.socket', watch)
  try {
    await work()
  } finally {
    unsubscribe('net.client.socket', watch)
  }
  if (sockets.length === 0) throw new Error('the search request itself was not seen')
  return seen.filter((to) => !ours.some((port) => port && to.endsWith(`:${port}`)))
}

test.group('instant and fast searches', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey()).secret
    await givePeople(PEOPLE)
  })

  for (const type of ['instant', 'fast'])
    test(`[SR-023 SR-024 SR-050] ${type} reads no pages`, async ({ client, assert }) => {
      const filters = { seniority: 'senior', industry: 'financial' }
      const away = await destinations(async () => {
        const response = await client
          .post('/v1/search')
          .bearerToken(secret)
          .json({ type, filters, query: 'managers' })
        response.assertStatus(200)
        assert.lengthOf(response.body().data.results, 1)
        const unknown = await client
          .post('/v1/search')
          .bearerToken(secret)
          .json({ type, query: 'Zora Unknownson' })
        assert.isEmpty(unknown.body().data.results)
      })
      assert.deepEqual(away, [])
    })
})
