import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readReference } from '#domain/privacy/person_reference'
import { Sql } from '#domain/ports/sql'
import { changesAfter, latestSequence } from '#app/index/change_log'
import { namedInRecords } from '#app/people/named_in_records'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { givePeople } from '#tests/functional/support/people'
import { suppressNobody } from './fixture.js'

const NAME = 'Ottoline Marchbanks'
const OTHER = 'Ada Byrne'

/** The database of a process that dies before its next transaction, after `count` transactions. */
function dyingAfter(sql: Sql, count: number): Sql {
  return new Proxy(sql, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return (work: Parameters<Sql['transaction']>[0]) => {
        if (count-- <= 0) throw new Error('died')
        return target.transaction(work)
      }
    },
  })
}

test.group('an erasure that is interrupted', (group) => {
  group.each.teardown(suppressNobody)

  for (const transactions of [0, 1, 2])
    test(`after ${transactions} transactions, the index still learns of each changed record`, async ({
      assert,
    }) => {
      await givePeople([
        { name: NAME, company: 'Lamplight' },
        { name: OTHER, company: 'Lamplight', summary: `${OTHER} and ${NAME} founded Lamplight.` },
      ])
      const sql = await app.container.make(Sql)
      const requests = await app.container.make(PrivacyRequests)
      const { person } = await requests.subject(readReference({ name: NAME, company: 'Lamplight' }))
      const [other] = await sql.select<{ person_id: string }>(
        `SELECT person_id FROM people WHERE person_id <> '${person.personIds[0]}'`
      )
      const before = await latestSequence(sql, 'people')
      await namedInRecords(dyingAfter(sql, transactions), 'people')
        .erase(person)
        .catch(() => {})
      await namedInRecords(sql, 'people').erase(person)
      assert.deepEqual(await namedInRecords(sql, 'people').find(person), [])
      const logged = await changesAfter(sql, 'people', before, 100)
      assert.deepEqual(
        logged.map(({ id, op }) => [id, op]),
        [[other.person_id, 'put']]
      )
      const [{ view }] = await sql.select<{ view: string }>('SELECT view FROM people WHERE person_id = ?', [
        other.person_id,
      ])
      assert.notInclude(view, 'Marchbanks')
    })
})
