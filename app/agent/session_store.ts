import type { ToolName } from '#domain/agent/tool'
import type { Message } from '#domain/agent/turn'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { RunStatus } from '#domain/runs/status'
import { fromJson, toJson } from '#app/shared/database/codecs'

/** Turns of a session that a new one may read, and how much of each message, in characters. */
const TURNS_READ = 10
const CHARS_READ = 4_000
const CHARS_KEPT = 40_000
/** How long what was said is remembered: 30 days. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000
const BATCH = 500

/** A message with the tools whose results it may contain; null where that was not kept. */
export type Remembered = Message & { tools: ToolName[] | null }

type Place = { workspaceId: string; sessionId: string }

/** The conversations of the agent; a workspace sees its own alone (AG-012, AG-017). */
export class SessionStore {
  constructor(private readonly sql: Sql) {}

  /** Puts a run in its session, whatever it may remember: so it is found for cancelling. */
  async join({ workspaceId, sessionId }: Place, runId: string, tx: SqlTransaction): Promise<void> {
    await tx.run('INSERT INTO agent_session_runs (run_id, workspace_id, session_id) VALUES (?, ?, ?)', [
      runId,
      workspaceId,
      sessionId,
    ])
  }

  /** The runs of a session, the newest first. */
  runs({ workspaceId, sessionId }: Place): Promise<{ id: string; status: RunStatus }[]> {
    return this.sql.select(
      `SELECT r.id, r.status FROM agent_session_runs s JOIN runs r ON r.id = s.run_id
       WHERE s.workspace_id = ? AND s.session_id = ? ORDER BY r.created_at DESC, r.id LIMIT 100`,
      [workspaceId, sessionId]
    )
  }

  /** What was said last in a session, in order; only turns that `mayRead` allows by the tools behind them (null: not known). */
  async history(
    { workspaceId, sessionId }: Place,
    mayRead: (tools: readonly ToolName[] | null) => boolean
  ): Promise<Remembered[]> {
    const rows = await this.sql.select<Message & { tools: string | null }>(
      `SELECT role, text, tools FROM agent_messages WHERE workspace_id = ? AND session_id = ?
       ORDER BY said_at DESC, run_id DESC, role LIMIT ?`,
      [workspaceId, sessionId, 2 * TURNS_READ]
    )
    return rows
      .reverse()
      .map(({ role, text, tools }) => ({
        role,
        text: text.slice(0, CHARS_READ),
        tools: tools === null ? null : fromJson<ToolName[]>(tools),
      }))
      .filter(({ tools }) => mayRead(tools))
  }

  /** Remembers a turn, in the transaction that completes its run. */
  async remember(
    { workspaceId, sessionId }: Place,
    turn: { runId: string; task: string; answer: string; tools: readonly ToolName[]; now: Date },
    tx: SqlTransaction
  ): Promise<void> {
    for (const [role, text] of [
      ['user', turn.task],
      ['assistant', turn.answer],
    ] as const)
      await tx.run(
        `INSERT INTO agent_messages (run_id, role, workspace_id, session_id, text, said_at, tools)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [
          turn.runId,
          role,
          workspaceId,
          sessionId,
          text.slice(0, CHARS_KEPT),
          turn.now.toISOString(),
          toJson(turn.tools),
        ]
      )
  }

  /** Forgets what was said too long ago; gives how many messages. */
  sweep(now: Date): Promise<number> {
    return this.sql.run(
      `DELETE FROM agent_messages WHERE run_id IN
         (SELECT run_id FROM agent_messages WHERE said_at <= ? ORDER BY said_at LIMIT ${BATCH})`,
      [new Date(now.getTime() - REMEMBERED_MS).toISOString()]
    )
  }
}
