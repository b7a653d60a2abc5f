import type { Sql } from '#domain/ports/sql'
import type { RunStatus } from '#domain/runs/status'
import type { LedgerRows } from './ledger_rows.js'
import type { LedgerPlace } from './world.js'

export type RunState = {
  id: string
  status: RunStatus
  reservationId: string
  charged: number
  attempts: number
  nextSeq: number
  token: string | null
  leaseUntil: string | null
  checkpoint: string | null
  finishedAt: string | null
  expiresAt: string
  /** The run has expired, so its events and results are deleted. */
  forgotten: boolean
}
export type EventState = { runId: string; seq: number; type: string }
type ClaimState = {
  workspaceId: string
  key: string
  status: number | null
  body: string | null
  token: string
}
/** The effect of a request, and when its idempotency key expires. */
export type Effect = {
  id: string
  workspaceId: string
  key: string | null
  forgottenAt: string
  reservationId: string
  runId: string | null
}

/** The whole stored state at one moment. */
export type State = LedgerRows & {
  runs: Map<string, RunState>
  events: Map<string, EventState[]>
  claims: ClaimState[]
  effects: Effect[]
  steps: Map<string, number[]>
}

/**
 * Tables that the simulated requests and runs write. They have no constraint against duplicates, so
 * only a correct service prevents them.
 */
export const EFFECT_TABLES = [
  `CREATE TABLE request_effects (id varchar(60) NOT NULL, workspace_id varchar(40) NOT NULL, idempotency_key varchar(255),
     forgotten_at varchar(30) NOT NULL, reservation_id varchar(60) NOT NULL,
     run_id varchar(60))`,
  'CREATE TABLE step_effects (run_id varchar(60) NOT NULL, step integer NOT NULL)',
]

type Raw = Record<string, any>

/** Reads the whole state. Must be called while no call is pending. */
export async function readState(sql: Sql, ledger: LedgerPlace): Promise<State> {
  const [books, runs, events, claims, effects, steps] = await Promise.all([
    ledger.read(),
    sql.select<Raw>(
      `SELECT id, status, reservation_id, charged, attempts, next_seq, lease_token, lease_until, checkpoint, finished_at,
       expires_at, input IS NULL AS forgotten FROM runs ORDER BY id`
    ),
    sql.select<Raw>('SELECT run_id, seq, type FROM run_events ORDER BY run_id, seq'),
    sql.select<Raw>('SELECT workspace_id, idempotency_key, status, body, claim_token FROM idempotency_keys'),
    sql.select<Raw>('SELECT * FROM request_effects'),
    sql.select<Raw>('SELECT run_id, step FROM step_effects ORDER BY run_id, step'),
  ])
  return {
    ...books,
    runs: new Map(runs.map((row) => [row.id, toRun(row)])),
    events: grouped(events, (row) => ({ runId: row.run_id, seq: Number(row.seq), type: row.type })),
    claims: claims.map((row) => ({
      workspaceId: row.workspace_id,
      key: row.idempotency_key,
      status: row.status,
      body: row.body,
      token: row.claim_token,
    })),
    effects: effects.map((row) => ({
      id: row.id,
      workspaceId: row.workspace_id,
      key: row.idempotency_key,
      forgottenAt: row.forgotten_at,
      reservationId: row.reservation_id,
      runId: row.run_id,
    })),
    steps: grouped(steps, (row) => Number(row.step)),
  }
}

const toRun = (row: Raw): RunState => ({
  id: row.id,
  status: row.status,
  reservationId: row.reservation_id,
  charged: Number(row.charged),
  attempts: Number(row.attempts),
  nextSeq: Number(row.next_seq),
  token: row.lease_token,
  leaseUntil: row.lease_until,
  checkpoint: row.checkpoint,
  finishedAt: row.finished_at,
  expiresAt: row.expires_at,
  forgotten: Boolean(row.forgotten),
})

function grouped<T>(rows: readonly Raw[], make: (row: Raw) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.run_id)
    if (group) group.push(make(row))
    else groups.set(row.run_id, [make(row)])
  }
  return groups
}
