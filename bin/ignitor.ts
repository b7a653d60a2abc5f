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
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
}
