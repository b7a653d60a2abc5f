import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** How a mail server behaves; what is not said is as a plain server does, which has the mailboxes given. */
export type SmtpBehaviour = {
  mailboxes?: string[]
  /** The reply to RCPT for mailboxes it has not; `550 5.1.1 User unknown` unless given. */
  refusal?: string
  /** Its reply to every RCPT. */
  always?: string
  /** Greets with that refusal and hangs up. */
  turnsAway?: string
  /** Its reply to MAIL. */
  toSender?: string
  /** Knows HELO and not EHLO. */
  isOld?: boolean
  /** Offers TLS; wants it before MAIL; offers it and cannot do it as today's clients want it, or stands still once it begins. */
  tls?: 'offered' | 'wanted' | 'broken' | 'hangs'
  /** Hangs up at once, when it hears RCPT, or after the first RCPT is answered. */
  drops?: 'connect' | 'rcpt' | 'second'
  /** Milliseconds before its greeting and before each reply to MAIL and RCPT. */
  delay?: number
  /** Says nothing at all. */
  silent?: boolean
  /** Says that at once, whatever it is, and hangs up. */
  says?: string
}

/** `heard` is every command it was told, `messages` how many it was sent, `secured` how many sessions were encrypted. */
export type SmtpServer = {
  port: number
  heard: string[]
  messages: () => number
  secured: () => number
  stop: () => Promise<void>
}

type Done = (error?: Error | null) => void

/** A mail server at a loopback address. */
export async function smtpServer(
  behaviour: SmtpBehaviour,
  address = '127.0.0.1',
  port = 0
): Promise<SmtpServer> {
  const { drops, delay = 0, turnsAway, toSender, isOld, tls, silent, says } = behaviour
  const heard: string[] = []
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
    logger: commandLog(heard),
    // The certificate that comes with the package will do; naming one keeps it from warning of it.
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
  // What clients do to their connections is no fault of the server's.
  server.on('error', () => {})
  return {
    port: (server.server.address() as { port: number }).port,
    heard,
    messages: () => messages,
    secured: () => secured,
    stop: () => {
      for (const socket of sockets.values()) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The reply as the package takes it: nothing for one that accepts. */
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

/** Keeps the commands that the package would log. */
function commandLog(heard: string[]) {
  const ignore = () => {}
  const debug = ({ tnx }: { tnx?: string }, _mark: string, line: string) => {
    if (tnx === 'command') heard.push(line)
  }
  return { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore }
}
