import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import server from '@adonisjs/core/services/server'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { parseEgressAllow } from '#domain/evidence/egress'
import { Mailboxes } from '#domain/contacts/mailboxes'
import { SmtpMailboxes } from '#adapters/contacts/checks/smtp_mailboxes'
import { keepConnections } from '#app/shared/http/keep_connections'
import { migrate } from '#app/shared/database/migrate'
import { checkEveryAnswer } from '#tests/functional/support/contract'
import { rememberPasswords } from '#tests/functional/support/known_passwords'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app), apiClient()]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => migrate(app)],
  teardown: [],
}

/**
 * Functional tests call a real server; every response is validated against the OpenAPI document.
 */
export const configureSuite: Config['configureSuite'] = (suite) => {
  checkEveryAnswer()
  suite.setup(() => rememberPasswords())
  suite.setup(() => askNoRealNameServer())
  suite.setup(async () => {
    const close = await testUtils.httpServer().start()
    keepConnections(server.getNodeServer() as Server)
    return close
  })
}

/** Mail checks use a name server address where nothing listens, unless a test brings its own. */
function askNoRealNameServer(): void {
  const mailboxes = new SmtpMailboxes({
    egress: parseEgressAllow(undefined),
    helo: 'tests.invalid',
    inventLocal: () => 'nobody',
    nameServers: ['127.0.0.1:9'],
    dnsMs: 100,
  })
  app.container.singleton(Mailboxes, () => mailboxes)
}
