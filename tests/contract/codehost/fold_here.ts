import { join } from 'node:path'
import { DuckdbSession } from '#adapters/codehost/archive/duckdb/session'
import { foldAccounts } from '#adapters/codehost/archive/fold_accounts'
import { PartFolder } from '#adapters/codehost/archive/part_folder'
import { readArchiveFile } from '#adapters/codehost/archive/read/read_file'
import { Staging } from '#adapters/codehost/archive/staging'
import type { FoldedAccount } from '#domain/codehost/archive'

/** Folds files on this thread without a database. */
export async function foldHere(
  directory: string,
  paths: readonly string[],
  asOf: string
): Promise<FoldedAccount[]> {
  const session = await DuckdbSession.open({ spill: join(directory, 'spill'), memoryMegabytes: 256 })
  try {
    const folder = new PartFolder(join(directory, 'parts'))
    const names: string[] = []
    for (const path of paths) {
      const staging = new Staging(join(directory, 'staging'))
      const summary = await readArchiveFile(path, staging.files, () => {})
      names.push(...(await staging.write(session, folder, summary)).map(({ name }) => name))
      await staging.remove()
    }
    if (!names.length) return []
    const file = join(directory, `accounts-${names[0]}.parquet`)
    await foldAccounts(session, folder, names, asOf, file)
    const accounts: FoldedAccount[] = []
    for await (const text of session.texts('SELECT account FROM accounts')) accounts.push(JSON.parse(text))
    return accounts
  } finally {
    session.close()
  }
}
