import { Writable } from 'node:stream'
import { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import config from '#config/logger'
import { loggableError } from '#app/shared/loggable_error'
import { barePostgres, bareSqlite } from '#tests/contract/support/bare_database'
import { WITHOUT_POSTGRES } from '#tests/contract/support/test_sql'

const JANE = { address: 'jane.oakhurst@acme.com', name: 'Jane Oakhurst', phone: '+1 415 555 2671' }
const SECRETS = /jane|oakhurst|acme\.com|555/i

/** Returns the log line for an error thrown by `work`. */
async function logged(work: () => unknown): Promise<any> {
  try {
    await work()
  } catch (error) {
    return loggableError(error)
  }
  throw new Error('nothing was thrown')
}

test.group('logged errors', () => {
  for (const [engine, make, missing] of [
    ['SQLite', bareSqlite, undefined],
    ['PostgreSQL', barePostgres, WITHOUT_POSTGRES],
  ] as const)
    test(`logs no values of a failed statement: ${engine}`, async ({ assert }) => {
      const database = await make()
      try {
        const client = database.open()
        await client.schema.createTable('people', (table) => {
          table.string('address', 300).primary()
          table.string('name', 300)
          table.string('phone', 300)
        })
        const add = () => client.table('people').insert(JANE)
        await add()
        for (const work of [
          add,
          () =>
            client.rawQuery(
              'INSERT INTO people (address, name, phone) VALUES (?, ?, ?)',
              Object.values(JANE)
            ),
          () => client.from('nobody').where('address', JANE.address),
          () => client.from('people').where('address', JANE.address).update({ nothing: JANE.name }),
        ]) {
          const line = await logged(work)
          assert.notMatch(JSON.stringify(line), SECRETS)
          assert.isAbove(line.message.length, 10)
          assert.match(line.stack, /\n {4}at /)
          assert.isString(line.code)
        }
      } finally {
        await database.end()
      }
    }).skip(missing !== undefined, missing)

  test('the logger of the service removes addresses from errors', async ({ assert }) => {
    const lines: string[] = []
    const destination = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk))
        done()
      },
    })
    const { transport, ...settings } = config.loggers.app
    const logger = new Logger({ ...settings, level: 'error', destination })
    logger.error({ err: new Error(`no mailbox ${JANE.address}`), run_id: 'run_1' }, 'a run failed')
    logger.child({ route: '/v1/enrich' }).error({ err: new Error(JANE.phone) }, 'unexpected fault')
    assert.lengthOf(lines, 2)
    assert.notMatch(lines.join(), SECRETS)
    assert.containSubset(JSON.parse(lines[0]), { run_id: 'run_1', err: { message: 'no mailbox [e-mail]' } })
  })

  test('removes e-mail addresses and numbers from an error and its causes, and keeps the rest', async ({
    assert,
  }) => {
    const error = new TypeError(`no answer of <${JANE.address}> at ${JANE.phone}`, {
      cause: Object.assign(new Error(`550 ${JANE.address}: unknown`), {
        code: 'EENVELOPE',
        detail: JANE.name,
      }),
    })
    const line = await logged(() => {
      throw error
    })
    assert.deepInclude(line, { type: 'TypeError', message: 'no answer of <[e-mail]> at [number]' })
    assert.deepInclude(line.cause, { message: '550 [e-mail]: unknown', code: 'EENVELOPE' })
    assert.notMatch(JSON.stringify(line), SECRETS)
    const plain = new Error('the index of 2026-11-21 - segment 12 is broken at 10.0.0.1:5432')
    assert.equal((loggableError(plain) as any).message, plain.message)
  })
})
