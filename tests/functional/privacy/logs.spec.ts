import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { EVERY_SCOPE_NAME } from '#domain/access/scopes'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'
import { eventually } from '#tests/contract/support/queue'

const NAME = 'Thora Quillfeather'
const SLUG = 'thora-quillfeather-58'
const PROFILE = `https://www.linkedin.com/in/${SLUG}`
const EMAIL = 'thora@lanternmoth.example'
const PHONE = '+4722951749'
const WORDS = [NAME, 'quillfeather', EMAIL, '22951749']
const PERSON = {
  ...{ name: NAME, title: 'Glassblower', company: 'Lanternmoth', city: 'Oslo', country: 'Norway' },
  ...{ pronet_url: PROFILE, emails: [EMAIL], phones: [PHONE], summary: `${NAME} blows glass.` },
}
const json = { 'content-type': 'application/json' }

/** Renames a table, so that everything that needs it fails until `back` is called. */
function take(directory: string, table: string): { back: () => void } {
  const rename = (from: string, to: string) => {
    const database = new Database(join(directory, 'kith.sqlite3'), { timeout: 10_000 })
    database.pragma('foreign_keys = OFF')
    database.pragma('legacy_alter_table = ON')
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`)
    database.close()
  }
  rename(table, `${table}_away`)
  return { back: () => rename(`${table}_away`, table) }
}

/** Ends all leases, as if a failed attempt were long ago. */
function endLeases(directory: string): void {
  const database = new Database(join(directory, 'kith.sqlite3'), { timeout: 10_000 })
  database.exec('UPDATE privacy_requests SET lease_until = NULL')
  database.close()
}

/** Returns the files of a folder that contain one of the texts, in any case. */
const filesWith = (folder: string, texts: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name)
    if (!statSync(path).isFile()) return false
    const content = readFileSync(path).toString('latin1').toLowerCase()
    return texts.some((text) => content.includes(text.toLowerCase()))
  })

test.group('the log and the files of a service that erased a person', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.each.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })

  // Level `trace` includes everything that `debug` and `info` would log.
  test('name the person nowhere, whatever was asked and whatever failed', async ({ assert, cleanup }) => {
    const env = { DATA_DIR: join(folder.directory, 'data'), LOG_LEVEL: 'trace' }
    const file = join(folder.directory, 'people.jsonl')
    writeFileSync(file, `${JSON.stringify(PERSON)}\n{"name": 7, "emails": ["${EMAIL}"]}\n`)
    const imported = await ace(['people:import', file], env)
    await ace(['workspace:create', 'Acme', '--plan=scale', '--credits=100000'], env)
    const made = await ace(
      ['key:create', '--workspace=acme', `--scopes=${EVERY_SCOPE_NAME.join()}`, '--json'],
      env
    )
    const { key } = JSON.parse(made.out)
    const service = await serve({
      ...env,
      // Nothing listens at these addresses, so the errors of connections are logged.
      EVIDENCE_PROXY: 'http://127.0.0.1:1',
      ...{ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'any' },
    })
    cleanup(() => kill(service.child))
    const call = async (path: string, body?: object | string) => {
      const response = await fetch(service.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : json) },
        body: typeof body === 'object' ? JSON.stringify(body) : body,
      })
      return { status: response.status, text: await response.text() }
    }
    const ask = async () => {
      const asked = encodeURIComponent(PROFILE)
      return [
        await call('/v1/search', { query: NAME, type: 'instant' }),
        await call('/v1/search', { query: `${NAME} at Lanternmoth`, type: 'auto' }),
        await call(`/v1/pronet/profile?url=${asked}`),
        await call('/v1/people/lookup', { email: EMAIL }),
        await call('/v1/people/similar', { profile_url: PROFILE }),
        await call('/v1/person', { identifier: { pronet_url: PROFILE } }),
        await call('/v1/enrich', { pronet_url: PROFILE, fields: ['work_email', 'phone'] }),
        await call('/v1/agent', { task: `Who is ${NAME}, ${EMAIL}?` }),
        await call('/v1/datasets', {
          entity: { type: 'person' },
          rows: [{ name: NAME, company: 'Lanternmoth' }],
          columns: [{ key: 'title' }],
        }),
        await call('/v1/search', `{"query": "${NAME}", "emails": "${EMAIL}`),
        await call('/v1/sets', { search: { query: `people named ${NAME}`, count: 2 } }),
      ]
    }
    const shown = await ask()
    assert.isTrue(shown.some(({ text }) => text.includes(SLUG)))
    assert.isNotEmpty(filesWith(env.DATA_DIR, WORDS))

    for (const table of ['person_records', 'person_keys', 'runs', 'datasets', 'sets']) {
      const restored = take(env.DATA_DIR, table)
      await ask()
      restored.back()
    }

    // The erasure fails first, and is continued.
    const { back } = take(env.DATA_DIR, 'set_items')
    const erasure = await call('/v1/privacy/requests', { person: { profile_url: PROFILE }, confirm: true })
    assert.equal(erasure.status, 202, erasure.text)
    const failed = () => service.logged().includes('could not erase a person')
    await eventually('the erasure fails', async () => failed(), 30_000)
    back()
    endLeases(env.DATA_DIR)
    const { id } = JSON.parse(erasure.text).data
    let done = ''
    await eventually(
      'the erasure is completed',
      async () => (done = (await call(`/v1/privacy/requests/${id}`)).text).includes('"completed"'),
      60_000
    )
    assert.notInclude(done, 'uillfeather')
    const compacted = await ace(['privacy:compact'], env)
    await kill(service.child, 'SIGTERM')
    const log = service.printed()
    assert.include(log, 'unexpected error')
    assert.deepEqual(filesWith(env.DATA_DIR, WORDS), [])
    for (const word of WORDS)
      for (const printed of [log, imported.out + imported.err, compacted.out + compacted.err])
        assert.isFalse(printed.toLowerCase().includes(word.toLowerCase()), `${word} is in\n${printed}`)
  }).timeout(300_000)
})
