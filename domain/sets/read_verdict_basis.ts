import { isErasedText, isReading } from '#domain/datasets/read_basis'
import { isObject } from '#domain/is_object'
import type { VerdictBasis } from './verdict_basis.js'

/**
 * Returns a stored basis. Null if an erasure damaged it: the verdicts then cannot be re-derived.
 */
export function readVerdictBasis(json: string): VerdictBasis | null {
  if (isErasedText(json)) return null
  const basis: unknown = JSON.parse(json)
  if (!isReading(basis) || !isObject(basis.row) || !Array.isArray(basis.criteria)) return null
  const { employers } = basis
  return Array.isArray(employers) && employers.every(isEmployer) ? (basis as VerdictBasis) : null
}

const isEmployer = (employer: unknown): boolean =>
  isObject(employer) && isObject(employer.row) && isReading({ ...employer, now: '' })
