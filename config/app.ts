import { defineConfig } from '@adonisjs/core/http'
import { answerBadUrl } from '#app/shared/http/bad_url'
import env from '#start/env'

/** The API's middleware sets request ids and accepts none from callers. */
export const http = defineConfig({
  generateRequestId: false,
  allowMethodSpoofing: false,
  onBadUrl: answerBadUrl,
  useAsyncLocalStorage: false,
  trustProxy: env.get('TRUST_PROXY'),
  router: { matcher: 'tree' },
})
