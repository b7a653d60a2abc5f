import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** A receiver's reaction to one request: a status, or no response. */
export type Reaction =
  | number
  | 'close'
  | 'cut off'
  | 'hang'
  | { status: number; headers: Record<string, string> }
export type Received = { id: string; timestamp: number; body: string; signature: string; verified: boolean }

/** A receiver on its own port. It reacts as configured and records the requests. */
export class Receiver {
  readonly got: Received[] = []
  secret: string | null = null
  #server = createServer((request, response) => void this.#answer(request, response))

  /** `react` receives the number of the request, from 0, and the request. */
  constructor(private readonly react: (count: number, received: Received) => Reaction) {}

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook?a=1`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const received = this.#read(request, body)
    const reaction = this.react(this.got.push(received) - 1, received)
    if (reaction === 'hang') return
    if (reaction === 'close') return void request.socket.destroy()
    if (reaction === 'cut off') {
      request.socket.write('HTTP/1.1 20')
      return void request.socket.destroySoon()
    }
    const { status, headers = {} } = typeof reaction === 'number' ? { status: reaction } : reaction
    response.writeHead(status, headers).end('{}')
  }

  #read({ headers }: IncomingMessage, body: string): Received {
    const given = headers as Record<string, string>
    return {
      id: given['webhook-id'],
      timestamp: Number(given['webhook-timestamp']),
      signature: given['webhook-signature'],
      body,
      verified: this.#verify(body, given),
    }
  }

  #verify(body: string, headers: Record<string, string>): boolean {
    if (this.secret === null) return false
    try {
      new Webhook(this.secret).verify(body, headers)
      return true
    } catch {
      return false
    }
  }
}
