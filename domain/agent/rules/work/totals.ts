import type { Total } from '../findings.js'
import { asObject } from './calls.js'

/**
 * Reads a search's total. Without a total, returns the number of results, as a minimum if the limit
 * was reached.
 */
export function readTotal(total: unknown, found: number, limit: number): Total {
  const value = typeof total === 'number' ? total : asObject(total).value
  if (typeof value === 'number') return { value, relation: asObject(total).relation === 'gte' ? 'gte' : 'eq' }
  return { value: found, relation: found >= limit ? 'gte' : 'eq' }
}
