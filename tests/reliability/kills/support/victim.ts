import type { ChildProcess } from 'node:child_process'
import { start } from '#tests/functional/support/child'
import type { Moment } from './write_watch.js'

const KILL_POINT = `--import=${new URL('./kill_point.ts', import.meta.url).href}`

/**
 * The write at which a process must die: its n-th SQL write, or the n-th that starts with `sql`.
 */
export type KillPoint = { at: number; when: Moment; sql?: string }

/** A process that may die at a write, and its output. */
export class Victim {
  readonly child: ChildProcess
  #printed = ''

  /** Starts the process. It kills itself at `point`. `imports` are modules to preload. */
  constructor(args: string[], env: Record<string, string>, point?: KillPoint, imports: string[] = []) {
    const armed: Record<string, string> = point
      ? { KILL_AT: String(point.at), KILL_WHEN: point.when, KILL_SQL: point.sql ?? '' }
      : {}
    const preloads = [KILL_POINT, ...imports.map((url) => `--import=${url}`)]
    this.child = start([...preloads, ...args], { ...env, ...armed })
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (chunk) => (this.#printed += chunk))
  }

  get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  get printed(): string {
    return this.#printed
  }

  /** The moment and statement at which it died, if it died at its kill point. */
  get diedAt(): string | undefined {
    return /^killed (.*)$/m.exec(this.#printed)?.[1]
  }

  /** Sends a signal and waits until the process is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.gone) this.child.kill(signal)
    await this.exited()
  }

  /** Resolves when the process is gone and its output is read. */
  async exited(): Promise<void> {
    if (this.child.stdout!.closed && this.child.stderr!.closed && this.gone) return
    await new Promise((resolve) => this.child.once('close', resolve))
  }
}
