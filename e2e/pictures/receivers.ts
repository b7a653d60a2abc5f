import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { CERTIFICATE } from '../support/service.js'

/** The usual port if this process may listen there, so that addresses show no port. */
const PORT = process.getuid?.() === 0 ? 443 : 8443
/** The origin of a host below northwind.example. */
const originOf = (host: string): string => new URL(`https://${host}.northwind.example:${PORT}`).origin
/** The response of each host. `crm` changes while the month passes. */
type Host = 'hooks' | 'crm' | 'ats'

/** Web servers below northwind.example that receive webhooks, and the document of an OAuth client. */
export class Receivers {
  /** The status that each host returns. */
  readonly status: Record<Host, number> = { hooks: 204, crm: 204, ats: 410 }
  /** The hosts with the port, as EGRESS_ALLOW writes them. */
  readonly hosts = ['hooks', 'crm', 'ats', 'app', 'login'].map((host) => `${host}.northwind.example:${PORT}`)
  readonly #pem = readFileSync(CERTIFICATE)
  readonly #server = createServer({ key: this.#pem, cert: this.#pem }, (request, response) =>
    this.#answer(request, response)
  )

  static async listen(): Promise<Receivers> {
    const receivers = new Receivers()
    await new Promise<void>((resolve, reject) => {
      receivers.#server.once('error', reject)
      receivers.#server.listen(PORT, '127.0.0.1', resolve)
    })
    return receivers
  }

  urlOf = (host: Host, path: string) => `${originOf(host)}${path}`

  close = () => {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    request.resume()
    const [host] = request.headers.host!.split('.') as [Host | 'app']
    if (host === 'app') {
      response.end(JSON.stringify(CLIENT))
      return
    }
    const status = this.status[host]
    const text = status === 503 ? 'The queue of the CRM is full. Try again later.' : undefined
    response.writeHead(status).end(text)
  }
}

/** The metadata document of an OAuth client, whose address is its id. */
export const CLIENT = {
  client_id: `${originOf('app')}/oauth/client.json`,
  client_name: 'Northwind Assistant',
  redirect_uris: [`${originOf('app')}/oauth/callback`],
}
