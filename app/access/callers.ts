import { setTimeout } from 'node:timers/promises'
import type { Plan } from '#domain/access/plans'
import type { Scope } from '#domain/access/scopes'
import type { Sql } from '#domain/ports/sql'
import type { AccessRow } from './access_refusal.js'
import { fromBoolean, fromJson } from '#app/shared/database/codecs'

/** A key with its workspace. Budgets are in ACU, `rate` in requests per minute. */
export type Caller = {
  id: string
  /** The hash of the secret that was sent. A rotated key has two secrets for a time. */
  secretHash: string
  workspaceId: string
  scopes: Scope[]
  rate: number | null
  dailyBudget: number | null
  monthlyBudget: number | null
  expiresAt: string | null
  revokedAt: string | null
  /** The only part of the API that the key works for; null for all. */
  audience: string | null
  workspace: {
    id: string
    plan: Plan
    cardOnFile: boolean
    status: 'active' | 'suspended'
    rateOverride: number | null
  }
}

type Row = AccessRow & {
  id: string
  workspace_id: string
  scopes: string
  rate: number | null
  daily_budget: number | null
  monthly_budget: number | null
  audience: string | null
  rate_override: number | null
}

/**
 * How long a key is cached, in ms. Changes by this process take effect at once, and changes by
 * other processes within this time. The time is short on SQLite, where reads are cheap.
 */
export const CALLER_CACHE_MS = { sqlite: 50, postgres: 1_000 }
const MAX_CACHED = 10_000

let changes = 0

/** Clears the key cache of this process. Call it after every change of a key or workspace. */
export function callersChanged(): void {
  changes++
}

/** Clears the key cache of this process, and waits until the caches of all other processes have expired. */
export async function callersChangedEverywhere({ dialect }: Pick<Sql, 'dialect'>): Promise<void> {
  callersChanged()
  await setTimeout(CALLER_CACHE_MS[dialect])
}

type Cached = { caller: Caller | null; until: number; changes: number }

/** Finds keys by their hash. Caches them, because every request needs one. */
export class Callers {
  readonly #cache = new Map<string, Cached>()
  readonly #cacheMs: number

  constructor(private readonly sql: Sql) {
    this.#cacheMs = CALLER_CACHE_MS[sql.dialect]
  }

  async find(hash: string): Promise<Caller | null> {
    const cached = this.#cache.get(hash)
    if (cached && cached.until > Date.now() && cached.changes === changes) return cached.caller
    const asOf = changes
    const until = Date.now() + this.#cacheMs
    const row = (await this.#read('k.hash = ?', hash)) ?? (await this.#ofFormerSecret(hash))
    const caller = row ? toCaller(row, hash) : null
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear()
    this.#cache.set(hash, { caller, until, changes: asOf })
    return caller
  }

  /**
   * Finds a key by its id and a credential that was made from the hash of one of its secrets.
   * `isMadeFrom` is called with the hash of each secret that still works.
   */
  async findById(id: string, isMadeFrom: (hash: string) => boolean): Promise<Caller | null> {
    const [row] = await this.sql.select<{ hash: string; former_hash: string | null; former_until: string }>(
      'SELECT hash, former_hash, former_until FROM api_keys WHERE id = ?',
      [id]
    )
    if (!row) return null
    const { hash, former_hash: former, former_until: until } = row
    const works = former !== null && until > new Date().toISOString() ? [hash, former] : [hash]
    const right = works.find(isMadeFrom)
    return right === undefined ? null : this.find(right)
  }

  #ofFormerSecret(hash: string): Promise<Row | undefined> {
    return this.#read('k.former_hash = ? AND k.former_until > ?', hash, new Date().toISOString())
  }

  async #read(condition: string, ...values: string[]): Promise<Row | undefined> {
    const [row] = await this.sql.select<Row>(
      `SELECT k.id, k.workspace_id, k.scopes, k.rate, k.daily_budget, k.monthly_budget, k.expires_at, k.revoked_at, k.audience,
              w.plan, w.card_on_file, w.status, w.rate_override
       FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id WHERE ${condition}`,
      values
    )
    return row
  }
}

const toCaller = (row: Row, secretHash: string): Caller => ({
  id: row.id,
  secretHash,
  workspaceId: row.workspace_id,
  scopes: fromJson<Scope[]>(row.scopes),
  rate: row.rate,
  dailyBudget: row.daily_budget,
  monthlyBudget: row.monthly_budget,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  audience: row.audience,
  workspace: {
    id: row.workspace_id,
    plan: row.plan,
    cardOnFile: fromBoolean(row.card_on_file),
    status: row.status,
    rateOverride: row.rate_override,
  },
})
