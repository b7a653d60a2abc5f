/**
 * Serves the canned responses of ROUTES on PORT with AdonisJS, each from a controller that does
 * nothing else. MIDDLEWARE=defaults adds the middleware of the API starter.
 */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { defineConfig as bodyparserConfig } from '@adonisjs/core/bodyparser'
import { defineConfig as encryptionConfig, drivers as ciphers } from '@adonisjs/core/encryption'
import { defineConfig as hashConfig, drivers as hashes } from '@adonisjs/core/hash'
import { defineConfig as httpConfig } from '@adonisjs/core/http'
import { defineConfig as loggerConfig } from '@adonisjs/core/logger'
import { defineConfig as authConfig } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { Canned } from './shapes.js'

const ROOT = new URL('./', import.meta.url)
const isDefaults = process.env.MIDDLEWARE === 'defaults'

new Ignitor(ROOT, { importer: (path) => import(path) })
  .tap((app) => {
    app.rcContents({
      providers: [
        () => import('@adonisjs/core/providers/app_provider'),
        () => import('@adonisjs/core/providers/hash_provider'),
        ...(isDefaults ? [() => import('@adonisjs/auth/auth_provider')] : []),
      ],
    })
    app.useConfig({
      app: { http: httpConfig({ generateRequestId: isDefaults }) },
      auth: authConfig({ default: 'none', guards: { none: () => ({}) as never } }),
      bodyparser: bodyparserConfig({}),
      encryption: encryptionConfig({
        default: 'gcm',
        list: { gcm: ciphers.aes256gcm({ id: 'gcm', keys: ['k'.repeat(32)] }) },
      }),
      hash: hashConfig({ default: 'scrypt', list: { scrypt: hashes.scrypt({}) } }),
      logger: loggerConfig({ default: 'app', loggers: { app: { enabled: true, level: 'info' } } }),
    })
    app.starting(async () => {
      const { default: router } = await import('@adonisjs/core/services/router')
      const { default: server } = await import('@adonisjs/core/services/server')
      server.use(
        isDefaults ? [() => import('./starter/force_json.js'), () => import('./starter/bind_context.js')] : []
      )
      router.use(
        isDefaults
          ? [
              () => import('@adonisjs/core/bodyparser_middleware'),
              () => import('@adonisjs/auth/initialize_auth_middleware'),
            ]
          : []
      )
      router.get('/health', () => ({ status: 'ok' }))
      for (const canned of JSON.parse(process.env.ROUTES!) as Canned[])
        router.route(canned.path, [canned.method], [controllerOf(canned), 'handle'])
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .httpServer()
  .start()

function controllerOf({ status, body }: Canned) {
  return class {
    handle({ response }: HttpContext) {
      response.status(status)
      return body
    }
  }
}
