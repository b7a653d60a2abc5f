import type { Sql } from '#domain/ports/sql'
import type { Books } from '#tests/support/fakes/memory_books'

export type Entry = {
  id: string
  workspaceId: string
  kind: string
  amount: number
  reservationId: string | null
  keyId: string | null
  createdAt: string
}
type Account = { workspaceId: string; granted: number; posted: number; pending: number }
type KeySpend = { keyId: string; period: string; posted: number; pending: number }
export type Reservation = {
  id: string
  amount: number
  charged: number
  status: string
  expiresAt: string
}

/** The stored ledger. The entries of each workspace are in order. */
export type LedgerRows = {
  entries: Entry[]
  accounts: Account[]
  spends: KeySpend[]
  reservations: Reservation[]
}

type Raw = Record<string, unknown>

export async function readSqlLedger(sql: Sql): Promise<LedgerRows> {
  const entries = await sql.select<Raw>(
    'SELECT id, workspace_id, kind, amount, reservation_id, key_id, created_at FROM ledger_entries ORDER BY sequence'
  )
  const accounts = await sql.select<Raw>('SELECT workspace_id, granted, posted, pending FROM accounts')
  const spends = await sql.select<Raw>('SELECT key_id, period, posted, pending FROM key_spend')
  const reservations = await sql.select<Raw>(
    'SELECT id, amount, charged, status, expires_at FROM reservations'
  )
  return {
    entries: entries.map((row) => ({
      id: row.id as string,
      workspaceId: row.workspace_id as string,
      kind: row.kind as string,
      amount: Number(row.amount),
      reservationId: row.reservation_id as string | null,
      keyId: row.key_id as string | null,
      createdAt: row.created_at as string,
    })),
    accounts: accounts.map((row) => ({
      workspaceId: row.workspace_id as string,
      granted: Number(row.granted),
      posted: Number(row.posted),
      pending: Number(row.pending),
    })),
    spends: spends.map((row) => ({
      keyId: row.key_id as string,
      period: row.period as string,
      posted: Number(row.posted),
      pending: Number(row.pending),
    })),
    reservations: reservations.map((row) => ({
      id: row.id as string,
      amount: Number(row.amount),
      charged: Number(row.charged),
      status: row.status as string,
      expiresAt: row.expires_at as string,
    })),
  }
}

export function readMemoryLedger(books: Books): LedgerRows {
  const entries = [...books.entries.values()].flat()
  const charged = new Map(
    entries
      .filter(({ kind }) => kind === 'settle')
      .map(({ reservationId, amount }) => [reservationId, amount])
  )
  return {
    entries: entries.map(({ id, workspaceId, kind, amount, reservationId, keyId, createdAt }) => {
      return { id, workspaceId, kind, amount, reservationId, keyId, createdAt }
    }),
    accounts: [...books.accounts].map(([workspaceId, balance]) => ({ workspaceId, ...balance })),
    spends: [...books.spends].map(([name, spend]) => {
      const [keyId, period] = name.split(', ')
      return { keyId, period, ...spend }
    }),
    reservations: [...books.reservations.values()].map(({ id, amount, status, expiresAt }) => ({
      id,
      amount,
      charged: charged.get(id) ?? 0,
      status,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
