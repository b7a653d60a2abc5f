import { test } from '@japa/runner'
import { MemorySuppressionList } from '#tests/support/fakes/memory_suppression_list'
import { encoderProgress, isEncoderReady } from '#app/people/encoder_progress'
import { EncoderState } from '#app/people/encoder_state'
import { peopleIndexSource } from '#app/people/index_sources'
import { PeopleEncoder } from '#app/people/people_encoder'
import { PeopleStore } from '#app/people/people_store'
import { PersonVectors } from '#app/people/person_vectors'
import type { Sql } from '#domain/ports/sql'
import { NoEmbedder } from '#domain/search/embedder'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { SlowEmbedder } from './slow_embedder.js'

const MAX_PEOPLE = 1_000
const LATER_MS = 120_000
/** A time after every lease and wait of the present. */
const later = (times = 1): Date => new Date(Date.now() + times * LATER_MS)
const record = (at: number, title = `Nurse ${at}`) => ({
  id: `p${at}`,
  source: 'crm',
  name: `Person Number${at}`,
  title,
})
const records = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => record(from + at))

for (const [engine, open, skip] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const)
  test.group(`people are embedded in the background: ${engine}`, (group) => {
    group.tap((one) => one.skip(skip !== undefined, skip))
    let sql: Sql
    let store: PeopleStore
    const failures: unknown[] = []
    group.each.setup(async () => {
      const opened = await open()
      sql = opened.sql
      store = new PeopleStore(sql, new MemorySuppressionList())
      failures.length = 0
      return opened.end
    })
    const encoderOf = (model: SlowEmbedder, maxPeople = MAX_PEOPLE) =>
      new PeopleEncoder(sql, store, model, maxPeople, { error: (error: unknown) => failures.push(error) })
    const finish = async (encoder: PeopleEncoder, now?: Date) => {
      while (await encoder.step(now));
    }
    const isReady = () => isEncoderReady(sql, 'one', MAX_PEOPLE)
    const changesAfter = (sequence: number) =>
      peopleIndexSource(
        store,
        new PersonVectors(sql, new NoEmbedder(), { warn: () => {} }, 'one')
      ).changesSince(sequence, MAX_PEOPLE)

    test('everybody is embedded once, and indexes get their vectors', async ({ assert }) => {
      await store.applyRecords(records(0, 150))
      const head = await store.latestSequence()
      assert.isTrue((await changesAfter(0)).every(({ document }) => !document!.vectors))
      assert.isFalse(await isReady())
      const model = new SlowEmbedder('one')
      await finish(encoderOf(model))
      assert.equal(model.asked, 150)
      const changes = await changesAfter(head)
      assert.lengthOf(changes, 150)
      assert.isTrue(changes.every(({ document }) => document!.vectors!['about-one'].length === 2))
      assert.isTrue(await isReady())
      const { position, head: last } = (await encoderProgress(sql, 'one'))!
      assert.equal(position, last)
      const status = await new EncoderState(sql, store, 'one', MAX_PEOPLE).read()
      const counts = { embedded: 150, people: 150, max_people: MAX_PEOPLE }
      assert.deepEqual(status, { model: 'one', in_use: true, ...counts })
      assert.isNull(await new EncoderState(sql, store, null, MAX_PEOPLE).read())
    })

    test('only new and changed texts follow, and many new people wait for the model', async ({ assert }) => {
      await store.applyRecords(records(0, 100))
      const model = new SlowEmbedder('one')
      await finish(encoderOf(model))
      await store.applyRecords([record(3, 'Pilot'), record(100)])
      assert.isTrue(await isReady())
      await finish(encoderOf(model), later())
      assert.equal(model.asked, 102)
      await store.applyRecords(records(101, 130))
      assert.isFalse(await isReady())
      await finish(encoderOf(model), later(2))
      assert.equal(model.asked, 131)
      assert.isTrue(await isReady())
    })

    test('people imported soon after the first ones are counted', async ({ assert }) => {
      await store.applyRecords(records(0, 1))
      const encoder = encoderOf(new SlowEmbedder('one'))
      await finish(encoder)
      await store.applyRecords(records(1, 30))
      await finish(encoder)
      assert.equal((await encoderProgress(sql, 'one'))!.people, 30)
      assert.isTrue(await isReady())
    })

    test('one process embeds at a time, and another takes over from one that ended', async ({ assert }) => {
      await store.applyRecords(records(0, 150))
      const [first, second] = [new SlowEmbedder('one'), new SlowEmbedder('one')]
      assert.isTrue(await encoderOf(first).step())
      const other = encoderOf(second)
      assert.isFalse(await other.step())
      assert.equal(second.asked, 0)
      await finish(other, later())
      assert.equal(first.asked + second.asked, 150)
      assert.isTrue(await isReady())
    })

    test('a step that another process overtook stores nothing', async ({ assert }) => {
      await store.applyRecords(records(0, 10))
      const slow = new SlowEmbedder('one')
      const embed = slow.embed.bind(slow)
      slow.embed = async (texts) => {
        await finish(encoderOf(new SlowEmbedder('one')), later())
        return embed(texts)
      }
      assert.isFalse(await encoderOf(slow).step())
      const { position, head, logged } = (await encoderProgress(sql, 'one'))!
      assert.deepEqual([position, logged], [head, 0])
    })

    test('a person who is deleted meanwhile has no vector, and a refused text is not sent again', async ({
      assert,
    }) => {
      const refused = record(1, 'refused')
      await store.applyRecords([record(0), refused, record(2)])
      const model = new SlowEmbedder('one')
      const embed = model.embed.bind(model)
      model.embed = async (texts) => {
        if (model.asked === 0) await store.removeRecords([record(0)])
        return embed(texts)
      }
      await finish(encoderOf(model))
      const rows = await sql.select<{ vector: string | null }>('SELECT vector FROM person_vectors')
      assert.deepEqual(rows.map(({ vector }) => vector === null).sort(), [false, true])
      await store.applyRecords([{ ...refused, city: 'Berlin' } as never])
      await finish(encoderOf(model), later())
      assert.equal(model.asked, 3)
      assert.deepEqual(failures, [])
    })

    test('a rebuild without the model forgets its vectors, and then everybody is embedded again', async ({
      assert,
    }) => {
      await store.applyRecords(records(0, 10))
      await finish(encoderOf(new SlowEmbedder('one')))
      await new PersonVectors(sql, new NoEmbedder(), { warn: () => {} }).forgetOthers()
      assert.isFalse(await isReady())
      const again = new SlowEmbedder('one')
      await finish(encoderOf(again))
      assert.equal(again.asked, 10)
    })

    test('with more people than the limit, nobody is embedded', async ({ assert }) => {
      await store.applyRecords(records(0, 20))
      const model = new SlowEmbedder('one')
      await finish(encoderOf(model, 19))
      assert.equal(model.asked, 0)
      await finish(encoderOf(model), later())
      assert.isTrue(await isEncoderReady(sql, 'one', 20))
      assert.isFalse(await isEncoderReady(sql, 'one', 19))
    })
  })
