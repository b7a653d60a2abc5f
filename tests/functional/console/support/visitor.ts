import { randomInt, randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import type { Role } from '#domain/access/roles'
import { createMember } from '#app/access/create_member'

type Answer = { status: number; body: any; headers: Headers }

/** A minimal browser: it keeps cookies and sends the CSRF token. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  /**
   * The IP address that a local proxy reports. Each visitor has another one, because sign-ins are
   * throttled by address.
   */
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  csrfToken = ''

  get = (path: string, headers?: Record<string, string>) => this.request('GET', path, undefined, headers)
  post = (path: string, body: object, headers?: Record<string, string>) =>
    this.request('POST', path, body, headers)
  delete = (path: string) => this.request('DELETE', path)

  /** Reads the session, like the console at its start. */
  async start(): Promise<Answer> {
    const answer = await this.get('/session')
    this.csrfToken = answer.body.data.csrf_token
    return answer
  }

  async signIn(email: string, password: string): Promise<Answer> {
    await this.start()
    const answer = await this.post('/session', { email, password })
    if (answer.status === 200) await this.start()
    return answer
  }

  async request(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}/console/api${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': this.csrfToken,
        'x-forwarded-for': this.address,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      this.cookies.set(name, value)
    }
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
}

export const PASSWORD = 'correct horse battery'

/**
 * Creates a user of a workspace and signs them in. The first admin of a workspace becomes its
 * owner.
 */
export async function signedIn(
  workspaceId: string,
  role: Role = 'admin',
  { isOperator = false } = {}
): Promise<Visitor & { email: string; userId: string }> {
  const email = `${randomUUID()}@console.example`
  const { id } = await createMember(await app.container.make(Sql), {
    email,
    workspaceId,
    role,
    password: PASSWORD,
    isOperator,
  })
  const visitor = new Visitor()
  await visitor.signIn(email, PASSWORD)
  return Object.assign(visitor, { email, userId: id })
}

/** Creates an operator who is a member of the workspace, and signs them in. */
export const operator = (workspaceId: string) => signedIn(workspaceId, 'member', { isOperator: true })
