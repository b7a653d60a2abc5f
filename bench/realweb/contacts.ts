import { createHash, randomBytes } from 'node:crypto'

/** Columns of a person whose labels data/ stores as hashes. */
const HIDDEN_COLUMNS = new Set(['email.work', 'email.personal', 'phone', 'custom.email', 'custom.phone'])
const HASHED = /^sha256:([0-9a-f]{16}):([0-9a-f]{64})$/
const ENCODED = 'base64:'
const MIN_DIGITS = 7

export const isHiddenColumn = (column: string): boolean => HIDDEN_COLUMNS.has(column)
export const isHashed = (form: string): boolean => HASHED.test(form)

/**
 * Returns the accepted e-mail addresses or telephone numbers of a label as salted hashes, without
 * repeats.
 */
export function hashedForms(column: string, accepted: readonly string[]): string[] {
  const plain = accepted.filter((form) => !isHashed(form)).flatMap((form) => labelKeys(column, form))
  return [...accepted.filter(isHashed), ...[...new Set(plain)].map((key) => hashOf(key))]
}

/** Whether a value is the e-mail address or telephone number of a plain or hashed label. */
export function sameContact(column: string, value: string, form: string): boolean {
  const keys = valueKeys(column, value)
  const [, salt] = HASHED.exec(form) ?? []
  if (salt !== undefined) return keys.some((key) => hashOf(key, salt) === form)
  const accepted = labelKeys(column, form)
  return keys.some((key) => accepted.includes(key))
}

/**
 * Returns a row as data/ stores it. The e-mail address is encoded, so that a text search does not
 * find it.
 */
export const encodedRow = (row: Record<string, unknown>): Record<string, unknown> =>
  typeof row.email === 'string' && !row.email.startsWith(ENCODED)
    ? { ...row, email: ENCODED + Buffer.from(row.email).toString('base64') }
    : row

/** Returns a row as a customer submits it. */
export const decodedRow = (row: Record<string, unknown>): Record<string, unknown> =>
  typeof row.email === 'string' && row.email.startsWith(ENCODED)
    ? { ...row, email: Buffer.from(row.email.slice(ENCODED.length), 'base64').toString() }
    : row

const hashOf = (key: string, salt = randomBytes(8).toString('hex')): string =>
  `sha256:${salt}:${createHash('sha256').update(`${salt}:${key}`).digest('hex')}`

const isPhone = (column: string): boolean => column.endsWith('phone')

/**
 * Returns the keys under which a label matches values. Numbers with at least nine digits match if
 * their last nine are equal. A value of eight digits matches the last eight digits of a longer
 * number. Shorter numbers must be equal.
 */
function labelKeys(column: string, form: string): string[] {
  if (!isPhone(column)) return [mailbox(form)]
  const number = digits(form)
  return number.length > 8 ? [number.slice(-9), `end:${number.slice(-8)}`] : [number]
}

function valueKeys(column: string, value: string): string[] {
  if (!isPhone(column)) return [mailbox(value)]
  const number = digits(value)
  if (number.length < MIN_DIGITS) return []
  if (number.length > 8) return [number.slice(-9), number.slice(-8)]
  return number.length === 8 ? [number, `end:${number}`] : [number]
}

const mailbox = (text: string): string =>
  text
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase()

const digits = (text: string): string => text.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '')
