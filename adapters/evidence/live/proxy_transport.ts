import { Pool, ProxyAgent } from 'undici'
import type { EgressGuard } from '../../egress/egress_guard.js'
import type { AgentLimits } from '../../egress/guarded_agent.js'
import type { ProxiedNames } from '../../egress/proxied_names.js'
import type { RawResponse, Transport } from './transport.js'
import { interimLimit, toRawResponse } from './undici_response.js'

/**
 * Sends requests through the operator's HTTP proxy, https requests through a tunnel. The proxy may
 * have any address. The URL and the host name of each target are checked before the request.
 */
export class ProxyTransport implements Transport {
  readonly #tunnel: ProxyAgent
  readonly #plain: Pool
  readonly #authorization: Record<string, string>

  constructor(
    proxy: URL,
    private readonly guard: EgressGuard,
    private readonly names: ProxiedNames,
    limits: AgentLimits & { total: number }
  ) {
    const { username, password, origin } = proxy
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    const token = username ? `Basic ${Buffer.from(credentials).toString('base64')}` : undefined
    this.#authorization = token ? { 'proxy-authorization': token } : {}
    const times = { headersTimeout: limits.headersMs, bodyTimeout: limits.bodyMs, maxHeaderSize: 32 * 1024 }
    const connect = { timeout: limits.connectMs, allowH2: false }
    this.#plain = new Pool(origin, { connections: limits.total, connect, ...times })
    this.#tunnel = new ProxyAgent({
      uri: origin,
      token,
      requestTls: connect,
      proxyTls: connect,
      connectTimeout: limits.connectMs,
      ...times,
    })
  }

  async get(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<RawResponse> {
    this.guard.checkUrl(url.href)
    await this.names.check(url)
    const common = { method: 'GET', signal, onInfo: interimLimit() } as const
    const path = url.pathname + url.search
    if (url.protocol === 'https:')
      return toRawResponse(await this.#tunnel.request({ ...common, origin: url.origin, path, headers }))
    const all = { ...headers, ...this.#authorization, host: url.host }
    return toRawResponse(await this.#plain.request({ ...common, path: url.origin + path, headers: all }))
  }

  async close(): Promise<void> {
    await Promise.all([this.#tunnel.destroy(), this.#plain.destroy()])
  }
}
