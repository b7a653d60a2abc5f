import { performance } from 'node:perf_hooks'

export type LoopShareLimits = {
  /** Share of the event loop, 0 to 1, above which a workspace waits for other workspaces. */
  share: number
  /** Time over which use is averaged, in ms. */
  windowMs: number
  /** Other workspaces count as present for this long after their last request, in ms. */
  presentMs: number
  /** The longest wait of a request, in ms. */
  waitMs: number
  /** Interval between two measurements, in ms. */
  sampleMs: number
}

const LIMITS: LoopShareLimits = {
  share: 0.4,
  windowMs: 2_000,
  presentMs: 10_000,
  waitMs: 2_000,
  sampleMs: 20,
}

/** `use` is the share of the loop that the workspace used lately, 0 to 1. */
type Workspace = { running: number; use: number; lastSeen: number; waiting: Set<() => void> }

/** Returns how long the event loop was busy since the process started, in ms. */
type BusyClock = () => number

/**
 * Shares the event loop between workspaces. A workspace above its share runs one request at a time,
 * and only while no workspace below its share has a request in progress. A workspace never waits
 * while no other workspace is present.
 */
export class LoopShare {
  readonly #workspaces = new Map<string, Workspace>()
  readonly #limits: LoopShareLimits
  #timer: NodeJS.Timeout | undefined
  #sampledAt = 0
  #busyAt = 0

  constructor(
    limits: Partial<LoopShareLimits> = {},
    private readonly busyMs: BusyClock = () => performance.eventLoopUtilization().active,
    private readonly now: () => number = () => performance.now()
  ) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /**
   * Resolves when a request may begin, at the latest after `waitMs`. When the request ends, the
   * caller must call the returned function.
   */
  async enter(workspaceId: string): Promise<() => void> {
    const workspace = this.#seen(workspaceId)
    this.#watch()
    if (this.#mustWait(workspace)) await this.#wait(workspace)
    workspace.running++
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      workspace.running--
      workspace.lastSeen = this.now()
      this.#wake()
    }
  }

  #seen(workspaceId: string): Workspace {
    let workspace = this.#workspaces.get(workspaceId)
    if (!workspace) {
      workspace = { running: 0, use: 0, lastSeen: 0, waiting: new Set() }
      this.#workspaces.set(workspaceId, workspace)
    }
    workspace.lastSeen = this.now()
    return workspace
  }

  #wait({ waiting }: Workspace): Promise<void> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(begin, this.#limits.waitMs)
      waiting.add(begin)
    })
  }

  #mustWait(workspace: Workspace): boolean {
    if (!this.#isAboveShare(workspace)) return false
    const others = [...this.#workspaces.values()].filter((other) => other !== workspace)
    const present = this.now() - this.#limits.presentMs
    if (!others.some(({ running, lastSeen }) => running > 0 || lastSeen > present)) return false
    return workspace.running > 0 || others.some((other) => other.running > 0 && !this.#isAboveShare(other))
  }

  #isAboveShare({ use }: Workspace): boolean {
    return use > this.#limits.share
  }

  /** Starts the oldest waiting request of each workspace that may start one now. */
  #wake(): void {
    for (const workspace of this.#workspaces.values()) {
      const [begin] = workspace.waiting
      if (begin && !this.#mustWait(workspace)) begin()
    }
  }

  #watch(): void {
    if (this.#timer) return
    this.#sampledAt = this.now()
    this.#busyAt = this.busyMs()
    this.#timer = setInterval(() => this.sample(), this.#limits.sampleMs)
    this.#timer.unref()
  }

  /**
   * Charges the loop's busy time since the last sample to the workspaces with requests in progress.
   */
  sample(): void {
    const [now, busy] = [this.now(), this.busyMs()]
    const decay = Math.exp(-(now - this.#sampledAt) / this.#limits.windowMs)
    const utilization = (busy - this.#busyAt) / Math.max(1, now - this.#sampledAt)
    const workspaces = [...this.#workspaces.values()]
    const running = workspaces.reduce((sum, workspace) => sum + workspace.running, 0)
    for (const workspace of workspaces) {
      const use = running && (utilization * workspace.running) / running
      workspace.use = workspace.use * decay + use * (1 - decay)
    }
    this.#sampledAt = now
    this.#busyAt = busy
    this.#forget()
    this.#wake()
  }

  /** Drops workspaces that are gone, and stops the timer after the last one. */
  #forget(): void {
    const present = this.now() - this.#limits.presentMs
    for (const [id, { running, waiting, lastSeen }] of this.#workspaces)
      if (running === 0 && waiting.size === 0 && lastSeen < present) this.#workspaces.delete(id)
    if (this.#workspaces.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

export const loopShare = new LoopShare()
