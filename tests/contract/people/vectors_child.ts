/**
 * A process that embeds the people of the SQLite file named in its arguments in batches of five,
 * and prints the number of each batch. Every batch takes a while, so that the process can be killed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { PersonVectors } from '#app/people/person_vectors'
import { SlowEmbedder, vectorPeople } from './slow_embedder.js'
import { TestSqlite } from '../support/test_sqlite.js'

const embedder = new SlowEmbedder('one')
const vectors = new PersonVectors(new TestSqlite(process.argv[2]), embedder, { warn: () => {} })
const people = vectorPeople(100)
for (let at = 0; at < people.length; at += 5) {
  await vectors.of(people.slice(at, at + 5))
  process.stdout.write(`${at + 5}\n`)
  await sleep(20)
}
