import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { KeptVectors } from '#bench/relevance/kept_vectors'
import { textHash } from '#app/people/stored_vectors'

/** Creates a database of people whose headlines are their texts. */
function peopleOf(path: string, headlines: Record<string, string>): Database.Database {
  const database = new Database(path)
  database.exec(
    `CREATE TABLE people (person_id TEXT PRIMARY KEY, view TEXT);
     CREATE TABLE person_vectors (person_id TEXT, model TEXT, text_hash TEXT, vector TEXT,
       PRIMARY KEY (person_id, model))`
  )
  const insert = database.prepare('INSERT INTO people VALUES (?, ?)')
  for (const [id, headline] of Object.entries(headlines)) insert.run(id, JSON.stringify({ headline }))
  return database
}

test.group('bench relevance: kept vectors', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-vectors-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('a later run gets the vectors of equal texts', ({ assert }) => {
    const kept = join(folder, 'kept', 'vectors.sqlite3')
    const [first, second] = [join(folder, 'first.sqlite3'), join(folder, 'second.sqlite3')]
    const before = peopleOf(first, { a: 'Welder', b: 'Baker' })
    const insert = before.prepare('INSERT INTO person_vectors VALUES (?, ?, ?, ?)')
    insert.run('a', 'one', textHash('Welder'), 'AQ==')
    insert.run('b', 'one', textHash('Old text'), 'Ag==')
    new KeptVectors(kept, first).keep()
    before.close()

    const after = peopleOf(second, { x: 'Welder', y: 'Baker' })
    assert.equal(new KeptVectors(kept, second).restore(), 1)
    assert.deepEqual(after.prepare('SELECT * FROM person_vectors').all(), [
      { person_id: 'x', model: 'one', text_hash: textHash('Welder'), vector: 'AQ==' },
    ])
    after.close()
  })
})
