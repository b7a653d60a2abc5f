import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#tests/contract/support/random'
import { TcpProxy } from '#tests/contract/support/tcp_proxy'
import type { Victim } from './victim.js'

/**
 * The troubles of one of several processes: a kill, a suspension longer than its leases, or no
 * connection to the database.
 */
const TROUBLES = ['kill', 'pause', 'cut'] as const
export type Trouble = (typeof TROUBLES)[number]

type Start<V extends Victim> = (env: Record<string, string>, place: number) => V
type Member<V extends Victim> = { process: V; proxy: TcpProxy }

/** Processes on one database, each with its own proxy to it. */
export class Fleet<V extends Victim> {
  readonly members: Member<V>[] = []

  constructor(
    private readonly env: Record<string, string>,
    private readonly start: Start<V>
  ) {}

  async launch(count: number): Promise<void> {
    for (let place = 0; place < count; place++) {
      const proxy = new TcpProxy(this.env.DATABASE_URL)
      await proxy.open()
      this.members.push({ proxy, process: this.#start(proxy, place) })
    }
  }

  /** Kills a member and starts it again, or pauses it or cuts it off from the database for `ms`. */
  async trouble(trouble: Trouble, place: number, ms: number): Promise<void> {
    const member = this.members[place]
    if (trouble === 'kill') {
      await member.process.kill()
      member.process = this.#start(member.proxy, place)
    } else if (trouble === 'pause') {
      member.process.child.kill('SIGSTOP')
      await sleep(ms)
      member.process.child.kill('SIGCONT')
    } else {
      await member.proxy.cut()
      await sleep(ms)
      await member.proxy.open()
    }
  }

  async end(): Promise<void> {
    for (const { process, proxy } of this.members) {
      process.child.kill('SIGCONT')
      await process.kill()
      await proxy.cut()
    }
  }

  #start(proxy: TcpProxy, place: number): V {
    return this.start({ ...this.env, DATABASE_URL: proxy.url }, place)
  }
}

/** Returns the `nth` trouble, in turn, and a random one of `count` members. */
export function drawTrouble(random: Random, count: number, nth: number): { trouble: Trouble; place: number } {
  return { trouble: TROUBLES[nth % TROUBLES.length], place: random.below(count) }
}
