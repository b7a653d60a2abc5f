const USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36'

/** Calls the console's API as a signed-in user, for what has no public route. */
export class ConsoleClient {
  #cookie = ''
  #csrf = ''

  constructor(private readonly url: string) {}

  async signIn(user: { email: string; password: string }): Promise<void> {
    this.#cookie = ''
    await this.#readSession()
    await this.post('/session', user)
    await this.#readSession()
  }

  /** Accepts an invitation as a new user, who then is signed in. */
  async accept(link: string, password: string, name?: string): Promise<void> {
    await this.#readSession()
    const token = new URL(link).hash.slice(1)
    await this.post('/invitations/accept', { token, account: 'new', password, name })
  }

  /** The value of the cookie of the session, for a browser. */
  get session(): string {
    return /console_session=([^;]+)/.exec(this.#cookie)![1]
  }

  get = (path: string) => this.#send('GET', path)
  post = (path: string, body: object) => this.#send('POST', path, JSON.stringify(body))
  delete = (path: string) => this.#send('DELETE', path)

  /** Uploads a file and imports all columns that the service recognises. Returns the import's id. */
  async importFile(name: string, text: string, source = name.replace(/\.csv$/, '')): Promise<string> {
    const upload = await this.#send('POST', `/imports/files?name=${name}`, text, 'application/octet-stream')
    const chosen = { file: upload.file, kind: 'people', source }
    const { columns } = await this.post('/imports/preview', chosen)
    const fields = columns.map(({ header, field }: any) => [header, field])
    return (await this.post('/imports', { ...chosen, columns: Object.fromEntries(fields) })).import
  }

  async #readSession(): Promise<void> {
    this.#csrf = (await this.get('/session')).csrf_token
  }

  async #send(method: string, path: string, body?: string, type = 'application/json'): Promise<any> {
    const answer = await fetch(`${this.url}/console/api${path}`, {
      method,
      headers: {
        ...{ cookie: this.#cookie, 'x-csrf-token': this.#csrf, 'user-agent': USER_AGENT },
        ...(body && { 'content-type': type }),
      },
      body,
    })
    const [set] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('console_session='))
    if (set) this.#cookie = set.split(';')[0]
    const read = (await answer.json()) as any
    if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${JSON.stringify(read)}`)
    return read.data
  }
}
