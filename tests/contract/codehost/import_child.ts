/** Imports archive files until a test kills it: `import_child.ts DIRECTORY SQLITE_FILE FILE...`. */
import { DuckdbCodehostArchive } from '#adapters/codehost/archive/duckdb_codehost_archive'
import { TestSqlite } from '../support/test_sqlite.js'

const [directory, database, ...files] = process.argv.slice(2)
const sql = new TestSqlite(database)
const archive = new DuckdbCodehostArchive({ directory, sql, threads: 2 })
process.stdout.write('started\n')
for await (const { file } of archive.importFiles(files)) process.stdout.write(`${file}\n`)
await archive.close()
sql.close()
