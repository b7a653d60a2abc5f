/** Runs the suites that need the application: functional and reliability. `npm run functional -- --files=...`. */
process.env.NODE_ENV = 'test'

import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { createIgnitor } from './ignitor.js'

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
