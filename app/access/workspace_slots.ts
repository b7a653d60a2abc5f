import { DomainError } from '#domain/errors'

export type SlotLimits = {
  /** Requests of one workspace that are worked on at the same time. */
  slots: number
  /** Requests of one workspace that may wait for a slot. */
  waiting: number
  /** How long one may wait, in milliseconds. */
  waitMs: number
}

type Workspace = { running: number; waiting: Set<() => void> }

/** Shares a process out between workspaces: each works on a few requests at a time, and its others wait in turn. */
export class WorkspaceSlots {
  readonly #workspaces = new Map<string, Workspace>()

  constructor(private readonly limits: SlotLimits) {}

  /** Resolves with the function that frees the slot. Throws `rate_limited` where the wait is full or takes too long. */
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

  /** Resolves once a request that ends has passed its slot on. */
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
  new DomainError('rate_limited', 'This workspace has too many requests under way; wait for their answers.', {
    retry_after_seconds: 1,
  })
