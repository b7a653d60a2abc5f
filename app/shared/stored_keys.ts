import { randomBytes } from 'node:crypto'
import type { Sql } from '#domain/ports/sql'
import { fromNumber } from '#app/shared/database/codecs'
import { isWrappedBy, unwrapKey, wrapKey } from './wrapped_key.js'

/** Thrown when no APP_KEY decrypts a stored key. The message says how to continue. */
export class WrongAppKeyError extends Error {
  constructor() {
    super(
      'APP_KEY is not the key that encrypted the stored data. Set the former APP_KEY, or list it in APP_PREVIOUS_KEYS.'
    )
  }
}

export type StoredKey = { number: number; key: Buffer }

/**
 * Random keys in the table `data_keys`, encrypted with APP_KEY. They stay the same when APP_KEY
 * changes. Each purpose has its own keys, numbered from 1. The highest number is current.
 */
export class StoredKeys {
  /** @param appKeys APP_KEY, then the previous keys */
  constructor(private readonly appKeys: readonly string[]) {}

  /**
   * Returns the keys of a purpose, oldest first. Creates the first one. Throws WrongAppKeyError.
   */
  async all(sql: Sql, purpose: string): Promise<StoredKey[]> {
    const known = await this.#read(sql, purpose)
    if (known.length > 0) return known
    await this.#insert(sql, purpose, 1)
    return this.#read(sql, purpose)
  }

  /** Returns the current key of a purpose. Creates it on first use. */
  async current(sql: Sql, purpose: string): Promise<Buffer> {
    return (await this.all(sql, purpose)).at(-1)!.key
  }

  /** Adds a key, which becomes current. Returns its number. */
  async add(sql: Sql, purpose: string): Promise<number> {
    const number = (await this.all(sql, purpose)).at(-1)!.number + 1
    await this.#insert(sql, purpose, number)
    return number
  }

  /** Encrypts all keys with the current APP_KEY. Returns how many used a previous one. */
  async wrapAgain(sql: Sql): Promise<number> {
    let changed = 0
    for (const { purpose, number, wrapped } of await this.#outdated(sql)) {
      const key = unwrapKey(wrapped, this.appKeys)
      if (!key) throw new WrongAppKeyError()
      changed += await sql.run(
        'UPDATE data_keys SET wrapped = ? WHERE purpose = ? AND number = ? AND wrapped = ?',
        [wrapKey(key, this.appKeys[0]), purpose, Number(number), wrapped]
      )
    }
    return changed
  }

  /** Returns how many keys a previous APP_KEY encrypts. */
  async countOutdated(sql: Sql): Promise<number> {
    return (await this.#outdated(sql)).length
  }

  async #outdated(sql: Sql) {
    const rows = await sql.select<{ purpose: string; number: unknown; wrapped: string }>(
      'SELECT purpose, number, wrapped FROM data_keys ORDER BY purpose, number'
    )
    return rows.filter(({ wrapped }) => !isWrappedBy(wrapped, this.appKeys[0]))
  }

  async #insert(sql: Sql, purpose: string, number: number): Promise<void> {
    await sql.run(
      `INSERT INTO data_keys (purpose, number, wrapped, created_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (purpose, number) DO NOTHING`,
      [purpose, number, wrapKey(randomBytes(32), this.appKeys[0]), new Date().toISOString()]
    )
  }

  async #read(sql: Sql, purpose: string): Promise<StoredKey[]> {
    const rows = await sql.select<{ number: unknown; wrapped: string }>(
      'SELECT number, wrapped FROM data_keys WHERE purpose = ? ORDER BY number',
      [purpose]
    )
    return rows.map(({ number, wrapped }) => {
      const key = unwrapKey(wrapped, this.appKeys)
      if (!key) throw new WrongAppKeyError()
      return { number: fromNumber(number), key }
    })
  }
}
