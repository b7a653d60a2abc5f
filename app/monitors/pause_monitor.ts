import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { type MonitorStore, nextOf } from './monitor_store.js'

export class PauseMonitor {
  constructor(
    private readonly sql: Sql,
    private readonly monitors: MonitorStore
  ) {}

  /** A running round ends, no further one starts. Returns false if none is active. */
  async pause(workspaceId: string, id: string, now: Date, tx?: SqlTransaction): Promise<boolean> {
    const paused = await (tx ?? this.sql).run(
      `UPDATE monitors SET paused_at = ? WHERE id = ? AND workspace_id = ? AND status = 'active' AND paused_at IS NULL`,
      [now.toISOString(), id, workspaceId]
    )
    return paused > 0
  }

  /**
   * Resumes at the next scheduled time, without catching up, or at once if a Set's search is
   * awaited. A monitor without further times is completed. Returns false if none is paused.
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
