import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DuckdbCodehostArchive } from '#adapters/codehost/archive/duckdb_codehost_archive'
import { AccountStore } from '#app/codehost/account_store'
import { CodehostPersonalData } from '#app/codehost/personal_data'
import type { Cipher } from '#app/shared/cipher'
import { SuppressionStore } from '#app/suppression/suppression_store'
import { DATABASES, imported } from './archive_support.js'

const AS_OF = '2024-12-01'
const plain: Cipher = { encrypt: (value) => value, decrypt: <T>(value: string) => value as T }
const push = (id: number, login: string) => ({
  type: 'PushEvent',
  actor: { id, login },
  repo: { id: 1, name: 'quill/mills' },
  payload: { size: 3 },
  public: true,
  created_at: '2024-03-05T01:00:00Z',
})

for (const { name, open, missing } of DATABASES)
  test(`activity of an erased login leaves the index, and no rebuild returns it: ${name}`, async ({
    assert,
    cleanup,
  }) => {
    const directory = mkdtempSync(join(tmpdir(), 'accounts-'))
    const { sql, end } = await open()
    const archive = new DuckdbCodehostArchive({ directory: join(directory, 'codehost'), sql, threads: 1 })
    cleanup(async () => {
      await archive.close()
      await end()
      rmSync(directory, { recursive: true })
    })
    const file = join(directory, '2024-03-05-1.json')
    const events = [push(7, 'NoraQuill'), push(8, 'adabyrne')]
    writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''))
    await imported(archive, [file])
    const list = new SuppressionStore(sql, plain)
    const store = new AccountStore(sql, archive, list)
    await store.prepare(AS_OF)
    const logins = async () => (await Array.fromAsync(store.all())).map(({ login }) => login)
    assert.sameMembers(await logins(), ['NoraQuill', 'adabyrne'])

    const identifiers = [{ kind: 'profile' as const, value: 'codehost:noraquill' }]
    await list.add({ id: 'prv_1', scope: 'all', identifiers })
    const personal = new CodehostPersonalData(sql, store.profiles)
    const person = { personIds: [], recordKeys: [], identifiers, names: [] }
    assert.deepEqual(await personal.find(person), [])
    await personal.erase(person)

    assert.deepEqual(await logins(), ['adabyrne'])
    assert.deepEqual(
      (await store.getMany([7, 8])).map((account) => account?.login ?? null),
      [null, 'adabyrne']
    )
    const changes = await store.changesSince(0, 10)
    assert.deepEqual(
      changes.map(({ id, op, account }) => ({ id, op, account })),
      [{ id: '7', op: 'delete', account: null }]
    )
  })
    .timeout(60_000)
    .skip(Boolean(missing), missing)
