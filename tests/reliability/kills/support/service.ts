import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { start } from '#tests/functional/support/child'
import type { Moment } from './write_watch.js'

const KILL_POINT = `--import=${new URL('./kill_point.ts', import.meta.url).href}`

/** Where a process is to die: at its n-th write of SQL. */
export type KillPoint = { at: number; when: Moment }

/** One life of the service. */
export class Service {
  readonly url: string
  #printed = ''

  private constructor(
    readonly child: ChildProcess,
    port: number
  ) {
    this.url = `http://127.0.0.1:${port}`
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk) => (this.#printed += chunk))
  }

  /** Starts it on a port; `point` is where it will die by itself, `imports` what it loads first. */
  static start(
    env: Record<string, string>,
    port: number,
    point?: KillPoint,
    imports: string[] = []
  ): Service {
    const armed: Record<string, string> = point ? { KILL_AT: String(point.at), KILL_WHEN: point.when } : {}
    const preloads = [KILL_POINT, ...imports.map((url) => `--import=${url}`)]
    return new Service(start([...preloads, 'bin/server.ts'], { ...env, ...armed, PORT: String(port) }), port)
  }

  get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** What it printed so far. */
  get printed(): string {
    return this.#printed
  }

  /** The moment and the statement of its death, where it died at its point. */
  get diedAt(): string | undefined {
    return /^killed (.*)$/m.exec(this.#printed)?.[1]
  }

  /** Waits until it serves; false when it was killed before. Throws what it printed when it ended otherwise. */
  async ready(): Promise<boolean> {
    for (const deadline = performance.now() + 60_000; performance.now() < deadline; await sleep(25)) {
      if (this.gone) break
      const healthy = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.ok,
        () => false
      )
      if (healthy) return true
    }
    await this.kill()
    if (this.child.signalCode === 'SIGKILL' && this.child.exitCode === null && this.diedAt) return false
    throw new Error(`the service did not start:\n${this.#printed}`)
  }

  /** Sends a signal and waits until it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.gone) this.child.kill(signal)
    await this.exited()
  }

  /** Resolves when it is gone and all it printed is read. */
  async exited(): Promise<void> {
    if (this.child.stdout!.closed && this.child.stderr!.closed && this.gone) return
    await new Promise((resolve) => this.child.once('close', resolve))
  }
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
