import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Explains how to back up an installation with PostgreSQL. */
export function postgresCommands(dataDir: string): string {
  const folders = ['archive', 'codehost', 'secrets'].filter((name) => existsSync(join(dataDir, name)))
  return [
    'The data is in PostgreSQL (DATABASE_URL), so backup:create cannot copy it. Back up the database first, then the files in DATA_DIR:',
    '  pg_dump --format=custom --file=kith.dump "$DATABASE_URL"',
    `  tar -C ${dataDir} -cf kith-files.tar ${folders.join(' ')}`,
    'Do not run evidence:collect between the two commands. docs/operations-runbook.md explains how to restore them.',
  ].join('\n')
}
