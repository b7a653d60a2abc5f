import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { type MonitorStore, nextOf } from './monitor_store.js'

/** Holds monitors, and lets them go on. */
export class PauseMonitor {
  constructor(
    private readonly sql: Sql,
    private readonly monitors: MonitorStore
  ) {}

  /** A round under way ends; none begins after it. False where there is none that is active and goes on. */
  async pause(workspaceId: string, id: string, now: Date, tx?: SqlTransaction): Promise<boolean> {
    const paused = await (tx ?? this.sql).run(
      `UPDATE monitors SET paused_at = ? WHERE id = ? AND workspace_id = ? AND status = 'active' AND paused_at IS NULL`,
      [now.toISOString(), id, workspaceId]
    )
    return paused > 0
  }

  /**
   * Goes on with the first occurrence to come, or, where a Set's search is awaited, at once: what was missed is not made up for.
   * One without any to come is completed. False where none is paused.
   */
  async resume(workspaceId: string, id: string, now: Date, tx: SqlTransaction): Promise<boolean> {
    const monitor = await this.monitors.get(workspaceId, id, tx)
    if (!monitor?.pausedAt) return false
    const next = monitor.phase === 'searching' ? now : nextOf(monitor, now)
    const resumed = await tx.run(
      `UPDATE monitors SET paused_at = NULL, status = ?, next_at = ? WHERE id = ? AND paused_at IS NOT NULL`,
      [next ? 'active' : 'completed', next?.toISOString() ?? null, id]
    )
    return resumed > 0
  }
}
