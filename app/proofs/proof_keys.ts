import { publicKeyOf } from '#domain/proofs/statement'
import type { Sql } from '#domain/ports/sql'
import type { StoredKeys } from '#app/shared/stored_keys'

const PURPOSE = 'proofs'

/** The keys that sign proofs, as `StoredKeys` keeps them. `keys:rotate` adds a new one. */
export class ProofKeys {
  constructor(
    private readonly keys: StoredKeys,
    private readonly sql: Sql
  ) {}

  current(): Promise<Buffer> {
    return this.keys.current(this.sql, PURPOSE)
  }

  /** Returns the public keys, newest first. Former keys still verify older bundles. */
  async published(): Promise<string[]> {
    return (await this.keys.all(this.sql, PURPOSE)).map(({ key }) => publicKeyOf(key)).reverse()
  }

  rotate(): Promise<number> {
    return this.keys.add(this.sql, PURPOSE)
  }
}
