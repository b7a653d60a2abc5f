import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const ROOT = new URL('../', import.meta.url)

/** The application, wired but not started; every entry point in bin/ begins here. */
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
        // What a request that was cut off still waits for, as a connection of the closed pool, would keep a server alive.
        if (app.getEnvironment() === 'web') process.exit()
      })
  })
}
