import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  directories: { commands: 'app/commands' },
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('#start/suppression'),
    () => import('#start/ports'),
    () => import('#start/services'),
    () => import('#start/webhooks'),
    () => import('#start/monitors'),
    () => import('#start/connections'),
    () => import('#start/agent'),
    () => import('#start/mcp'),
    () => import('#start/privacy'),
    () => import('#start/telemetry'),
    () => import('#start/tracing'),
  ],
  preloads: [
    { file: () => import('#start/kernel'), environment: ['web', 'test', 'console'] },
    { file: () => import('#start/routes'), environment: ['web', 'test', 'console'] },
  ],
  tests: {
    suites: [{ name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'], timeout: 60_000 }],
    forceExit: false,
  },
  metaFiles: [
    { pattern: 'console/dist/**', reloadServer: false },
    { pattern: 'docs/site/dist/**', reloadServer: false },
  ],
})
