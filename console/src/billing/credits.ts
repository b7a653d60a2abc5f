import { type Data, type Query, useChange, useRead } from '../api/workspace'
import type { Period } from '../shared/periods'

export type LedgerLine = Data<'/credits'>['lines'][number]

/** The ledger filters in the page's address. */
export type LedgerFilters = Omit<Query<'/credits'>, 'days' | 'limit'> & { days?: Period }

export const queryOf = ({ days, ...filters }: LedgerFilters): Query<'/credits'> => ({
  ...filters,
  ...(days ? { days: Number(days) } : {}),
})

/** Reads the balance and the ledger of the workspace. */
export const useCredits = (filters: LedgerFilters = {}) => useRead('/credits', { query: queryOf(filters) })

export const useGrantCredits = () =>
  useChange('post', '/credits', (body: { amount: number; note?: string }) => ({ body }), {
    done: 'Credits granted',
  })
