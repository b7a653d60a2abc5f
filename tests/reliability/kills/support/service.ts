import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type KillPoint, Victim } from './victim.js'

/** One process of the service, which listens on a port. */
export class Service extends Victim {
  readonly url: string

  constructor(env: Record<string, string>, port: number, point?: KillPoint, imports: string[] = []) {
    super(['bin/server.ts'], { ...env, PORT: String(port) }, point, imports)
    this.url = `http://127.0.0.1:${port}`
  }

  /**
   * Waits until the service responds. Returns false if it was killed first. Throws with its output
   * if it exited otherwise or does not respond in time.
   */
  async ready(): Promise<boolean> {
    for (const deadline = performance.now() + 180_000; performance.now() < deadline; await sleep(25)) {
      if (this.gone) break
      const healthy = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.ok,
        () => false
      )
      if (healthy) return true
    }
    if (this.child.signalCode === 'SIGKILL') return false
    const end = this.gone ? `ended with ${this.child.exitCode}` : 'does not answer'
    await this.kill()
    throw new Error(`the service did not start, it ${end}:\n${this.printed}`)
  }
}

/** Returns a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
