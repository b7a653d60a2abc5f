import { connect, type Socket } from 'node:net'
import type { SmtpReply } from '#domain/contacts/smtp_replies'
import { startTls, TlsFailure } from './start_tls.js'

/** Maximum characters of a reply. A server that sends more is disconnected. */
const MAX_CHARS = 64 * 1024

export type SmtpTarget = {
  host: string
  address: string
  port: number
  connectMs: number
  /** Timeout of one whole reply. */
  replyMs: number
}

/**
 * An SMTP conversation, one command at a time. The class has no command that sends a message. Every call
 * rejects when the server times out, sends invalid data or disconnects, or when the signal aborts.
 */
export class SmtpSession {
  #received = ''
  #failure: Error | null = null
  #wake: () => void = () => {}

  private constructor(
    private socket: Socket,
    private readonly target: SmtpTarget
  ) {
    this.#listen(socket)
  }

  /** Connects. Read the server's greeting with `reply`. */
  static open(target: SmtpTarget, signal: AbortSignal): Promise<SmtpSession> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const socket = connect({ host: target.address, port: target.port })
      const fail = (error: Error) => {
        clearTimeout(timer)
        socket.destroy()
        reject(error)
      }
      const timer = setTimeout(() => fail(new Error('no answer')), target.connectMs)
      const abort = () => socket.destroy(new Error('called off'))
      signal.addEventListener('abort', abort, { once: true })
      socket.once('close', () => signal.removeEventListener('abort', abort))
      socket.once('error', fail)
      socket.once('connect', () => {
        clearTimeout(timer)
        socket.removeListener('error', fail)
        resolve(new SmtpSession(socket, target))
      })
    })
  }

  command(line: string): Promise<SmtpReply> {
    if (/[\r\n]/.test(line)) throw new RangeError('a command must be one line')
    this.socket.write(`${line}\r\n`)
    return this.reply()
  }

  /** Returns the next whole reply, which may have several lines. */
  async reply(): Promise<SmtpReply> {
    const until = Date.now() + this.target.replyMs
    for (;;) {
      const reply = this.#take()
      if (reply) return reply
      if (this.#failure) throw this.#failure
      await this.#moreData(until - Date.now())
    }
  }

  /** Switches to TLS if the server accepts STARTTLS. Throws TlsFailure if the handshake fails. */
  async encrypt(): Promise<void> {
    const { code } = await this.command('STARTTLS')
    if (code !== 220) return
    // Anything received before TLS may be forged.
    this.#received = ''
    const plain = this.socket
    plain.removeAllListeners('data')
    this.socket = await startTls(plain, this.target.host, this.target.replyMs)
    if (this.#failure) throw new TlsFailure(this.#failure.message)
    this.#listen(this.socket)
  }

  /** Sends QUIT without waiting for the reply. */
  quit(): void {
    if (this.#failure) return
    this.socket.end('QUIT\r\n')
    setTimeout(() => this.socket.destroy(), 1_000).unref()
  }

  #listen(socket: Socket): void {
    socket.on('data', (bytes) => {
      this.#received += bytes.toString('latin1')
      if (this.#received.length > MAX_CHARS) this.#fail(new Error('the server sent too much data'))
      this.#wake()
    })
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  #take(): SmtpReply | null {
    const lines = this.#received.split(/\r?\n/)
    const last = lines.slice(0, -1).findIndex((line) => !/^\d{3}-/.test(line))
    if (last === -1) return null
    const taken = lines.slice(0, last + 1)
    this.#received = lines.slice(last + 1).join('\n')
    const [, code] = /^([2-5]\d\d)(?: |$)/.exec(taken[last]) ?? []
    if (!code) throw new Error('the answer is not SMTP')
    return { code: Number(code), text: taken.map((line) => line.slice(4)).join('\n') }
  }

  #moreData(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server did not reply in time')), Math.max(0, ms))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#failure) this.#wake()
    })
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.socket.destroy()
    this.#wake()
  }
}
