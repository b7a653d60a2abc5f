import { defineConfig } from '@playwright/test'
import { chromiumPath } from './support/chromium.js'

/**
 * Tests the console in a real browser, with the real API on SQLite and demo data. Tests share one
 * service, so they run one at a time.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './support/service.ts',
  reporter: './support/reporter.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
