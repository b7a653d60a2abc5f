import { defineConfig, stores } from '@adonisjs/session'
import { SESSION_HOURS } from '#domain/access/session_hours'

/** Sessions of the console. Stored in SQL, so that any process can end them. */
export default defineConfig({
  enabled: true,
  cookieName: 'console_session',
  age: `${SESSION_HOURS}h`,
  clearWithBrowser: true,
  cookie: { path: '/console', httpOnly: true, sameSite: 'strict' },
  store: 'database',
  stores: { database: stores.database({ tableName: 'console_sessions' }) },
})
