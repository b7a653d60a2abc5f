import { SMTPServer } from 'smtp-server'

export type Inbox = {
  url: string
  mails: { from: string; to: string[]; text: string }[]
  /** User names that authenticated. */
  logins: string[]
  stop: () => Promise<void>
}

/** Starts a mail server on loopback that stores its mail. It has no TLS when `isPlain`. */
export async function inbox({ isPlain = false } = {}): Promise<Inbox> {
  const mails: Inbox['mails'] = []
  const logins: string[] = []
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', ...(isPlain ? [] : ['AUTH'])],
    onAuth: ({ username }, _session, done) => {
      logins.push(String(username))
      done(null, { user: username })
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    logins,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
