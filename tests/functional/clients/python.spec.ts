/** Runs the tests of the Python client, each as a test of this group, against this service. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { formatSecret, signedHeaders } from '#domain/webhooks/signature'
import { customer } from '#tests/functional/datasets/fixture'
import { NADIA } from '#tests/functional/profiles/fixture'
import { QUERY } from '#tests/functional/sets/fixture'
import { clientDocument, exportedDocument } from '../../../bin/clients/document.js'
import { hasPython, pythonEnvironment } from '../../../bin/clients/python_environment.js'
import { pythonModels } from '../../../bin/clients/python_models.js'
import { ANSWER, BASE_URL, clientWorld, ENDLESS } from './world.js'

const FOLDER = app.makePath('clients/python')
const TESTS = readFileSync(join(FOLDER, 'tests/test_client.py'), 'utf8')
const TITLES = [...TESTS.matchAll(/def test_\w+\(self\):\n +"""(.+)"""/g)].map(([, title]) => title)
const isSkipped = !(await hasPython())
const REASON = 'Python 3.10 with venv was not found'

test.group('Python client', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  group.tap((one) => one.timeout(300_000).skip(isSkipped, REASON))
  clientWorld(group)
  let results: Promise<Map<string, string | null>> | undefined

  for (const title of TITLES)
    test(title, async ({ assert }) => {
      results ??= runTests()
      const error = (await results).get(title)
      assert.notStrictEqual(error, undefined, 'the test did not run')
      assert.isNull(error, error ?? '')
    })

  test('its types are those that the generator makes of the OpenAPI document', async ({ assert }) => {
    const models = await pythonModels(clientDocument(exportedDocument()))
    assert.equal(readFileSync(join(FOLDER, 'src/kith/_generated/models.py'), 'utf8'), models)
  })
})

/** Returns the error of each test by its title, or null. */
async function runTests(): Promise<Map<string, string | null>> {
  const python = join(await pythonEnvironment(), 'python')
  const { secret: apiKey } = await customer()
  const webhook = signedWebhook()
  const world = {
    query: QUERY,
    pronet_url: NADIA.pronet,
    task: 'Find somebody who can weld',
    answer: ANSWER,
    endless: ENDLESS,
    webhook,
  }
  const child = spawn(python, ['run.py'], {
    cwd: join(FOLDER, 'tests'),
    env: {
      PATH: process.env.PATH,
      PYTHONPATH: join(FOLDER, 'src'),
      PYTHONDONTWRITEBYTECODE: '1',
      KITH_BASE_URL: BASE_URL(),
      KITH_API_KEY: apiKey,
      KITH_TEST_WORLD: JSON.stringify(world),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, complaints] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(complaints)
  const lines = output.trim().split('\n')
  return new Map(lines.map((line) => JSON.parse(line)).map(({ title, error }) => [title, error]))
}

function signedWebhook() {
  const secret = formatSecret(randomBytes(32))
  const body = JSON.stringify({ type: 'set.idle', timestamp: new Date().toISOString(), data: {} })
  const headers = signedHeaders({ id: 'evt_1', body }, [{ secret, until: null }], new Date())
  return { secret, body, headers }
}
