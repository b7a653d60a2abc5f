import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The reason why tests with their own Redis are skipped, if they are. */
export const WITHOUT_REDIS_SERVER =
  spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'redis-server is not installed'

/** A Redis with its own port and folder. It writes every command to disk and can be killed. */
export class OwnRedis {
  #server: ChildProcess | null = null

  private constructor(
    readonly port: number,
    private readonly directory: string
  ) {}

  static async make(): Promise<OwnRedis> {
    return new OwnRedis(await freePort(), await mkdtemp(join(tmpdir(), 'redis-')))
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  start(): void {
    const settings = { port: this.port, bind: '127.0.0.1', dir: this.directory, save: '' }
    const durable = { appendonly: 'yes', appendfsync: 'always' }
    const args = Object.entries({ ...settings, ...durable }).flatMap(([name, value]) => [
      `--${name}`,
      `${value}`,
    ])
    this.#server = spawn('redis-server', args, { stdio: 'ignore' })
  }

  /** Sends a signal to the server: SIGKILL, SIGSTOP or SIGCONT. */
  async signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const server = this.#server!
    const gone = name === 'SIGKILL' ? once(server, 'exit') : null
    server.kill(name)
    await gone
  }

  async end(): Promise<void> {
    if (this.#server?.exitCode === null && this.#server.signalCode === null) await this.signal('SIGKILL')
    await rm(this.directory, { recursive: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
