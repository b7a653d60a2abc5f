import { createServer, type Server, type Socket } from 'node:net'

/** How a mail server behaves; what is not said is as a plain server does, which has the mailboxes given. */
export type SmtpBehaviour = {
  mailboxes?: string[]
  /** The reply to RCPT for mailboxes it has not; `550 5.1.1 User unknown` unless given. */
  refusal?: string
  /** Its reply to every RCPT. */
  always?: string
  greeting?: string
  /** Its reply to MAIL. */
  toSender?: string
  /** Hangs up at once, when it hears RCPT, or after the first RCPT is answered. */
  drops?: 'connect' | 'rcpt' | 'second'
  /** Milliseconds before each reply. */
  delay?: number
  /** Says nothing at all. */
  silent?: boolean
}

export type SmtpServer = { port: number; heard: string[]; stop: () => Promise<void> }

/** A mail server at a loopback address; `heard` is every line it was told. */
export async function smtpServer(
  behaviour: SmtpBehaviour,
  address = '127.0.0.1',
  port = 0
): Promise<SmtpServer> {
  const heard: string[] = []
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    serve(socket, behaviour, heard)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  return {
    port: (server.address() as { port: number }).port,
    heard,
    stop: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function serve(socket: Socket, behaviour: SmtpBehaviour, heard: string[]): void {
  const { delay = 0, greeting = '220 mail.test ESMTP', drops, silent } = behaviour
  if (drops === 'connect') return void socket.destroy()
  let recipients = 0
  const say = (text: string) => {
    if (!silent) setTimeout(() => socket.writable && socket.write(`${text}\r\n`), delay)
  }
  say(greeting)
  let pending = ''
  socket.setEncoding('latin1').on('data', (text) => {
    pending += text
    const lines = pending.split('\r\n')
    pending = lines.pop()!
    for (const line of lines) {
      heard.push(line)
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') say('250-mail.test\r\n250-PIPELINING\r\n250 8BITMIME')
      else if (verb === 'MAIL') say(behaviour.toSender ?? '250 2.1.0 Ok')
      else if (verb === 'RCPT') {
        recipients++
        if (drops === 'rcpt' || (drops === 'second' && recipients > 1)) socket.destroy()
        else say(replyTo(line, behaviour))
      } else if (verb === 'QUIT') {
        say('221 2.0.0 Bye')
        socket.end()
      } else say('502 5.5.2 What?')
    }
  })
}

function replyTo(line: string, { mailboxes = [], refusal, always }: SmtpBehaviour): string {
  if (always) return always
  const [, address = ''] = /<(.*)>/.exec(line) ?? []
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase()
  const isThere = local === 'postmaster' || mailboxes.includes(local)
  return isThere ? '250 2.1.5 Ok' : (refusal ?? '550 5.1.1 User unknown')
}
