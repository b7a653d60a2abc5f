import { defineConfig, stores } from '@adonisjs/session'

/** Sessions of the console alone: the API knows none. Kept in SQL, so that they end wherever they are ended. */
export default defineConfig({
  enabled: true,
  cookieName: 'console_session',
  age: '12h',
  clearWithBrowser: true,
  cookie: { path: '/console', httpOnly: true, sameSite: 'strict' },
  store: 'database',
  stores: { database: stores.database({ tableName: 'console_sessions' }) },
})
