/**
 * Converts values to and from SQL, in the same way on SQLite and PostgreSQL. Times are ISO 8601 UTC
 * text with milliseconds, which sorts as text. JSON is stored as text.
 */

export const toJson = (value: unknown): string => JSON.stringify(value)
export const fromJson = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T

/** PostgreSQL returns bigint, decimal and count as strings, SQLite as numbers. */
export const fromNumber = (value: unknown): number => Number(value)
export const fromBoolean = (value: unknown): boolean => value === true || value === 1 || value === '1'
export const toTime = (date: Date): string => date.toISOString()

/** Whether a write failed because a unique value was taken. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}
