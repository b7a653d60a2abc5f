import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'

/** The API's own middleware sets request ids and accepts no inbound value. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: env.get('TRUST_PROXY'),
  router: { matcher: 'tree' },
})
