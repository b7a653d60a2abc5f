import type { Total } from '../findings.js'
import { asObject } from './calls.js'

/** How many there are: as a search counted them, else as many as it gave, at least where it gave as many as were asked for. */
export function readTotal(total: unknown, found: number, limit: number): Total {
  const value = typeof total === 'number' ? total : asObject(total).value
  if (typeof value === 'number') return { value, relation: asObject(total).relation === 'gte' ? 'gte' : 'eq' }
  return { value: found, relation: found >= limit ? 'gte' : 'eq' }
}
