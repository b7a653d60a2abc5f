import { hash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { validationFailed } from '#domain/errors'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'

export type TwoFactorState = { is_on: boolean; since: string | null; recovery_codes_left: number }
/** The secret in base32, and the address that authenticator apps read from a QR code. */
export type Enrolment = { secret: string; uri: string }

const PURPOSE = 'totp secret'
const STEP_SECONDS = 30
/** The codes of the previous and the next step count too, because clocks differ. */
const WINDOW = 1
const RECOVERY_CODES = 10

/** The second factor of console users: time-based codes (RFC 6238) and single-use recovery codes. */
export class TwoFactor {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: Cipher
  ) {}

  async state(userId: string): Promise<TwoFactorState> {
    const [row] = await this.sql.select<{ confirmed_at: string | null }>(
      'SELECT confirmed_at FROM user_totp WHERE user_id = ?',
      [userId]
    )
    const [codes] = await this.sql.select<{ left: unknown }>(
      'SELECT count(*) AS "left" FROM user_recovery_codes WHERE user_id = ? AND used_at IS NULL',
      [userId]
    )
    const since = row?.confirmed_at ?? null
    return { is_on: since !== null, since, recovery_codes_left: Number(codes.left) }
  }

  async isOn(userId: string): Promise<boolean> {
    return (await this.state(userId)).is_on
  }

  /**
   * Makes a new secret, which works after `confirm`. Throws `validation_failed` if the second factor
   * is on.
   */
  async begin(user: { id: string; email: string }, issuer: string, now: Date): Promise<Enrolment> {
    const secret = new Secret({ size: 20 })
    const sealed = this.cipher.encrypt(secret.base32, { purpose: PURPOSE })
    const written = await this.sql.run(
      `INSERT INTO user_totp (user_id, secret, created_at) VALUES (?, ?, ?)
       ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       WHERE user_totp.confirmed_at IS NULL`,
      [user.id, sealed, now.toISOString()]
    )
    if (written === 0) throw validationFailed({ two_factor: ['is on already'] })
    return { secret: secret.base32, uri: totpOf(secret.base32, issuer, user.email).toString() }
  }

  /**
   * Turns the second factor on with a code of the new secret. Returns recovery codes, of which only
   * hashes are stored. Throws `validation_failed` for a wrong code.
   */
  confirm(userId: string, code: string, now: Date): Promise<string[]> {
    return this.sql.transaction(async (tx) => {
      if (!(await this.#acceptTotp(tx, userId, code, now, 'confirmed_at IS NULL')))
        throw validationFailed({ code: ['is wrong or has expired'] })
      await tx.run('UPDATE user_totp SET confirmed_at = ? WHERE user_id = ?', [now.toISOString(), userId])
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
      await tx.run('DELETE FROM user_recovery_codes WHERE user_id = ?', [userId])
      for (const each of codes)
        await tx.run('INSERT INTO user_recovery_codes (user_id, hash) VALUES (?, ?)', [userId, hashOf(each)])
      return codes
    })
  }

  /**
   * Returns whether a code of the app or a recovery code is valid and unused, and marks it as used.
   */
  accept(userId: string, code: string, now: Date): Promise<boolean> {
    return this.sql.transaction(
      async (tx) =>
        (await this.#acceptTotp(tx, userId, code, now, 'confirmed_at IS NOT NULL')) ||
        (await tx.run(
          'UPDATE user_recovery_codes SET used_at = ? WHERE user_id = ? AND hash = ? AND used_at IS NULL',
          [now.toISOString(), userId, hashOf(code)]
        )) > 0
    )
  }

  /** Turns the second factor off. Returns false if it was off. */
  remove(userId: string): Promise<boolean> {
    return this.sql.transaction((tx) => removeTwoFactor(tx, userId))
  }

  async #acceptTotp(
    tx: SqlTransaction,
    userId: string,
    code: string,
    now: Date,
    condition: string
  ): Promise<boolean> {
    const token = appCode(code)
    if (token === null) return false
    const [row] = await tx.select<{ secret: string }>(
      `SELECT secret FROM user_totp WHERE user_id = ? AND ${condition}`,
      [userId]
    )
    if (!row) return false
    const secret = this.cipher.decrypt<string>(row.secret, PURPOSE)
    if (secret === null) throw new Error('cannot decrypt a second factor: APP_KEY has changed')
    const delta = totpOf(secret).validate({ token, window: WINDOW, timestamp: now.getTime() })
    if (delta === null) return false
    const step = Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta
    // If two requests send the same code, only one of them changes the row.
    const used = await tx.run('UPDATE user_totp SET last_step = ? WHERE user_id = ? AND last_step < ?', [
      step,
      userId,
      step,
    ])
    return used > 0
  }
}

/** Returns the six digits of an authenticator app's code, or null for any other text. */
export function appCode(given: string): string | null {
  // Some keyboards type full-width digits.
  const code = given.normalize('NFKC').replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}

/** Turns a user's second factor off. Returns false if it was off. */
export async function removeTwoFactor(tx: SqlTransaction, userId: string): Promise<boolean> {
  await tx.run('DELETE FROM user_recovery_codes WHERE user_id = ?', [userId])
  return (await tx.run('DELETE FROM user_totp WHERE user_id = ?', [userId])) > 0
}

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS })

/** Returns 80 random bits in base32, such as `k3vq-2m7c-…`. */
const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
    .toLowerCase()
    .match(/.{4}/g)!
    .join('-')

const hashOf = (code: string): string => hash('sha256', code.toLowerCase().replace(/[^a-z2-7]/g, ''), 'hex')
