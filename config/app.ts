import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'

/** Request ids are set by the API's own middleware, which accepts no inbound value. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: env.get('TRUST_PROXY'),
  router: { matcher: 'tree' },
})
