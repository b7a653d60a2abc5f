import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckdbCodehostArchive } from '#adapters/codehost/archive/duckdb_codehost_archive'
import type { ArchiveFileOutcome, CodehostArchive, FoldedAccount } from '#domain/codehost/archive'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import type { PlainAccount } from './plain_fold.js'

/**
 * Databases for the archive's tables. `missing` is the reason why the tests on a database are
 * skipped.
 */
export const DATABASES = [
  { name: 'SQLite', open: sqliteTestSql, missing: undefined },
  { name: 'PostgreSQL', open: postgresTestSql, missing: WITHOUT_POSTGRES },
]

export type TestArchive = { archive: DuckdbCodehostArchive; directory: string; end: () => Promise<void> }

/** Creates an archive in its own folder and database. */
export async function testArchive(open = sqliteTestSql, threads = 2): Promise<TestArchive> {
  const directory = await mkdtemp(join(tmpdir(), 'codehost-'))
  const { sql, end } = await open()
  const archive = new DuckdbCodehostArchive({ directory: join(directory, 'codehost'), sql, threads })
  return {
    archive,
    directory,
    end: async () => {
      await archive.close()
      await end()
      await rm(directory, { recursive: true })
    },
  }
}

export async function imported(archive: CodehostArchive, files: string[]): Promise<ArchiveFileOutcome[]> {
  return Array.fromAsync(archive.importFiles(files))
}

export async function folded(archive: CodehostArchive, asOf: string): Promise<FoldedAccount[]> {
  await archive.fold(asOf)
  return Array.fromAsync(archive.accounts())
}

/**
 * Brings the accounts of both implementations into one form and order. The negative ids made from
 * logins become null.
 */
export function comparable(accounts: (FoldedAccount | PlainAccount)[]) {
  return accounts
    .map((account) => ({ ...account, id: account.id !== null && account.id > 0 ? account.id : null }))
    .sort((a, b) => (a.id ?? 0) - (b.id ?? 0) || (a.login < b.login ? -1 : 1))
}
