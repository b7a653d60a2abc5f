import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql, type SqlTransaction } from '#domain/ports/sql'

const INSERT =
  "INSERT INTO workspaces (id, slug, name, plan, card_on_file, status, created_at) VALUES (?, ?, 'n', 'pro', ?, 'active', ?)"

test.group('the SQL database', (group) => {
  let sql: Sql
  group.setup(async () => {
    sql = await app.container.make(Sql)
  })
  const newId = () => `ws_${randomUUID().replaceAll('-', '')}`
  const insert = (to: Sql, id: string) => to.run(INSERT, [id, id, true, new Date().toISOString()])
  const isThere = async (id: string, where: Sql = sql) =>
    (await where.select('SELECT 1 AS one FROM workspaces WHERE id = ?', [id])).length === 1
  /** What is told once a transaction ends. */
  const told = (tx: SqlTransaction, list: string[]) => {
    tx.onCommit(() => list.push('committed'))
    tx.onRollback(() => list.push('rolled back'))
  }

  test('a transaction commits with its last statement and tells of it once', async ({ assert }) => {
    const [id, list] = [newId(), [] as string[]]
    const result = await sql.transaction(async (tx) => {
      told(tx, list)
      assert.equal(await insert(tx, id), 1)
      assert.isTrue(await isThere(id, tx))
      assert.deepEqual(list, [])
      return 7
    })
    assert.equal(result, 7)
    assert.isTrue(await isThere(id))
    assert.deepEqual(list, ['committed'])
  })

  test('one that throws leaves nothing, and its connection is free again', async ({ assert }) => {
    for (let i = 0; i < 15; i++) {
      const [id, list] = [newId(), [] as string[]]
      await assert.rejects(
        () =>
          sql.transaction(async (tx) => {
            told(tx, list)
            await insert(tx, id)
            throw new Error('of this test')
          }),
        'of this test'
      )
      assert.isFalse(await isThere(id))
      assert.deepEqual(list, ['rolled back'])
    }
  })

  test('one in which a statement failed does not commit, also where that was caught', async ({ assert }) => {
    const id = newId()
    const work = async (tx: SqlTransaction) => {
      await insert(tx, id)
      await insert(tx, id).catch(() => {})
    }
    await assert.rejects(() => sql.transaction(work), /cannot commit/)
    assert.isFalse(await isThere(id))
  })

  test('one without a statement takes no connection', async ({ assert }) => {
    const list: string[] = []
    await Promise.all(
      Array.from({ length: 20 }, () =>
        sql.transaction(async (tx) => {
          told(tx, list)
          await new Promise((resolve) => setTimeout(resolve, 20))
        })
      )
    )
    assert.lengthOf(list, 20)
  })

  test('after its end a transaction takes no more statements', async ({ assert }) => {
    let kept!: SqlTransaction
    await sql.transaction(async (tx) => {
      kept = tx
      await insert(tx, newId())
    })
    await assert.rejects(() => insert(kept, newId()), 'the transaction has ended')
  })

  test('many at once, in and out of transactions, all take place', async ({ assert }) => {
    const ids = Array.from({ length: 120 }, newId)
    await Promise.all(
      ids.map((id, i) =>
        i % 2 ? insert(sql, id) : sql.transaction(async (tx) => void (await insert(tx, id)))
      )
    )
    for (const id of ids) assert.isTrue(await isThere(id))
  })
})
