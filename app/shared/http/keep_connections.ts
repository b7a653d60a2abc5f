import type { Server } from 'node:http'

/**
 * How long idle connections stay open. Proxies and clients close them after at most 60 s. If this
 * server closed them first, requests in transit would fail.
 */
const KEEP_ALIVE_MS = 75_000

/** Makes a server keep idle connections longer than its clients do. */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS
}
