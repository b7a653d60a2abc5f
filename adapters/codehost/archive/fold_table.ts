import type { ArchiveFold } from '#domain/codehost/archive'
import type { Sql } from '#domain/ports/sql'

type Row = { version: string; as_of: string; accounts: unknown; built_at: string; state: string }

/** Records which fold of the archive is current. */
export class FoldTable {
  constructor(private readonly sql: Sql) {}

  /** Returns the latest fold with the archive state it was built from. */
  async current(): Promise<(ArchiveFold & { state: string }) | null> {
    const rows = await this.sql.select<Row>(
      'SELECT * FROM codehost_folds ORDER BY built_at DESC, version DESC LIMIT 1'
    )
    if (!rows.length) return null
    const { version, as_of, accounts, built_at, state } = rows[0]
    return { version, asOf: as_of, accounts: Number(accounts), builtAt: built_at, state }
  }

  async add({ version, asOf, accounts, builtAt, state }: ArchiveFold & { state: string }): Promise<void> {
    await this.sql.run(
      'INSERT INTO codehost_folds (version, as_of, state, accounts, built_at) VALUES (?, ?, ?, ?, ?)',
      [version, asOf, state, accounts, builtAt]
    )
  }

  /**
   * Deletes all folds but the last two, which readers may still use. Returns the versions of the
   * two that stay.
   */
  async forgetOld(): Promise<Set<string>> {
    const rows = await this.sql.select<{ version: string }>(
      'SELECT version FROM codehost_folds ORDER BY built_at DESC, version DESC'
    )
    for (const { version } of rows.slice(2))
      await this.sql.run('DELETE FROM codehost_folds WHERE version = ?', [version])
    return new Set(rows.slice(0, 2).map((row) => row.version))
  }
}
