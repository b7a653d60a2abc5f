import { defineConfig } from '@adonisjs/core/app'
import { SERVICE_PROVIDERS } from '#start/service_providers'

/** Commands load services and routes only when they need them, because that takes two seconds. */
const SERVING: ('web' | 'test')[] = ['web', 'test']

export default defineConfig({
  directories: { commands: 'app/commands' },
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#start/suppression'),
    () => import('#start/ports'),
    ...[
      () => import('@adonisjs/session/session_provider'),
      () => import('@adonisjs/auth/auth_provider'),
      ...SERVICE_PROVIDERS,
      () => import('#start/tracing'),
    ].map((file) => ({ file, environment: SERVING })),
  ],
  preloads: [
    { file: () => import('#start/kernel'), environment: SERVING },
    { file: () => import('#start/routes'), environment: SERVING },
  ],
  tests: {
    suites: [{ name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'], timeout: 60_000 }],
    forceExit: false,
  },
  metaFiles: [
    { pattern: 'console/dist/**', reloadServer: false },
    { pattern: 'docs/site/dist/**', reloadServer: false },
    // The build compiles TypeScript and copies JSON. Other files that the service reads are listed here.
    { pattern: 'adapters/embedder/encoder/data/**', reloadServer: false },
    { pattern: 'adapters/embedder/word_pieces/data/**', reloadServer: false },
  ],
})
