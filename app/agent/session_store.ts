import type { ToolName } from '#domain/agent/tool'
import type { Message } from '#domain/agent/turn'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { RunStatus } from '#domain/runs/status'
import { fromJson, toJson } from '#app/shared/database/codecs'

/** Maximum number of turns that a new run reads from its session. */
const MAX_TURNS = 10
const MAX_READ_CHARS = 4_000
const MAX_STORED_CHARS = 40_000
/** Retention of messages: 30 days. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const BATCH = 500

/** A message with the tools whose results it may contain. `tools` is null when unknown. */
export type Remembered = Message & { tools: ToolName[] | null }

type SessionKey = { workspaceId: string; sessionId: string }

export class SessionStore {
  constructor(private readonly sql: Sql) {}

  /**
   * Adds a run to its session. Runs without memory are also added, so that the session can be
   * cancelled.
   */
  async join({ workspaceId, sessionId }: SessionKey, runId: string, tx: SqlTransaction): Promise<void> {
    await tx.run('INSERT INTO agent_session_runs (run_id, workspace_id, session_id) VALUES (?, ?, ?)', [
      runId,
      workspaceId,
      sessionId,
    ])
  }

  runs({ workspaceId, sessionId }: SessionKey): Promise<{ id: string; status: RunStatus }[]> {
    return this.sql.select(
      `SELECT r.id, r.status FROM agent_session_runs s JOIN runs r ON r.id = s.run_id
       WHERE s.workspace_id = ? AND s.session_id = ? ORDER BY r.created_at DESC, r.id LIMIT 100`,
      [workspaceId, sessionId]
    )
  }

  /**
   * Returns the messages of the last ten turns, oldest first, each cut to 4,000 characters. Leaves
   * out messages whose tools `mayRead` rejects.
   */
  async history(
    { workspaceId, sessionId }: SessionKey,
    mayRead: (tools: readonly ToolName[] | null) => boolean
  ): Promise<Remembered[]> {
    const rows = await this.sql.select<Message & { tools: string | null }>(
      `SELECT role, text, tools FROM agent_messages WHERE workspace_id = ? AND session_id = ?
       ORDER BY said_at DESC, run_id DESC, role LIMIT ?`,
      [workspaceId, sessionId, 2 * MAX_TURNS]
    )
    return rows
      .reverse()
      .map(({ role, text, tools }) => ({
        role,
        text: text.slice(0, MAX_READ_CHARS),
        tools: tools === null ? null : fromJson<ToolName[]>(tools),
      }))
      .filter(({ tools }) => mayRead(tools))
  }

  /** Stores a turn, in the transaction that completes its run. */
  async remember(
    { workspaceId, sessionId }: SessionKey,
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
          tx.contacts.sealIn(text.slice(0, MAX_STORED_CHARS)),
          turn.now.toISOString(),
          toJson(turn.tools),
        ]
      )
  }

  /** Deletes the messages of up to 500 old runs. Returns the number of messages. */
  sweep(now: Date): Promise<number> {
    return this.sql.run(
      `DELETE FROM agent_messages WHERE run_id IN
         (SELECT run_id FROM agent_messages WHERE said_at <= ? ORDER BY said_at LIMIT ${BATCH})`,
      [new Date(now.getTime() - RETENTION_MS).toISOString()]
    )
  }
}
