import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** The behaviour of a mail server. Without settings it is a normal server without mailboxes. */
export type SmtpBehaviour = {
  mailboxes?: string[]
  /** The reply to RCPT for unknown mailboxes; default `550 5.1.1 User unknown`. */
  refusal?: string
  /** The reply to every RCPT. */
  always?: string
  /** Greets with this rejection and disconnects. */
  turnsAway?: string
  /** The reply to MAIL. */
  toSender?: string
  /** Supports HELO but not EHLO. */
  isOld?: boolean
  /**
   * `offered`: offers TLS. `wanted`: requires TLS before MAIL. `broken`: offers a TLS version that
   * is rejected. `hangs`: hangs in the handshake.
   */
  tls?: 'offered' | 'wanted' | 'broken' | 'hangs'
  /** Disconnects at once (`connect`), at RCPT, or after its reply to the first RCPT (`second`). */
  drops?: 'connect' | 'rcpt' | 'second'
  /** Delay in ms before the greeting and before each reply to MAIL and RCPT. */
  delay?: number
  /** Never replies. */
  silent?: boolean
  /** Sends this at once and disconnects. */
  says?: string
}

/**
 * A server with its received commands, its number of mails and its number of encrypted sessions.
 */
export type SmtpServer = {
  port: number
  received: string[]
  messages: () => number
  secured: () => number
  stop: () => Promise<void>
}

type Done = (error?: Error | null) => void

/** Starts a mail server on loopback. */
export async function smtpServer(
  behaviour: SmtpBehaviour,
  address = '127.0.0.1',
  port = 0
): Promise<SmtpServer> {
  const { drops, delay = 0, turnsAway, toSender, isOld, tls, silent, says } = behaviour
  const received: string[] = []
  const sockets = new Map<number, Socket>()
  const recipients = new Map<string, number>()
  let [messages, secured] = [0, 0]
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()
  const say = async (reply: string, done: Done) => {
    await sleep(delay)
    done(refusalOf(reply))
  }
  const server = new SMTPServer({
    name: 'mail.test',
    disableReverseLookup: true,
    disabledCommands: ['AUTH', ...(tls ? [] : ['STARTTLS']), ...(isOld ? ['EHLO'] : [])],
    logger: commandLog(received),
    // The package's own certificate is enough. This callback suppresses the package's warning about
    // it.
    SNICallback: (_host, done) => {
      if (tls !== 'hangs') done(null)
    },
    ...(tls === 'broken' ? { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' } : {}),
    onConnect: (session, done) => {
      if (drops === 'connect') drop(session)
      else if (!silent) void say(turnsAway ?? '220', done)
    },
    onSecure: (_socket, _session, done) => {
      secured++
      done()
    },
    onMailFrom: (_sender, { secure }, done) => {
      if (tls === 'wanted' && !secure) void say('530 5.7.0 Must issue a STARTTLS command first', done)
      else void say(toSender ?? '250', done)
    },
    onRcptTo: ({ address: asked }, session, done) => {
      const count = (recipients.get(session.id) ?? 0) + 1
      recipients.set(session.id, count)
      if (drops === 'rcpt' || (drops === 'second' && count > 1)) drop(session)
      else void say(replyTo(asked, behaviour), done)
    },
    onData: (stream, _session, done) => {
      messages++
      stream.resume().on('end', () => done())
    },
  })
  server.server.prependListener('connection', (socket) => {
    const { remotePort } = socket
    sockets.set(remotePort!, socket)
    socket.on('close', () => sockets.delete(remotePort!))
    if (says) socket.end(says)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  // Clients cause connection errors.
  server.on('error', () => {})
  return {
    port: (server.server.address() as { port: number }).port,
    received,
    messages: () => messages,
    secured: () => secured,
    stop: () => {
      for (const socket of sockets.values()) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns the reply in the form that the package expects. Null accepts the command. */
function refusalOf(reply: string): Error | null {
  const [, code, text] = /^(\d{3}) ?(.*)$/.exec(reply)!
  return Number(code) < 400 ? null : Object.assign(new Error(text), { responseCode: Number(code) })
}

function replyTo(address: string, { mailboxes = [], refusal, always }: SmtpBehaviour): string {
  if (always) return always
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase()
  const isThere = local === 'postmaster' || mailboxes.includes(local)
  return isThere ? '250' : (refusal ?? '550 5.1.1 User unknown')
}

/** Collects the commands that the package would log. */
function commandLog(received: string[]) {
  const ignore = () => {}
  const debug = ({ tnx }: { tnx?: string }, _mark: string, line: string) => {
    if (tnx === 'command') received.push(line)
  }
  return { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore }
}
