import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { type MonitorStore, nextOf } from './monitor_store.js'

export class PauseMonitor {
  constructor(
    private readonly sql: Sql,
    private readonly monitors: MonitorStore
  ) {}

  /**
   * Prevents further rounds. A round in progress continues, but a pending search of a Set is
   * reported only after `resume`. Returns false for a monitor that is unknown, completed or paused.
   */
  async pause(workspaceId: string, id: string, now: Date, tx?: SqlTransaction): Promise<boolean> {
    const paused = await (tx ?? this.sql).run(
      `UPDATE monitors SET paused_at = ? WHERE id = ? AND workspace_id = ? AND status = 'active' AND paused_at IS NULL`,
      [now.toISOString(), id, workspaceId]
    )
    return paused > 0
  }

  /**
   * Resumes at the next scheduled time, or at once for a pending search of a Set. Completes a
   * monitor without further times. Returns false for a monitor that is not paused.
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
