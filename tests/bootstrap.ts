import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { migrate } from '#app/shared/database/migrate'
import { checkEveryAnswer } from '#tests/functional/support/contract'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app), apiClient()]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => migrate(app)],
  teardown: [],
}

/** Functional tests talk to a real server, and each answer they get is checked against the OpenAPI document. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  checkEveryAnswer()
  suite.setup(() => testUtils.httpServer().start())
}
