import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { OidcServer } from '../../tests/functional/console/support/oidc_server.js'
import { dataFolder } from '../../tests/functional/support/child.js'
import { ConsoleClient } from '../support/console_client.js'
import { CERTIFICATE, createUser, demoKey, type Service, serve } from '../support/service.js'
import { Receivers } from './receivers.js'

/** The time of every picture. Fixed, so that each run of the pictures shows the same times. */
export const NOW = Date.parse('2026-11-27T14:20:00Z')
/** When the service of the pictures started, on the first of its 31 days. */
export const START = Date.parse('2026-10-28T06:40:00Z')

export const OWNER = { email: 'maya.lindqvist@northwind.example', password: 'a long enough password' }
const CLOCK = join(import.meta.dirname, 'moving_clock.ts')
const RUNS_MS = 90_000

type Answer = { status: number; body: any }

/** A service whose clock the pictures move, with an owner, a provider and receivers of webhooks. */
export class Scene {
  /** The demo key, which every workspace of the demo has. */
  key = ''
  readonly console: ConsoleClient

  private constructor(
    readonly service: Service,
    readonly receivers: Receivers,
    private readonly ends: (() => unknown)[]
  ) {
    this.console = new ConsoleClient(service.url)
  }

  static async start(): Promise<Scene> {
    const folder = dataFolder()
    const receivers = await Receivers.listen()
    const provider = await OidcServer.listen({
      host: 'login.northwind.example',
      ...{ key: readFileSync(CERTIFICATE), cert: readFileSync(CERTIFICATE) },
    })
    provider.sendsDate = false
    const at = NOW / 1000
    provider.claims = { iat: at, exp: at + 3_600 }
    const service = await serve(
      folder.directory,
      {
        DEMO: '1',
        CLOCK_START: String(START),
        EGRESS_ALLOW: ['127.0.0.1/32', ...receivers.hosts].join(','),
        OIDC_ISSUER: provider.issuer,
      },
      [CLOCK]
    )
    const scene = new Scene(service, receivers, [service.stop, provider.close, receivers.close, folder.end])
    await createUser(service, OWNER, '--role=owner', '--operator')
    scene.key = demoKey(folder.directory)
    return scene
  }

  async end(): Promise<void> {
    for (const end of this.ends) await end()
  }

  /** Sets the clock of the service. It runs on from this time. */
  async setClock(time: number): Promise<void> {
    const { child } = this.service
    child.send({ clock: time })
    for (;;) {
      const [message] = await once(child, 'message')
      if (message.clock === time) return
    }
  }

  /** Sends a request and returns its response, also an error. */
  async call(
    path: string,
    body?: object,
    { key = this.key, method = body ? 'POST' : 'GET' } = {}
  ): Promise<Answer> {
    const answer = await fetch(`${this.service.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }

  /** Sends a request that must succeed. Returns its data. */
  async send(path: string, body: object, key = this.key): Promise<any> {
    const { status, body: read } = await this.call(path, body, { key })
    if (status >= 300) throw new Error(`${path} returned ${status}: ${JSON.stringify(read)}`)
    return read.data
  }

  /** Waits until no run and no import is under way. Returns the last runs, newest first. */
  async settledRuns(): Promise<{ id: string; kind: string; status: string }[]> {
    for (const until = performance.now() + RUNS_MS; performance.now() < until; await sleep(150)) {
      const { items } = await this.console.get('/workspaces/demo/runs?limit=100')
      const { imports } = await this.console.get('/imports')
      const isBusy = items.some(({ status }: any) => status === 'queued' || status === 'running')
      if (!isBusy && !imports.some(({ state }: any) => state === 'running')) return items
    }
    throw new Error('some runs did not end')
  }
}
