import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between client and server that can make the server vanish, hang and come back. */
export class TcpProxy {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server?: Server
  #port = 0
  #hanging = false

  constructor(target: string) {
    this.#target = new URL(target)
  }

  /** The server's URL for clients. It stays the same after each `open`. */
  get url(): string {
    const url = new URL(this.#target)
    url.host = `127.0.0.1:${this.#port}`
    return url.href
  }

  async open(): Promise<void> {
    this.#hanging = false
    this.#server = createServer((client) => this.#join(client)).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Closes all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = once(this.#server!, 'close')
    this.#server!.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** Accepts connections and requests but never responds, until `release`. */
  hang(): void {
    this.#hanging = true
    for (const socket of this.#sockets) socket.pause()
  }

  release(): void {
    this.#hanging = false
    for (const socket of this.#sockets) socket.resume()
  }

  #join(client: Socket): void {
    const server = connect(Number(this.#target.port), this.#target.hostname)
    this.#relay(client, server)
    this.#relay(server, client)
  }

  #relay(from: Socket, to: Socket): void {
    this.#sockets.add(from)
    from.setNoDelay(true)
    from.on('data', (bytes) => to.write(bytes))
    from.on('error', () => {})
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
    if (this.#hanging) from.pause()
  }
}
