/**
 * Runs the suites that need the application, on a data folder of their own: `npm run functional -- --files=...`.
 * DATABASE_URL names a PostgreSQL database to run them on instead of SQLite; REDIS_URL and OPENSEARCH_URL the queue's and index's engine.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { createIgnitor } from './ignitor.js'

const directory = mkdtempSync(join(tmpdir(), 'kith-test-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))

Object.assign(process.env, {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  DATA_DIR: directory,
  DEMO: '0',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  // Of this run alone: several may share a cluster.
  OPENSEARCH_PREFIX: `test-${randomBytes(4).toString('hex')}-`,
})

createIgnitor()
  .testRunner()
  .configure(async (app) => {
    const { plugins, runnerHooks, configureSuite } = await import('#tests/bootstrap')
    processCLIArgs(process.argv.slice(2))
    configure({
      suites: app.rcFile.tests.suites,
      forceExit: app.rcFile.tests.forceExit,
      plugins,
      configureSuite,
      setup: runnerHooks.setup,
      teardown: [...runnerHooks.teardown, () => app.terminate()],
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })

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
