import { defineConfig } from '@adonisjs/core/http'

/** Request ids are set by the API's own middleware, which accepts no inbound value. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  router: { matcher: 'tree' },
})
