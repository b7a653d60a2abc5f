import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const ROOT = new URL('../', import.meta.url)

/** Creates the application without starting it. Every entry point in bin/ uses this. */
export function createIgnitor(): Ignitor {
  return new Ignitor(ROOT, {
    importer: (path) => (path.startsWith('.') ? import(new URL(path, ROOT).href) : import(path)),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      app.listen(signal, async () => {
        await app.terminate()
        // An aborted request may still wait for the closed pool and would keep the server alive.
        if (app.getEnvironment() === 'web') process.exit()
      })
  })
}
