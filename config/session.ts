import { defineConfig, stores } from '@adonisjs/session'

/** Sessions of the console. Stored in SQL, so that any process can end them. */
export default defineConfig({
  enabled: true,
  cookieName: 'console_session',
  age: '12h',
  clearWithBrowser: true,
  cookie: { path: '/console', httpOnly: true, sameSite: 'strict' },
  store: 'database',
  stores: { database: stores.database({ tableName: 'console_sessions' }) },
})
