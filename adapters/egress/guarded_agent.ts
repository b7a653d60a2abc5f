import { isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { EgressGuard } from './egress_guard.js'

export type AgentLimits = {
  connectMs: number
  headersMs: number
  /** Maximum time between two chunks of a body. */
  bodyMs: number
  perOrigin: number
}

/**
 * Returns an undici agent whose connections all pass the guard. The guard checks literal addresses before
 * connecting, names at DNS lookup, and the peer address before a request is sent.
 */
export function guardedAgent(guard: EgressGuard, limits: AgentLimits): Agent {
  return new Agent({
    connect: guardedConnector(guard, limits.connectMs),
    allowH2: false,
    connections: limits.perOrigin,
    pipelining: 1,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
    keepAliveTimeout: 4000,
    maxHeaderSize: 32 * 1024,
  })
}

function guardedConnector(guard: EgressGuard, timeout: number): buildConnector.connector {
  const byPort = new Map<number, buildConnector.connector>()
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
    try {
      if (isIP(host)) guard.checkConnected(host, port, host)
    } catch (error) {
      return callback(error as Error, null)
    }
    const key = guard.allowsPort(port) ? port : 0
    let connect = byPort.get(key)
    if (!connect) {
      connect = buildConnector({ timeout, allowH2: false, lookup: guard.lookup(key), autoSelectFamily: true })
      byPort.set(key, connect)
    }
    connect({ ...options, hostname: host }, (error, socket) => {
      if (error) return callback(error, null)
      try {
        guard.checkConnected(host, port, socket.remoteAddress)
        callback(null, socket)
      } catch (refused) {
        socket.destroy()
        callback(refused as Error, null)
      }
    })
  }
}
