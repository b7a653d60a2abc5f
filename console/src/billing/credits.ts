import { type Query, useChange, useRead } from '../api/workspace'

/** The filters of the ledger as the address holds them. */
export type LedgerFilters = Omit<Query<'/credits'>, 'days'> & { days?: '1' | '7' | '31' }

/** Balance and ledger of the workspace. */
export const useCredits = ({ days, ...filters }: LedgerFilters = {}) =>
  useRead('/credits', { query: { ...filters, ...(days ? { days: Number(days) } : {}) } })

export const useGrantCredits = () =>
  useChange('post', '/credits', (body: { amount: number; note?: string }) => ({ body }))
