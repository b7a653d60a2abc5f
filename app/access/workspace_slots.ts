import { DomainError } from '#domain/errors'

export type SlotLimits = {
  /** Concurrent requests of one workspace. */
  slots: number
  /** Requests of one workspace that may wait for a slot. */
  waiting: number
  /** The longest wait of a request. */
  waitMs: number
}

type Workspace = { running: number; waiting: Set<() => void> }

/** Limits how many requests of each workspace run concurrently. Further requests wait in order. */
export class WorkspaceSlots {
  readonly #workspaces = new Map<string, Workspace>()

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Waits for a slot and returns a function that frees it. Throws `rate_limited` when too many
   * requests wait, or after `waitMs`.
   */
  async take(workspaceId: string): Promise<() => void> {
    const workspace = this.#workspaces.get(workspaceId) ?? { running: 0, waiting: new Set() }
    this.#workspaces.set(workspaceId, workspace)
    if (workspace.running >= this.limits.slots) await this.#turn(workspace)
    else workspace.running++
    let isFreed = false
    return () => {
      if (isFreed) return
      isFreed = true
      this.#free(workspaceId, workspace)
    }
  }

  /** Resolves when a finished request hands over its slot. */
  #turn({ waiting }: Workspace): Promise<void> {
    if (waiting.size >= this.limits.waiting) throw tooMany()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(tooMany())
      }, this.limits.waitMs)
      waiting.add(begin)
    })
  }

  #free(workspaceId: string, workspace: Workspace): void {
    const [next] = workspace.waiting
    if (next) {
      workspace.waiting.delete(next)
      next()
    } else if (--workspace.running === 0) this.#workspaces.delete(workspaceId)
  }
}

const tooMany = () =>
  new DomainError(
    'rate_limited',
    'This workspace has too many requests in progress; wait for their responses.',
    {
      retry_after_seconds: 1,
    }
  )
