import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { ImportLog } from '#app/imports/import_log'
import { Imports } from '#app/imports/imports'
import { peopleTarget } from '#app/people/import_targets'
import { PeopleStore } from '#app/people/people_store'

const ROWS = 2_500

test('an import that failed between two batches counts each row once when it continues', async ({
  assert,
  cleanup,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-'))
  cleanup(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'people.jsonl')
  const lines = Array.from({ length: ROWS }, (_, i) =>
    JSON.stringify({ source: 'f', id: `${i}`, name: `P ${i}` })
  )
  writeFileSync(path, lines.join('\n'))
  const people = peopleTarget(await app.container.make(PeopleStore))
  let batches = 0
  let isBroken = true
  const target = {
    ...people,
    apply: (...given: Parameters<typeof people.apply>) => {
      if (isBroken && ++batches === 2) throw new Error('the database is away')
      return people.apply(...given)
    },
  }
  const [sql, log] = [await app.container.make(Sql), await app.container.make(ImportLog)]
  const targets = { people: async () => target } as unknown as ConstructorParameters<typeof Imports>[2]
  const imports = new Imports(sql, log, targets)
  const run = () => imports.run('people', [path], { startedBy: 'tester' })

  await assert.rejects(run, 'the database is away')
  isBroken = false
  const { entry } = await run()
  assert.include(entry, { state: 'finished' })
  assert.include(entry!.counts, { read: ROWS, written: ROWS, rejected: 0, added: ROWS })
}).timeout(60_000)
