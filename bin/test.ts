/**
 * Runs the suites that need the application: `npm run functional -- --files=...`. Uses a temporary
 * data folder. With DATABASE_URL, the suites use a new database on that PostgreSQL server instead
 * of SQLite. REDIS_URL and OPENSEARCH_URL set the engines of the queue and the index. Tests that
 * start processes use their own engines. OWN_PROCESSES=0 skips these tests, OWN_PROCESSES=only skips
 * the others. SHARD=1/2 runs half of the files. With DATABASE_URL, tests with the tag @any_engine
 * are skipped: what they test does not depend on an engine.
 */
import { randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { ownDatabase } from '#tests/support/own_database'
import { createIgnitor } from './ignitor.js'
import { keepFilesInMemory } from './memory_folder.js'
import { filesOfOtherShards } from './shard.js'

const FILES = 'tests/functional/**/*.spec.ts'
keepFilesInMemory()
const directory = mkdtempSync(join(tmpdir(), 'kith-test-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
// A new database, because rows of an earlier run refer to files in a deleted data folder.
const database = process.env.DATABASE_URL ? await ownDatabase(process.env.DATABASE_URL, 'functional') : null

Object.assign(process.env, {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  DATA_DIR: directory,
  DEMO: '0',
  // Embedding in the background would compete with the tests.
  ENCODER_MAX_PEOPLE: '0',
  // One loopback address belongs to the proxy, the others to clients.
  TRUST_PROXY: '127.0.0.1',
  ...(database && { DATABASE_URL: database.url }),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  // Unique, because several runs may share a cluster.
  OPENSEARCH_PREFIX: `test-${randomBytes(4).toString('hex')}-`,
})

createIgnitor()
  .testRunner()
  .configure(async (app) => {
    const { plugins, runnerHooks, configureSuite } = await import('#tests/bootstrap')
    processCLIArgs(process.argv.slice(2))
    configure({
      filters: { tags: database ? ['!@any_engine'] : [] },
      suites: app.rcFile.tests.suites,
      exclude: excluded(),
      forceExit: app.rcFile.tests.forceExit,
      plugins,
      configureSuite,
      setup: runnerHooks.setup,
      teardown: [...runnerHooks.teardown, () => app.terminate(), async () => database?.drop()],
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })

/** Returns the test files of other shards, and those that OWN_PROCESSES skips. */
function excluded(): string[] {
  const choice = process.env.OWN_PROCESSES
  const files = globSync(FILES)
  // Tests that start processes import this helper.
  const own = new Set(files.filter((file) => readFileSync(file, 'utf8').includes('support/child')))
  const skipped = files.filter(
    (file) => (choice === '0' && own.has(file)) || (choice === 'only' && !own.has(file))
  )
  return [...skipped, ...filesOfOtherShards(files.filter((file) => !skipped.includes(file)))]
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
