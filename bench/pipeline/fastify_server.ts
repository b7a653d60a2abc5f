/** Serves the canned responses of ROUTES on PORT with plain Fastify. */
import fastify from 'fastify'
import type { Canned } from './shapes.js'

const server = fastify()
server.get('/health', () => ({ status: 'ok' }))
for (const { method, path, status, body } of JSON.parse(process.env.ROUTES!) as Canned[])
  server.route({ method, url: path, handler: (_request, reply) => reply.code(status).send(body) })
await server.listen({ host: process.env.HOST, port: Number(process.env.PORT) })
