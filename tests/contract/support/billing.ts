import { randomUUID } from 'node:crypto'
import type { Billing, ReserveRequest } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'

/** An adapter of the billing port with the helpers that its tests need. */
export type BillingUnderTest = {
  billing: Billing
  /** Creates a workspace without credits and returns its id. */
  newWorkspace(): Promise<string>
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>
  /** Adds 1 to a stored running total, bypassing the adapter. `-1` undoes this. */
  tamper(of: { workspaceId: string } | { keyId: string; period: string }, by: 1 | -1): Promise<void>
  end(): Promise<void>
}

/** `missing` is the reason why the tests of an adapter are skipped. */
export type BillingFactory = { make: () => Promise<BillingUnderTest>; missing?: string }

export const NOW = new Date('2026-03-15T10:00:00.000Z')
const FAR = new Date('2100-01-01T00:00:00.000Z')
export const uniqueId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

export type Wallet = Awaited<ReturnType<typeof makeWallet>>

/**
 * Creates a workspace with credits and a key. Returns functions for the calls that tests repeat.
 */
export async function makeWallet({ billing, newWorkspace }: BillingUnderTest, credits: number) {
  const workspaceId = await newWorkspace()
  const keyId = uniqueId('key')
  if (credits > 0)
    await billing.grant({ id: uniqueId('grant'), workspaceId, amount: credits, note: null, now: NOW })
  const request = (amount: number, more: Partial<ReserveRequest> = {}): ReserveRequest => ({
    id: uniqueId('res'),
    workspaceId,
    keyId,
    route: 'POST /v1/datasets',
    amount,
    dailyBudget: null,
    monthlyBudget: null,
    now: NOW,
    expiresAt: FAR,
    ...more,
  })
  return {
    workspaceId,
    keyId,
    request,
    reserve: (amount: number, more: Partial<ReserveRequest> = {}, tx?: SqlTransaction) =>
      billing.reserve(request(amount, more), tx),
    balance: () => billing.balance(workspaceId),
    available: async () => {
      const { granted, posted, pending } = await billing.balance(workspaceId)
      return granted - posted - pending
    },
    spend: (now = NOW) => billing.spend(keyId, now),
    kinds: async () =>
      (await billing.entries(workspaceId, { limit: 100 }))
        .reverse()
        .map(({ kind, amount }) => `${kind} ${amount}`),
  }
}
