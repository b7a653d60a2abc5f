import { type Query, useChange, useRead } from '../api/workspace'
import type { Period } from '../shared/periods'

/** The ledger filters in the page's address. */
export type LedgerFilters = Omit<Query<'/credits'>, 'days'> & { days?: Period }

/** Reads the balance and the ledger of the workspace. */
export const useCredits = ({ days, ...filters }: LedgerFilters = {}) =>
  useRead('/credits', { query: { ...filters, ...(days ? { days: Number(days) } : {}) } })

export const useGrantCredits = () =>
  useChange('post', '/credits', (body: { amount: number; note?: string }) => ({ body }), {
    done: 'Credits granted',
  })
